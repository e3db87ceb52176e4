import { expect, test } from 'vitest';
import { createKept } from './kept.ts';

const at = (second: number) => new Date(1_800_000_000_000 + second * 1000);

test('an answer is made once for all who ask within its seconds', async () => {
  const kept = createKept<number>({ seconds: 5, max: 10 });
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([kept.get('a', at(0), make), kept.get('a', at(1), make)])).toEqual([1, 1]);
  expect(await kept.get('a', at(4.9), make)).toBe(1);
  expect(await kept.get('a', at(5), make)).toBe(2);
});

test('a failure is forgotten at once', async () => {
  const kept = createKept<string>({ seconds: 5, max: 10 });
  await expect(kept.get('a', at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('a', at(0), async () => 'back')).toBe('back');
});

test('the oldest answer makes room for a new one', async () => {
  const kept = createKept<string>({ seconds: 5, max: 2 });
  for (const key of ['a', 'b', 'c']) await kept.get(key, at(0), async () => `first ${key}`);
  expect(await kept.get('a', at(0), async () => 'second a')).toBe('second a');
  expect(await kept.get('c', at(0), async () => 'second c')).toBe('first c');
});
