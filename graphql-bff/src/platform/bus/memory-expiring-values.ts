import type { ExpiringValues } from './bus.ts';

/** For a BFF with a single process. */
export function createMemoryExpiringValues(): ExpiringValues {
  const keys = new Map<string, Map<string, number>>();

  function living(key: string): Map<string, number> {
    const values = keys.get(key) ?? new Map<string, number>();
    for (const [value, end] of values) if (end <= Date.now()) values.delete(value);
    if (values.size === 0) keys.delete(key);
    return values;
  }

  return {
    async keep(key, value, seconds) {
      keys.set(key, living(key).set(value, Date.now() + seconds * 1000));
    },
    async forget(key, value) {
      keys.get(key)?.delete(value);
      living(key);
    },
    read: async (key) => [...living(key).keys()],
  };
}
