import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderAttempts } from './order-attempt.ts';
import type { PlacingOutcome } from './place-purchase.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of this tab; another one is the tab after a reload. */
const page = () => new OrderAttempts();

const placed: PlacingOutcome = { orders: [] };

const asked = (purchase: string, shippingCity = 'Tema', user: string | null = 'ama') => ({
  purchase,
  user,
  input: {
    shippingFullName: 'Ama',
    shippingPhone: '+233244123456',
    shippingAddress: 'Plot 5',
    shippingCity,
    shippingRegion: 'Oti' as const,
    shippingLandmark: '',
    shippingNotes: '',
    expectedTotal: '10.00',
  },
});
const day = 24 * 60 * 60 * 1000;

test('the same content again goes out under the same key, as often as it takes', () => {
  const attempts = page();
  const keys = [1, 2, 3].map(() => attempts.begin(asked('product:kente:1')).key);
  expect(new Set(keys).size).toBe(1);
});

test('nothing else begins before it is known what became of the first: no other quantity, address or purchase', () => {
  const attempts = page();
  const { key } = attempts.begin(asked('product:kente:1'));
  for (const other of [asked('product:kente:3'), asked('product:kente:1', 'Ho'), asked('cart:5')]) {
    expect(() => attempts.begin(other)).toThrow('An earlier order attempt is not settled yet');
  }
  attempts.settle(key);
  expect(attempts.begin(asked('product:kente:3')).key).not.toBe(key);
});

test('a lost answer is still open after a reload, with what was sent', () => {
  const { key } = page().begin(asked('product:kente:1'));
  const reloaded = page();
  expect(reloaded.open('ama')).toMatchObject({ key, purchase: 'product:kente:1', input: { shippingCity: 'Tema' } });
  expect(reloaded.begin(asked('product:kente:1')).key).toBe(key);
});

test('an answer closes it for later pages as well', () => {
  const attempts = page();
  attempts.settle(attempts.begin(asked('cart:4')).key);
  expect(page().open('ama')).toBeNull();
});

test('a late answer to an earlier attempt does not close the one of now', () => {
  const attempts = page();
  const first = attempts.begin(asked('cart:4')).key;
  attempts.settle(first);
  const second = attempts.begin(asked('cart:5')).key;
  attempts.settle(first);
  expect(attempts.open('ama')?.key).toBe(second);
});

test('another user in the same tab neither sees it nor waits for it', () => {
  const attempts = page();
  const { key } = attempts.begin(asked('cart:4'));
  expect(attempts.open('kofi')).toBeNull();
  expect(attempts.open(null)?.key).toBe(key);
  expect(attempts.begin(asked('cart:1', 'Ho', 'kofi')).key).not.toBe(key);
});

test('it is kept for as long as the service knows the key', () => {
  page().begin(asked('cart:4'));
  vi.advanceTimersByTime(7 * day - 1);
  expect(page().open('ama')).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(page().open('ama')).toBeNull();
});

test('an answer that arrives without a checkout to show it stays to be asked for, and the attempt stays open', async () => {
  const attempts = page();
  const close = attempts.hold();
  const { key } = attempts.begin(asked('product:kente:1'));
  const answer = attempts.follow(key, Promise.resolve(placed));
  close();
  await answer;
  expect(attempts.open('ama')?.key).toBe(key);
  expect(await attempts.answerTo(key)).toBe(placed);
  // Nothing else goes out under a key of its own before its buyer has seen that.
  expect(() => attempts.begin(asked('product:kente:2'))).toThrow();
  expect(page().open('ama')?.key).toBe(key);
});

test('what was seen is over: the same thing again goes out under another key', async () => {
  const attempts = page();
  const { key } = attempts.begin(asked('product:kente:1'));
  await attempts.follow(key, Promise.resolve(placed));
  attempts.settle(key);
  expect(await attempts.answerTo(key)).toBeUndefined();
  expect(attempts.begin(asked('product:kente:1')).key).not.toBe(key);
});

test('it is known how long a request is under way, whatever becomes of it', async () => {
  const attempts = page();
  expect(attempts.sendingMs()).toBeNull();
  const { key } = attempts.begin(asked('cart:4'));
  let fail = (_reason: Error) => {};
  const sent = new Promise<PlacingOutcome>((_, reject) => {
    fail = reject;
  });
  const followed = attempts.follow(key, sent);
  vi.advanceTimersByTime(1500);
  expect(attempts.sendingMs()).toBe(1500);
  fail(new Error('The tab is closed'));
  await expect(followed).rejects.toThrow();
  expect(attempts.sendingMs()).toBeNull();
});

test('those who look hear of each change, and whether a checkout is there to show it', () => {
  const attempts = page();
  const seen: unknown[] = [];
  attempts.subscribe(() => seen.push([attempts.isHeld(), attempts.open('ama') !== null]));
  const close = attempts.hold();
  const { key } = attempts.begin(asked('cart:4'));
  close();
  attempts.settle(key);
  expect(seen).toEqual([
    [true, false],
    [true, true],
    [false, true],
    [false, false],
  ]);
});
