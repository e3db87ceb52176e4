import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import { graphql } from '#gql/gql.ts';
import type { ActivityKind, NotificationEvent_NotificationFragment, NotificationSource } from '#gql/graphql.ts';
import type { StoredList } from '#platform/network/paged-list.ts';

export const NotificationEventFragment = graphql(`
  fragment NotificationEvent_notification on Notification {
    id
    kind
    source
    title
    text
    link
    number
    isRead
    createdAt
  }
`);

/** Moves a notification to the top of the lists that it belongs to. A repeated event changes nothing. */
export function applyNotificationAdded(cache: ApolloCache, notification: NotificationEvent_NotificationFragment): void {
  cache.writeFragment({
    id: cache.identify({ __typename: 'Notification', id: notification.id }),
    fragment: NotificationEventFragment,
    data: notification,
  });
  const isInFeed = writeActivity(cache, notification);
  cache.modify({
    id: cache.identify({ __typename: 'Viewer' }),
    fields: {
      notifications: (list: StoredList | Reference, { storeFieldName, toReference }) => {
        if (isReference(list)) return list;
        const own = toReference({ __typename: 'Notification', id: notification.id });
        const source = sourceOf(storeFieldName);
        const isElsewhere = source !== null && source !== notification.source;
        if (!own || isElsewhere) return list;
        const others = list.edges.filter(({ node }) => node.__ref !== own.__ref);
        return { ...list, edges: [{ __typename: 'NotificationEdge', node: own }, ...others] };
      },
      activities: (feed: readonly Reference[], { toReference }) => {
        const own = toReference({ __typename: 'Activity', id: notification.id });
        if (!own || !isInFeed) return feed;
        const others = feed.filter(({ __ref }) => __ref !== own.__ref);
        return [own, ...others].slice(0, notificationLimits.activities);
      },
    },
  });
}

const ReadFragment = graphql(`
  fragment ReadNotification_notification on Notification {
    isRead
  }
`);

/** Marks one notification as read, or all without an id: after a change in this tab, another tab or on another device. */
export function applyNotificationsRead(cache: ApolloCache, notificationId?: string | null): void {
  const refs = notificationId ? [cache.identify({ __typename: 'Notification', id: notificationId })] : loaded(cache);
  for (const id of refs) {
    if (cache.readFragment({ id, fragment: ReadFragment }))
      cache.writeFragment({ id, fragment: ReadFragment, data: { __typename: 'Notification', isRead: true } });
  }
}

/** All notifications of the loaded lists. */
function loaded(cache: ApolloCache): string[] {
  const refs = new Set<string>();
  cache.modify({
    id: cache.identify({ __typename: 'Viewer' }),
    fields: {
      notifications: (list: StoredList | Reference) => {
        if (isReference(list)) return list;
        for (const { node } of list.edges) refs.add(node.__ref);
        return list;
      },
    },
  });
  return [...refs];
}

/** The list's key in the cache is `notifications:{"source":"BUYER"}`, or without a source. */
function sourceOf(storeFieldName: string): NotificationSource | null {
  if (storeFieldName.includes('"SELLER"')) return 'SELLER';
  return storeFieldName.includes('"BUYER"') ? 'BUYER' : null;
}

/** A row of the feed; the feed's query selects the same fields. */
const ActivityFragment = graphql(`
  fragment WriteActivity_activity on Activity {
    id
    kind
    title
    description
    link
    createdAt
    source
  }
`);

const activityKinds: readonly ActivityKind[] = ['ORDER', 'MESSAGE', 'REVIEW'];

/** Some notifications are feed activities too, with other field names. Returns false for those that are not. */
function writeActivity(cache: ApolloCache, notification: NotificationEvent_NotificationFragment): boolean {
  const { id, title, text: description, link, createdAt, source } = notification;
  const kind = activityKinds.find((one) => one === notification.kind);
  if (!kind) return false;
  cache.writeFragment({
    id: cache.identify({ __typename: 'Activity', id }),
    fragment: ActivityFragment,
    data: { __typename: 'Activity', id, kind, title, description, link, createdAt, source },
  });
  return true;
}
