/** Caches answers for a few seconds. Concurrent callers share one computation. */
export interface TtlCache<T> {
  get(key: string, now: Date, make: () => Promise<T>): Promise<T>;
}

interface Entry<T> {
  answer: Promise<T>;
  until: number;
}

/** `max` bounds the memory: the oldest entry is dropped. */
export function createTtlCache<T>({ seconds, max }: { seconds: number; max: number }): TtlCache<T> {
  const entries = new Map<string, Entry<T>>();

  function store(key: string, entry: Entry<T>): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > max) entries.delete(entries.keys().next().value ?? key);
    // A failure is not cached: the next caller tries again.
    entry.answer.catch(() => entries.get(key) === entry && entries.delete(key));
  }

  return {
    get(key, now, make) {
      const cached = entries.get(key);
      if (cached && cached.until > now.getTime()) return cached.answer;
      const answer = make();
      store(key, { answer, until: now.getTime() + seconds * 1000 });
      return answer;
    },
  };
}
