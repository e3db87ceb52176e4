import type { ApolloClient } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { refreshRole } from '#platform/user/role.ts';
import { userChanged } from '#platform/user/user-change.ts';
import { followUser } from './follow-user.ts';
import { VersionedCache } from './versioned-cache.ts';

function changeRole(role: string): void {
  vi.stubGlobal('document', { cookie: `besesaka-role=${role}`, documentElement: { dataset: {} } });
  refreshRole();
  userChanged();
}

afterEach(() => vi.unstubAllGlobals());

it("starts a module's work for a new session of the user, but not after a logout", async () => {
  changeRole('user');
  const follow = vi.fn(() => () => {});
  const close = followUser({
    load: async () => [follow],
    client: { cache: new VersionedCache() } as unknown as ApolloClient,
    toast: { success: () => {}, error: () => {}, warning: () => {}, info: () => {}, announce: () => {} },
    wants: () => false,
    open: () => {},
    socket: { subscribe: () => () => {}, restart: () => {} },
    document: parse('subscription { inbox { seq } }'),
    userId: 'ama',
    start: 1,
    storage: { getItem: () => null, setItem: () => {} },
    onReset: () => {},
  });
  await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
  changeRole('user');
  expect(follow).toHaveBeenCalledTimes(2);
  changeRole('');
  expect(follow).toHaveBeenCalledTimes(2);
  close();
});
