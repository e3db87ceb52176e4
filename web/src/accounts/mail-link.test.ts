import { expect, test } from 'vitest';
import { readMailLink } from './mail-link.ts';

test('a link of a mail has two parts, and is nothing without one of them', () => {
  expect(readMailLink('one/two')).toEqual({ uid: 'one', token: 'two' });
  for (const broken of [null, '', 'one', 'one/', '/two', 'one/two/three']) expect(readMailLink(broken)).toBeNull();
});
