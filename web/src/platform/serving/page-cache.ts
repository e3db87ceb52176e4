interface Made {
  /** When its data was read, in milliseconds. */
  madeAt: number;
}

interface PageCacheOptions<Page> {
  milliseconds: number;
  entries: number;
  bytes?: number;
  bytesOf?(page: Page): number;
  mayCache?(page: Page): boolean;
  now?: () => number;
}

/** Public pages are the same for everyone, so a burst of visitors costs one render. */
export function createPageCache<Page extends Made>({
  milliseconds,
  entries,
  bytes = Number.POSITIVE_INFINITY,
  bytesOf = () => 0,
  mayCache = () => true,
  now = () => Date.now(),
}: PageCacheOptions<Page>) {
  const cached = new Map<string, Page>();
  const underWay = new Map<string, Promise<Page>>();
  let cachedBytes = 0;

  const isFresh = ({ madeAt }: Page) => now() - madeAt < milliseconds;

  function start(key: string, make: () => Promise<Page>): Promise<Page> {
    const making = make()
      .then((page) => {
        if (mayCache(page)) store(key, page);
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  function store(key: string, page: Page): void {
    remove(key);
    cached.set(key, page);
    cachedBytes += bytesOf(page);
    for (const [oldest, found] of cached) {
      if (isFresh(found) && cached.size <= entries && cachedBytes <= bytes) return;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    const entry = cached.get(key);
    if (entry && cached.delete(key)) cachedBytes -= bytesOf(entry);
  }

  return {
    /** Returns the page for this key: from the cache, from a pending call, or from `make`. */
    get(key: string, make: () => Promise<Page>): Promise<Page> {
      const entry = cached.get(key);
      if (entry && isFresh(entry)) return Promise.resolve(entry);
      return underWay.get(key) ?? start(key, make);
    },
  };
}
