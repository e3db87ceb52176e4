/** The objects on a page. When one changes, the page is dropped; see `pageTags`. */
type Tags = readonly string[];

export interface PageCache<T> {
  /** Returns the page for this key: from the cache, from a pending call, or from `make`. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Drops the pages that show one of these tags; without tags, all pages. */
  drop(tags?: Tags): void;
  /** While the stream of changes is connected, pages live longer and stale ones are served during renewal. */
  setHearing(isHearing: boolean): void;
}

interface PageCacheOptions<T> {
  entries: number;
  /** How long a page is fresh without the stream of changes. */
  milliseconds: number;
  /** How long a page is fresh while the stream is connected. */
  heardMilliseconds?(page: T): number;
  /** How long a stale page is served during its renewal while the stream is connected. */
  staleMilliseconds?: number;
  mayCache(page: T): boolean;
  tagsOf?(page: T): Tags;
  now?: () => number;
}

interface Entry<T> {
  page: T;
  madeAt: number;
}

interface Work<T> {
  page: Promise<T>;
  /** The tags that changed since it started; null means all. */
  changed: Set<string> | null;
}

/** Public pages are the same for everyone, so a burst of visitors costs one render. */
export function createPageCache<T>(options: PageCacheOptions<T>): PageCache<T> {
  const { entries, milliseconds, heardMilliseconds, staleMilliseconds = 0, mayCache, tagsOf, now = Date.now } = options;
  const cached = new Map<string, Entry<T>>();
  const underWay = new Map<string, Work<T>>();
  let isHearing = false;

  const shows = (page: T, changed: ReadonlySet<string>) => tagsOf?.(page).some((tag) => changed.has(tag)) === true;

  function start(key: string, make: () => Promise<T>): Promise<T> {
    const work: Work<T> = { page: make(), changed: new Set() };
    underWay.set(key, work);
    const done = work.page.then((page) => {
      // A page rendered during a change may contain old data.
      if (mayCache(page) && work.changed !== null && !shows(page, work.changed)) store(key, page);
      return page;
    });
    work.page = done.finally(() => underWay.delete(key));
    return work.page;
  }

  function store(key: string, page: T): void {
    cached.delete(key);
    cached.set(key, { page, madeAt: now() });
    const [oldest] = cached.keys();
    if (cached.size > entries && oldest !== undefined) cached.delete(oldest);
  }

  return {
    get(key, make) {
      const found = cached.get(key);
      const age = found ? now() - found.madeAt : 0;
      if (found && !isHearing && age < milliseconds) return Promise.resolve(found.page);
      if (found && isHearing) {
        const fresh = heardMilliseconds?.(found.page) ?? milliseconds;
        if (age < fresh) return Promise.resolve(found.page);
        if (age < fresh + staleMilliseconds) {
          // Errors are ignored here; a caller that has to wait for a renewal gets them.
          if (!underWay.has(key)) start(key, make).catch(() => {});
          return Promise.resolve(found.page);
        }
      }
      return underWay.get(key)?.page ?? start(key, make);
    },
    drop(tags) {
      const changed = tags && new Set(tags);
      for (const [key, { page }] of cached) if (!changed || shows(page, changed)) cached.delete(key);
      for (const work of underWay.values()) {
        if (!tags) work.changed = null;
        else for (const tag of tags) work.changed?.add(tag);
      }
    },
    setHearing(hears) {
      isHearing = hears;
    },
  };
}
