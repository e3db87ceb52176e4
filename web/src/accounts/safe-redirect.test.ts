import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test('a path on this site is kept with its query and fragment', () => {
  for (const path of [
    '/',
    '/products/kente-cloth',
    '/search?q=shea%20butter&page=2',
    '/products/a-b#reviews',
    '/chat/1',
  ]) {
    expect(safeRedirect(path)).toBe(path);
  }
});

test('every other redirect goes to the home page', () => {
  const elsewhere = [
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/',
    'https:evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'evil.test',
    '/%2fevil.test',
    '/%5cevil.test',
    '/%252fevil.test',
    '/%25255cevil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/%09/evil.test',
    '/%0d%0aSet-Cookie:x',
    '/.//evil.test',
    '/x/..//evil.test',
    '/%2e%2f/evil.test',
    '/\u0000x',
    '\u00a0//evil.test',
    '',
    ' ',
    '@evil.test',
  ];
  for (const path of elsewhere) expect(safeRedirect(path), JSON.stringify(path)).toBe('/');
  expect(safeRedirect(null)).toBe('/');
  expect(safeRedirect(undefined)).toBe('/');
});

test('a login does not redirect to the login screens', () => {
  expect(safeRedirect('/login?redirect=/login')).toBe('/');
  expect(safeRedirect('/signup')).toBe('/');
});

test('no text makes the browser leave this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '%25',
    '2f',
    '\t',
    '\n',
    ':',
    '@',
    '.',
    '..',
    '//',
    'evil.test',
    'https',
    '?',
    '#',
    'a',
    '\u2028',
  );
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(nasty, fc.boolean(), (text, slashed) => {
      const path = safeRedirect(slashed ? `/${text}` : text);
      const url = new URL(path, 'https://besesaka.test/login');
      return path.startsWith('/') && !path.startsWith('//') && url.origin === 'https://besesaka.test';
    }),
    { numRuns: 5000 },
  );
}, 30_000);
