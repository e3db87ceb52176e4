import { expect, it } from 'vitest';
import { linksIn } from './links-in.ts';

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => (href ? [href] : []));

it('finds the links in a sentence, without its punctuation', () => {
  expect(linksIn('See https://example.com/a?b=1, or (http://kente.gh).')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ', or (' },
    { text: 'http://kente.gh', href: 'http://kente.gh/' },
    { text: ').' },
  ]);
});

it('keeps brackets that belong to the link', () => {
  expect(hrefs('https://en.wikipedia.org/wiki/Kente_(cloth)')).toEqual(['https://en.wikipedia.org/wiki/Kente_(cloth)']);
});

it.each([')', '.)', '.'])(
  'reads an address with a long tail of %s at once, so that no message freezes a chat',
  (tail) => {
    const text = `https://kente.gh${tail.repeat(30_000)} x`;
    const began = performance.now();
    expect(linksIn(text)[0]?.href).toBe('https://kente.gh/');
    // It took ten seconds when the brackets were counted again for each one.
    expect(performance.now() - began).toBeLessThan(2_000);
  },
);

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'JaVaScRiPt://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com',
  'https://',
  'http://[bad',
  'https://besesaka.com@evil.example',
  'https://user:secret@evil.example',
  'https://evil.example/\u202egnp.exe',
])('keeps %s as text', (text) => {
  expect(linksIn(text)).toEqual([{ text }]);
});

it.each([
  ['Look at www.kente.gh/new, please', 'www.kente.gh/new', 'https://www.kente.gh/new'],
  ['WWW.Kente.GH.', 'WWW.Kente.GH', 'https://www.kente.gh/'],
  ['Call 024 412 3456.', '024 412 3456', 'tel:+233244123456'],
  ['0244123456', '0244123456', 'tel:+233244123456'],
  ['on +233 24 412 3456, or', '+233 24 412 3456', 'tel:+233244123456'],
  ['00233-24-412-3456', '00233-24-412-3456', 'tel:+233244123456'],
  ['WhatsApp: +44 20 7946 0958!', '+44 20 7946 0958', 'tel:+442079460958'],
])('makes a link of %s', (text, shown, href) => {
  expect(linksIn(text).filter((part) => part.href)).toEqual([{ text: shown, href }]);
});

it.each([
  'www.nothing',
  'mail me@www.example.com',
  'awww.cute.com',
  'IMEI 352099001761481',
  'order BS0244123456',
  '₵0,244,123.456',
  '1.0244123456',
  '2026-03-14 10:00',
  '02441234567',
])('finds no link in %s', (text) => {
  expect(linksIn(text)).toEqual([{ text }]);
});

it('loses no character of the text', () => {
  const text = 'a https://x.gh/1). b\nhttp://y.gh c <img src=x onerror=alert(1)> https://z.gh"onclick="x';
  expect(
    linksIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(hrefs(text)).toEqual(['https://x.gh/1', 'http://y.gh/', 'https://z.gh/']);
});

it('returns nothing for an empty text', () => {
  expect(linksIn('')).toEqual([]);
});
