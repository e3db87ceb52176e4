import { graphql } from '#gql/gql.ts';

/** What the inbox says of notifications; the app's one subscription spreads these. */
export const NotificationAddedNews = graphql(`
  fragment NotificationNews_added on NotificationAdded {
    notification {
      ...NotificationEvent_notification
    }
    isNew
    unread {
      notifications
    }
  }
`);

export const NotificationsReadNews = graphql(`
  fragment NotificationNews_read on NotificationsRead {
    notificationId
    unread {
      notifications
    }
  }
`);
