import { expect, test } from 'vitest';
import { isOwnPage, senderOf } from './sender.ts';

const own = { publicUrl: 'https://besesaka.example', host: 'www.besesaka.example' };
const sender = (headers: Record<string, string>, more = {}) =>
  senderOf({ headers: { get: (name) => headers[name] ?? null }, ...own, ...more });

test("our own origin is PUBLIC_URL's, or that of the requested host with PUBLIC_URL's scheme", () => {
  for (const origin of ['https://besesaka.example', 'https://www.besesaka.example', 'https://besesaka.example:443'])
    expect(sender({ origin }), origin).toBe('own');
  const others = ['http://besesaka.example', 'http://www.besesaka.example', 'https://besesaka.example:8443'];
  for (const origin of [
    ...others,
    'https://evil.example',
    'https://besesaka.example.evil.example',
    'null',
    'file://',
    'https://besesaka.example@evil.example',
  ])
    expect(sender({ origin }), origin).toBe('foreign');
  const local = { publicUrl: 'http://localhost:4000', host: '127.0.0.1:4000' };
  expect(sender({ origin: 'http://127.0.0.1:4000' }, local)).toBe('own');
  expect(sender({ origin: 'https://localhost:4000' }, local)).toBe('foreign');
});

test('without an origin Sec-Fetch-Site counts, and a sibling domain is another site', () => {
  for (const site of ['cross-site', 'same-site']) expect(sender({ 'sec-fetch-site': site })).toBe('foreign');
  for (const site of ['same-origin', 'none']) expect(sender({ 'sec-fetch-site': site })).toBe('unnamed');
  expect(sender({})).toBe('unnamed');
});

test('a page is ours only if its whole origin matches', () => {
  expect(isOwnPage('https://besesaka.example/cart?step=1', own)).toBe(true);
  expect(isOwnPage('http://besesaka.example/cart', own)).toBe(false);
  expect(isOwnPage('https://evil.example/?https://besesaka.example', own)).toBe(false);
  expect(isOwnPage('', { ...own, host: null })).toBe(false);
});
