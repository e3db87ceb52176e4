import { InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import type { Tab } from '#platform/module.ts';
import { notificationTypePolicies } from './cache.ts';
import { followInbox, type NotificationsUpdate } from './follow-inbox.ts';

it('an event updates the unread count', () => {
  const cache = new InMemoryCache({ typePolicies: notificationTypePolicies });
  const follow = followInbox({ client: { cache } } as unknown as Tab);
  const read = (notifications: number) =>
    follow({
      __typename: 'NotificationsRead',
      notificationId: null,
      unread: { __typename: 'UnreadNotifications', notifications },
    } as unknown as NotificationsUpdate);
  read(3);
  expect(cache.extract()['UnreadCounts:{}']).toMatchObject({ notifications: 3 });
  read(0);
  expect(cache.extract()['UnreadCounts:{}']).toMatchObject({ notifications: 0 });
});
