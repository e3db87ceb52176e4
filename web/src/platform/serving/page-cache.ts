/** What a page shows, so that it goes when one of these changes; see `pageTags`. */
type Tags = readonly string[];

export interface PageCache<T> {
  /** The page under this key: cached, being made by an earlier caller just now, or made by `make`. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Drops the pages that show one of these; all of them without tags. */
  drop(tags?: Tags): void;
  /** While changes are heard pages live longer, and an old one is served while its renewal runs. */
  setHearing(isHearing: boolean): void;
}

interface PageCacheOptions<T> {
  entries: number;
  /** How long a page is fresh where nothing says that it changed. */
  milliseconds: number;
  /** How long it is fresh while changes are heard. */
  heardMilliseconds?(page: T): number;
  /** How long a page that is not fresh is still served, while changes are heard and one renewal runs. */
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
  /** What changed since it began; null stands for everything. */
  changed: Set<string> | null;
}

/** Public pages are the same for everybody, so a burst of visitors costs one render. */
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
      // It may have been made from what was true before the change.
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
          // What goes wrong with the renewal is said by whoever has to wait for one.
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
