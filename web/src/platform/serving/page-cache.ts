export interface PageCache<T> {
  /** The page under this key: kept, being made by somebody else just now, or made by `make`. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

interface PageCacheOptions<T> {
  milliseconds: number;
  entries: number;
  mayKeep(page: T): boolean;
  now?: () => number;
}

/** Public pages are the same for everybody, so a burst of visitors costs one render. */
export function createPageCache<T>({
  milliseconds,
  entries,
  mayKeep,
  now = Date.now,
}: PageCacheOptions<T>): PageCache<T> {
  const kept = new Map<string, { page: T; until: number }>();
  const underWay = new Map<string, Promise<T>>();

  async function makeAndKeep(key: string, make: () => Promise<T>): Promise<T> {
    const page = await make();
    if (!mayKeep(page)) return page;
    kept.delete(key);
    kept.set(key, { page, until: now() + milliseconds });
    const [oldest] = kept.keys();
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    return page;
  }

  return {
    get(key, make) {
      const found = kept.get(key);
      if (found && found.until > now()) return Promise.resolve(found.page);
      const joined = underWay.get(key);
      if (joined) return joined;
      const started = makeAndKeep(key, make).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}
