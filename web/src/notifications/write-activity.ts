import type { ApolloCache } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { NotificationEvent_NotificationFragment } from '#gql/graphql.ts';

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

/** The feed tells the same facts as the notifications, under its own names. */
export function writeActivity(cache: ApolloCache, notification: NotificationEvent_NotificationFragment): void {
  const { id, kind, title, text, link, createdAt, source } = notification;
  cache.writeFragment({
    id: cache.identify({ __typename: 'Activity', id }),
    fragment: ActivityFragment,
    data: { __typename: 'Activity', id, type: kind, title, description: text, link, time: createdAt, source },
  });
}
