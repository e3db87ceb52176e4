import { expect, test } from 'vitest';
import { readMailLink } from './mail-link.ts';

test('a mailed link needs both of its parts', () => {
  expect(readMailLink('one/two')).toEqual({ uid: 'one', token: 'two' });
  for (const broken of [null, '', 'one', 'one/', '/two', 'one/two/three']) expect(readMailLink(broken)).toBeNull();
});
