import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { NotificationKind } from '#gql/graphql.ts';
import type { Tab } from '#platform/module.ts';
import {
  applyNotificationAdded,
  applyNotificationsRead,
  NotificationEventFragment,
} from './apply-notification-event.ts';
import { AllChoicesFragment, applyChoices, newsKind } from './choices.ts';
import { writeUnread } from './unread-counts.ts';

const NotificationsInbox = graphql(`
  fragment NotificationsInbox_update on InboxUpdate {
    __typename
    ... on NotificationAdded {
      notification {
        ...NotificationEvent_notification
      }
      unread {
        notifications
      }
    }
    ... on NotificationChoicesChanged {
      choices {
        ...AllChoices_choices
      }
    }
    ... on NotificationsRead {
      notificationId
      unread {
        notifications
      }
    }
  }
`);

export type NotificationsUpdate = FragmentType<typeof NotificationsInbox>;

/** The plural titles for several notifications at once. */
const several: Partial<Record<NotificationKind, string>> = {
  MESSAGE: 'new messages',
  REVIEW: 'new reviews',
  WISHLIST: 'wishlist updates',
};

/** Updates the screens when the inbox reports notifications. */
export function followInbox({ client: { cache }, announce }: Tab) {
  return (update: NotificationsUpdate) => {
    const event = readFragment(NotificationsInbox, update);
    if ('unread' in event) writeUnread(cache, event.unread.notifications);
    if (event.__typename === 'NotificationsRead') applyNotificationsRead(cache, event.notificationId);
    if (event.__typename === 'NotificationChoicesChanged')
      applyChoices(cache, readFragment(AllChoicesFragment, event.choices));
    if (event.__typename !== 'NotificationAdded') return;
    const notification = readFragment(NotificationEventFragment, event.notification);
    applyNotificationAdded(cache, notification);
    // Orders have their own toast. A notification also needs none if it was announced before and only moved up.
    if (notification.kind === 'ORDER' || notification.number > 1) return;
    const { kind, title, text, link } = notification;
    announce({
      about: newsKind(kind),
      kind: `notification:${kind}`,
      subject: link,
      // The chat announces its own messages, with the sender's name.
      link: kind === 'MESSAGE' ? undefined : link,
      one: { title, text },
      many: (count) => ({ title: `${count} ${several[kind] ?? 'new notifications'}`, text: `Latest: ${title}` }),
    });
  };
}
