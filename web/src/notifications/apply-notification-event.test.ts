import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import type { NotificationEvent_NotificationFragment, NotificationSource } from '#gql/graphql.ts';
import { applyNotificationAdded, applyNotificationsRead } from './apply-notification-event.ts';
import { notificationTypePolicies } from './cache.ts';

const query = gql`
  query List($source: NotificationSource) {
    viewer {
      notifications(source: $source) {
        edges {
          node {
            id
            isRead
          }
        }
      }
    }
  }
`;

const notification = (id: string, source: NotificationSource): NotificationEvent_NotificationFragment => ({
  __typename: 'Notification',
  id,
  kind: 'ORDER',
  source,
  title: 'New order',
  text: 'Ama ordered.',
  link: '/dashboard/orders/K7Q2M',
  number: 1,
  isRead: false,
  createdAt: '2026-03-01T10:00:00.000Z',
});

function cacheWithLists() {
  const cache = new InMemoryCache({ typePolicies: notificationTypePolicies });
  for (const source of [null, 'BUYER', 'SELLER']) {
    const empty = { __typename: 'NotificationConnection', edges: [] };
    cache.writeQuery({
      query,
      variables: { source },
      data: { viewer: { __typename: 'Viewer', notifications: empty } },
    });
  }
  return cache;
}

interface List {
  viewer: { notifications: { edges: { node: { id: string; isRead: boolean } }[] } };
}
const read = (cache: InMemoryCache, source: NotificationSource | null) =>
  cache.readQuery<List>({ query, variables: { source } })?.viewer.notifications.edges.map(({ node }) => node);

describe('a new notification', () => {
  it('is in the list of all and in that of its source', () => {
    const cache = cacheWithLists();
    applyNotificationAdded(cache, notification('n1', 'SELLER'));
    expect(read(cache, null)).toMatchObject([{ id: 'n1', isRead: false }]);
    expect(read(cache, 'SELLER')).toHaveLength(1);
    expect(read(cache, 'BUYER')).toHaveLength(0);
  });

  it('appears once, however often it arrives', () => {
    const cache = cacheWithLists();
    const added = notification('n1', 'BUYER');
    applyNotificationAdded(cache, added);
    applyNotificationAdded(cache, added);
    expect(read(cache, null)).toHaveLength(1);
  });
});

describe('a repeated notification', () => {
  it('moves up, even if its page was not loaded', () => {
    const cache = cacheWithLists();
    const add = (id: string) => applyNotificationAdded(cache, notification(id, 'BUYER'));
    add('n1');
    add('n2');
    add('n1');
    expect(read(cache, null)).toMatchObject([{ id: 'n1' }, { id: 'n2' }]);
    add('n0');
    expect(read(cache, null)).toMatchObject([{ id: 'n0' }, { id: 'n1' }, { id: 'n2' }]);
  });
});

describe('reading', () => {
  const filled = () => {
    const cache = cacheWithLists();
    applyNotificationAdded(cache, notification('n1', 'BUYER'));
    applyNotificationAdded(cache, notification('n2', 'SELLER'));
    return cache;
  };

  it('one keeps the others unread', () => {
    const cache = filled();
    applyNotificationsRead(cache, 'n1');
    expect(read(cache, null)?.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('all updates every list', () => {
    const cache = filled();
    applyNotificationsRead(cache);
    expect(read(cache, null)?.every(({ isRead }) => isRead)).toBe(true);
    expect(read(cache, 'SELLER')?.every(({ isRead }) => isRead)).toBe(true);
  });
});
