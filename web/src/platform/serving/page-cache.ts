interface PageCacheOptions<T> {
  /** How long a page is served, counted from the start of its making, when its data was read. */
  milliseconds: number;
  entries: number;
  bytes?: number;
  bytesOf?(page: T): number;
  mayCache?(page: T): boolean;
  now?: () => number;
}

interface Entry<T> {
  page: T;
  madeAt: number;
}

/** Public pages are the same for everyone, so a burst of visitors costs one render. */
export function createPageCache<T>(options: PageCacheOptions<T>) {
  const {
    milliseconds,
    entries,
    bytes = Infinity,
    bytesOf = () => 0,
    mayCache = () => true,
    now = () => Date.now(),
  } = options;
  const cached = new Map<string, Entry<T>>();
  const underWay = new Map<string, Promise<T>>();
  let cachedBytes = 0;

  const isFresh = ({ madeAt }: Entry<T>) => now() - madeAt < milliseconds;

  function start(key: string, make: () => Promise<T>): Promise<T> {
    const madeAt = now();
    const making = make()
      .then((page) => {
        if (mayCache(page)) store(key, { page, madeAt });
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  function store(key: string, entry: Entry<T>): void {
    remove(key);
    cached.set(key, entry);
    cachedBytes += bytesOf(entry.page);
    for (const [oldest, found] of cached) {
      if (isFresh(found) && cached.size <= entries && cachedBytes <= bytes) return;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    const found = cached.get(key);
    if (found && cached.delete(key)) cachedBytes -= bytesOf(found.page);
  }

  return {
    /** Returns the page for this key: from the cache, from a pending call, or from `make`. */
    get(key: string, make: () => Promise<T>): Promise<T> {
      const found = cached.get(key);
      if (found && isFresh(found)) return Promise.resolve(found.page);
      return underWay.get(key) ?? start(key, make);
    },
  };
}
