import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setUp(mayKeep = true) {
  const clock = { now: 0 };
  const cache = createPageCache<string>({
    milliseconds: 5000,
    entries: 2,
    mayKeep: () => mayKeep,
    now: () => clock.now,
  });
  return { clock, cache };
}

test('a burst for one address is one render', async () => {
  const { cache } = setUp(false);
  const make = vi.fn(async () => 'page');
  expect(await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)])).toEqual([
    'page',
    'page',
    'page',
  ]);
  expect(make).toHaveBeenCalledOnce();
});

test('a page is kept for its seconds and then made anew', async () => {
  const { cache, clock } = setUp();
  const make = vi.fn(async () => 'page');
  await cache.get('/', make);
  clock.now = 4999;
  await cache.get('/', make);
  expect(make).toHaveBeenCalledOnce();
  clock.now = 5001;
  await cache.get('/', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what may not be kept and what failed is made again', async () => {
  const { cache } = setUp(false);
  const make = vi.fn(async () => 'page');
  await cache.get('/', make);
  await cache.get('/', make);
  expect(make).toHaveBeenCalledTimes(2);
  const failing = vi.fn(async () => Promise.reject(new Error('no')));
  await expect(cache.get('/x', failing)).rejects.toThrow('no');
  await expect(cache.get('/x', make)).resolves.toBe('page');
});

test('the oldest gives way', async () => {
  const { cache } = setUp();
  const make = vi.fn(async () => 'page');
  for (const key of ['/1', '/2', '/3']) await cache.get(key, make);
  await cache.get('/3', make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get('/1', make);
  expect(make).toHaveBeenCalledTimes(4);
});
