import { expect, test } from 'vitest';
import { scriptJson } from './page-data.ts';

test('nothing in the data can end its script element or open a comment', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--', amp: '&lt;', line: 'a\u2028b\u2029c' };
  const json = scriptJson(hostile);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(hostile);
});
