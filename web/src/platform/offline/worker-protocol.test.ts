import { expect, test } from 'vitest';
import { kindOf, mayStore, withSavedAt } from './worker-protocol.ts';

const kind = (path: string, isNavigation = true) => kindOf(new URL(path, 'https://besesaka.test'), isNavigation);

test('public pages are stored, private ones are not, and other requests are ignored', () => {
  for (const path of ['/', '/products', '/products/kente-stole', '/shops/adepa', '/categories/food?page=2', '/help'])
    expect(kind(path), path).toBe('public page');
  for (const path of [
    '/dashboard/orders/BSK-1',
    '/chat/7',
    '/cart',
    '/account',
    '/search?q=ring',
    '/forgot-password',
    '/products/search?q=ring',
  ])
    expect(kind(path), path).toBe('own page');
  for (const path of [
    ...[
      '/graphql',
      '/api/v1/products/',
      '/payments/callback?reference=1',
      '/admin/orders',
      '/dev/mail',
      '/media/1/320.avif',
    ],
    ...['/reset-password?token=1', '/confirm-email?token=1', '/worker.js', '/product/kente', '/chatter'],
  ])
    expect(kind(path), path).toBeNull();
});

test('other stored requests are hashed files and public pictures only', () => {
  expect(kind('/assets/app-1.js', false)).toBe('file');
  expect(kind('/media/1/320.avif', false)).toBe('picture');
  for (const path of ['/', '/graphql?operationName=Home', '/api/uploads/1', '/products/kente-stole'])
    expect(kind(path, false), path).toBeNull();
});

test('responses with `no-store` are not stored', () => {
  const answer = (cacheControl: string | null, status = 200) =>
    new Response('', { status, headers: cacheControl === null ? {} : { 'cache-control': cacheControl } });
  expect(mayStore(answer('public, max-age=0, s-maxage=5'))).toBe(true);
  // With the user's own switch for less data; the page is the same for all of them.
  expect(mayStore(answer('private, no-cache'))).toBe(true);
  expect(mayStore(answer('no-store'))).toBe(false);
  expect(mayStore(answer('private, no-store'))).toBe(false);
  expect(mayStore(answer(null))).toBe(false);
  expect(mayStore(answer('public', 404))).toBe(false);
});

test('a page shows once since when it is saved', () => {
  const page = '<!doctype html><html lang="en-GH"><p>data-saved-at="9"</p></html>';
  const first = withSavedAt(page, 1);
  expect(first).toBe('<!doctype html><html data-saved-at="1" lang="en-GH"><p>data-saved-at="9"</p></html>');
  expect(withSavedAt(first, 22)).toBe(first.replace('"1"', '"22"'));
});
