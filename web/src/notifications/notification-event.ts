import { graphql } from '#gql/gql.ts';

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
