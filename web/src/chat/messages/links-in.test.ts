import { expect, it } from 'vitest';
import { linksIn } from './links-in.ts';

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => (href ? [href] : []));

it('finds the addresses in a sentence, without its punctuation', () => {
  expect(linksIn('See https://example.com/a?b=1, or (http://kente.gh).')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ', or (' },
    { text: 'http://kente.gh', href: 'http://kente.gh/' },
    { text: ').' },
  ]);
});

it('keeps brackets that belong to the address', () => {
  expect(hrefs('https://en.wikipedia.org/wiki/Kente_(cloth)')).toEqual(['https://en.wikipedia.org/wiki/Kente_(cloth)']);
});

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
])('leaves %s as text', (text) => {
  expect(linksIn(text)).toEqual([{ text }]);
});

it('loses no letter of what was written', () => {
  const text = 'a https://x.gh/1). b\nhttp://y.gh c <img src=x onerror=alert(1)> https://z.gh"onclick="x';
  expect(
    linksIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(hrefs(text)).toEqual(['https://x.gh/1', 'http://y.gh/', 'https://z.gh/']);
});

it('answers nothing for nothing', () => {
  expect(linksIn('')).toEqual([]);
});
