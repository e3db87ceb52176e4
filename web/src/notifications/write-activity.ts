import type { ApolloCache } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { ActivityType, NotificationEvent_NotificationFragment, NotificationKind } from '#gql/graphql.ts';

/** A line of the feed; the feed's query reads the same fields. */
const ActivityFragment = graphql(`
  fragment WriteActivity_activity on Activity {
    id
    type
    title
    description
    link
    time
    source
  }
`);

const types: readonly ActivityType[] = ['ORDER', 'MESSAGE', 'REVIEW'];

function typeOf(kind: NotificationKind): ActivityType | null {
  return types.find((type) => type === kind) ?? null;
}

/** The feed tells the same facts as some of the notifications, under its own names; false where it does not. */
export function writeActivity(cache: ApolloCache, notification: NotificationEvent_NotificationFragment): boolean {
  const { id, kind, title, text, link, createdAt, source } = notification;
  const type = typeOf(kind);
  if (type === null) return false;
  cache.writeFragment({
    id: cache.identify({ __typename: 'Activity', id }),
    fragment: ActivityFragment,
    data: { __typename: 'Activity', id, type, title, description: text, link, time: createdAt, source },
  });
  return true;
}
