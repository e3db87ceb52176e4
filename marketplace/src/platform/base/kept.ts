/** Answers kept for a few seconds; callers that come while one is being made wait for the same one. */
export interface Kept<T> {
  get(key: string, now: Date, make: () => Promise<T>): Promise<T>;
  /** All of them, where this process knows that they are no longer true. */
  forget(): void;
}

interface Entry<T> {
  answer: Promise<T>;
  until: number;
}

/** `max` bounds the memory: the oldest answer makes room. */
export function createKept<T>({ seconds, max }: { seconds: number; max: number }): Kept<T> {
  const entries = new Map<string, Entry<T>>();

  function keep(key: string, entry: Entry<T>): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > max) entries.delete(entries.keys().next().value ?? key);
    // A failure is not kept: the next caller tries again.
    entry.answer.catch(() => entries.get(key) === entry && entries.delete(key));
  }

  return {
    get(key, now, make) {
      const held = entries.get(key);
      if (held && held.until > now.getTime()) return held.answer;
      const answer = make();
      keep(key, { answer, until: now.getTime() + seconds * 1000 });
      return answer;
    },
    forget: () => entries.clear(),
  };
}
