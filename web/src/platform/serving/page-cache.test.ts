import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

interface Page {
  text: string;
  shows: string[];
}

function setUp({ mayCache = true, hears = false } = {}) {
  const clock = { now: 0 };
  const cache = createPageCache<Page>({
    milliseconds: 5_000,
    heardMilliseconds: () => 60_000,
    staleMilliseconds: 30_000,
    entries: 2,
    mayCache: () => mayCache,
    tagsOf: ({ shows }) => shows,
    now: () => clock.now,
  });
  cache.setHearing(hears);
  let made = 0;
  const make = vi.fn(async (): Promise<Page> => {
    made += 1;
    return { text: `page ${made}`, shows: ['product:a', 'shop:esi'] };
  });
  const get = async (key = '/') => (await cache.get(key, make)).text;
  return { clock, cache, make, get };
}

/** A page whose making ends when it is told to. */
function slowly() {
  let finish = (_page: Page) => {};
  const make = vi.fn(
    () =>
      new Promise<Page>((done) => {
        finish = done;
      }),
  );
  return { make, finish: (text: string) => finish({ text, shows: ['product:a'] }) };
}

test('a burst for one address is one render', async () => {
  const { get, make } = setUp({ mayCache: false });
  expect(await Promise.all([get(), get(), get()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(make).toHaveBeenCalledOnce();
});

test('where no change is heard of, a page lives for five seconds and is then made again, whoever waits', async () => {
  const { get, clock } = setUp();
  await get();
  clock.now = 4_999;
  expect(await get()).toBe('page 1');
  clock.now = 5_000;
  expect(await get()).toBe('page 2');
});

test('while changes are heard a page lives on, and then one renewal runs while the old one is served', async () => {
  const { cache, clock, get } = setUp({ hears: true });
  await get();
  clock.now = 59_999;
  expect(await get()).toBe('page 1');
  clock.now = 60_000;
  const { make, finish } = slowly();
  const texts = await Promise.all([1, 2, 3].map(async () => (await cache.get('/', make)).text));
  expect(texts).toEqual(['page 1', 'page 1', 'page 1']);
  expect(make).toHaveBeenCalledOnce();
  finish('renewed');
  await vi.waitFor(async () => expect(await get()).toBe('renewed'));
  clock.now = 150_001;
  expect(await get()).toBe('page 2');
});

test('a renewal that fails leaves the old page until it is too old, and is tried again', async () => {
  const { cache, clock, get } = setUp({ hears: true });
  await get();
  clock.now = 60_000;
  const failing = vi.fn(async () => Promise.reject(new Error('no')));
  expect((await cache.get('/', failing)).text).toBe('page 1');
  await vi.waitFor(async () => {
    await cache.get('/', failing);
    expect(failing.mock.calls.length).toBeGreaterThan(1);
  });
  clock.now = 90_000;
  await expect(cache.get('/', failing)).rejects.toThrow('no');
});

test('what stops hearing serves nothing that is older than five seconds', async () => {
  const { cache, clock, get } = setUp({ hears: true });
  await get();
  clock.now = 5_000;
  expect(await get()).toBe('page 1');
  cache.setHearing(false);
  expect(await get()).toBe('page 2');
});

test('a change drops the pages that show it, and no other', async () => {
  const { cache, get } = setUp({ hears: true });
  await get();
  cache.drop(['product:b']);
  expect(await get()).toBe('page 1');
  cache.drop(['shop:other', 'shop:esi']);
  expect(await get()).toBe('page 2');
  cache.drop();
  expect(await get()).toBe('page 3');
});

test.each([[['product:a']], [undefined]])(
  'a page that was being made when something in it changed is not cached (%s)',
  async (tags) => {
    const { cache, get } = setUp({ hears: true });
    const { make, finish } = slowly();
    const first = cache.get('/', make);
    cache.drop(tags);
    finish('before the change');
    expect((await first).text).toBe('before the change');
    expect(await get()).toBe('page 1');
  },
);

test('what may not be cached and what failed is made again', async () => {
  const { cache, get, make } = setUp({ mayCache: false });
  await get();
  await get();
  expect(make).toHaveBeenCalledTimes(2);
  await expect(cache.get('/x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get('/x')).toBe('page 3');
});

test('the oldest gives way', async () => {
  const { get, make } = setUp();
  for (const key of ['/1', '/2', '/3', '/3']) await get(key);
  expect(make).toHaveBeenCalledTimes(3);
  await get('/1');
  expect(make).toHaveBeenCalledTimes(4);
});
