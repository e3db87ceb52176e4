import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

function setUp({ mayCache = true } = {}) {
  const clock = { now: 0 };
  const cache = createPageCache<{ text: string; madeAt: number }>({
    milliseconds: 5_000,
    entries: 3,
    bytes: 20,
    bytesOf: ({ text }) => text.length,
    mayCache: () => mayCache,
    now: () => clock.now,
  });
  let made = 0;
  const make = vi.fn(async () => {
    made += 1;
    return { text: `page ${made}`, madeAt: clock.now };
  });
  const get = async (key = '/') => (await cache.get(key, make)).text;
  return { clock, cache, make, get };
}

test('parallel requests for one address share one render', async () => {
  const { get, make } = setUp({ mayCache: false });
  expect(await Promise.all([get(), get(), get()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(make).toHaveBeenCalledOnce();
});

test('a page lives for five seconds', async () => {
  const { get, clock } = setUp();
  await get();
  clock.now = 4_999;
  expect(await get()).toBe('page 1');
  clock.now = 5_000;
  expect(await get()).toBe('page 2');
});

test('the lifetime begins before the render, because its data is read then', async () => {
  const { cache, get, clock } = setUp();
  await cache.get('/', async () => {
    const madeAt = clock.now;
    clock.now = 2_000;
    return { text: 'slow', madeAt };
  });
  clock.now = 4_999;
  expect(await get()).toBe('slow');
  clock.now = 5_000;
  expect(await get()).toBe('page 1');
});

test('failures and pages that may not be cached are rendered again', async () => {
  const { cache, get, make } = setUp({ mayCache: false });
  await get();
  await get();
  expect(make).toHaveBeenCalledTimes(2);
  await expect(cache.get('/x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get('/x')).toBe('page 3');
});

test('the oldest of more than three pages is removed', async () => {
  const { get, make } = setUp();
  for (const key of ['/1', '/2', '/3', '/4', '/4', '/2']) await get(key);
  expect(make).toHaveBeenCalledTimes(4);
  await get('/1');
  expect(make).toHaveBeenCalledTimes(5);
});

test('the oldest pages are removed beyond the size limit, and a larger page is not stored', async () => {
  const { cache, get, make } = setUp();
  await get('/1');
  await get('/2');
  await cache.get('/long', async () => ({ text: 'x'.repeat(14), madeAt: 0 }));
  expect(await get('/2')).toBe('page 2');
  expect(await get('/1')).toBe('page 3');
  const tooLong = vi.fn(async () => ({ text: 'x'.repeat(21), madeAt: 0 }));
  await cache.get('/too-long', tooLong);
  await cache.get('/too-long', tooLong);
  expect(tooLong).toHaveBeenCalledTimes(2);
  expect(make).toHaveBeenCalledTimes(3);
});
