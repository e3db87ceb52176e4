import { expect, test } from 'vitest';
import { shareDescription, shareLinks, shareText } from './share-links.ts';

const url = 'https://besesaka.test/products/kente-cloth';

test('a description of up to 100 characters is shared whole, and a longer one is cut', () => {
  expect(shareDescription('x'.repeat(100))).toBe('x'.repeat(100));
  expect(shareDescription('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
  expect(Array.from(shareDescription('🥻'.repeat(200)))).toHaveLength(100);
  expect(shareDescription('  two\n\n lines ')).toBe('two lines');
});

test('every link contains the encoded address', () => {
  const links = shareLinks({ title: 'Kente & "cloth"', description: 'Hand-woven #1', url });
  for (const link of Object.values(links)) expect(decodeURIComponent(link)).toContain(url);
  expect(links.whatsapp).toBe(`https://wa.me/?text=${encodeURIComponent(`Kente & "cloth" - Hand-woven #1 ${url}`)}`);
  expect(links.email).not.toContain('+');
  expect(links.facebook).not.toContain('"');
});

test('the copied text leaves out an empty description', () => {
  expect(shareText({ title: 'Kente', description: '', url })).toBe(`Kente\n${url}`);
});
