import { expect, test } from 'vitest';
import { roleFromCookies } from './role.ts';

test('the role is read from among other cookies', () => {
  expect(roleFromCookies('a=1; besesaka-role=seller; b=2')).toBe('seller');
});

test('anything else than a known role is a visitor', () => {
  for (const cookies of ['', 'besesaka-role=', 'besesaka-role=root', 'x-besesaka-role=admin', 'besesaka-roles=admin']) {
    expect(roleFromCookies(cookies)).toBeNull();
  }
});
