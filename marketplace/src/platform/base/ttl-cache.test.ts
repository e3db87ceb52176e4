import { expect, test } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

const timeOf = (second: number) => new Date(1_800_000_000_000 + second * 1000);

test('parallel callers share one result for some seconds', async () => {
  const kept = createTtlCache<number>({ seconds: 5, max: 10 });
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([kept.get('a', timeOf(0), make), kept.get('a', timeOf(1), make)])).toEqual([1, 1]);
  expect(await kept.get('a', timeOf(4.9), make)).toBe(1);
  expect(await kept.get('a', timeOf(5), make)).toBe(2);
});

test('a failure is not cached', async () => {
  const kept = createTtlCache<string>({ seconds: 5, max: 10 });
  await expect(kept.get('a', timeOf(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('a', timeOf(0), async () => 'back')).toBe('back');
});

test('the oldest result is removed for a new one', async () => {
  const kept = createTtlCache<string>({ seconds: 5, max: 2 });
  for (const key of ['a', 'b', 'c']) await kept.get(key, timeOf(0), async () => `first ${key}`);
  expect(await kept.get('a', timeOf(0), async () => 'second a')).toBe('second a');
  expect(await kept.get('c', timeOf(0), async () => 'second c')).toBe('first c');
});
