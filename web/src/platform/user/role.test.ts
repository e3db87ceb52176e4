import { expect, test, vi } from 'vitest';
import { refreshRole, rememberSeller, roleFromCookies } from './role.ts';

test('the role is read from its cookie among others', () => {
  expect(roleFromCookies('a=1; besesaka-role=seller; b=2')).toBe('seller');
});

test('an unknown role is a visitor', () => {
  for (const cookies of ['', 'besesaka-role=', 'besesaka-role=root', 'x-besesaka-role=admin', 'besesaka-roles=admin']) {
    expect(roleFromCookies(cookies)).toBeNull();
  }
});

test('a buyer who became a seller is rendered as a seller at the next load, and an admin as before', () => {
  for (const [before, after] of [
    ['user', 'seller'],
    ['seller', 'seller'],
    ['admin', 'admin'],
    ['', ''],
  ]) {
    const page = { cookie: `besesaka-role=${before}`, documentElement: { dataset: { role: before } } };
    vi.stubGlobal('document', page);
    refreshRole();
    rememberSeller(30);
    expect(page.cookie).toMatch(new RegExp(`^besesaka-role=${after}(;|$)`));
    vi.unstubAllGlobals();
  }
});
