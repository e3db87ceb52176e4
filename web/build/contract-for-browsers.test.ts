import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutWords } from './contract-for-browsers.ts';

const reduced = (code: string) => withoutWords(code, parseAst(code, { lang: 'ts' }));

test('browsers get the fields of a form without their words', () => {
  const code = `export const form = resource('Form', 'A form.', {
  name: describe(z.string().max(9), 'Name, as "shown"', 'Ama', { as: 'fullName' }),
  tags: describe(z.array(describe(z.string(), 'Tag', 'red')).max(3), 'Tags'),
}, { without: ['tags'] });`;
  expect(reduced(code)).toBe(`export const form = resource('', '',{
  name: (z.string().max(9)),
  tags: (z.array((z.string())).max(3)),
});`);
});

test('other calls stay as they are', () => {
  const code = "log.describe('a', 'b'); test.each(describe);";
  expect(reduced(code)).toBe(code);
});
