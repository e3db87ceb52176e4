import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { NotificationKind } from '#gql/graphql.ts';
import type { Tab } from '#platform/room.ts';
import {
  applyNotificationAdded,
  applyNotificationsRead,
  NotificationEventFragment,
} from './apply-notification-event.ts';
import { AllChoicesFragment, applyChoices, newsKind } from './choices.ts';

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

/** What they are called when several come at once. */
const several: Partial<Record<NotificationKind, string>> = {
  MESSAGE: 'new messages',
  REVIEW: 'new reviews',
  WISHLIST: 'news of what you saved',
};

/** What the screens do when the inbox speaks of notifications. */
export function followInbox({ client: { cache }, tell }: Tab) {
  return (update: NotificationsUpdate) => {
    const event = readFragment(NotificationsInbox, update);
    if (event.__typename === 'NotificationsRead') applyNotificationsRead(cache, event);
    if (event.__typename === 'NotificationChoicesChanged')
      applyChoices(cache, readFragment(AllChoicesFragment, event.choices));
    if (event.__typename !== 'NotificationAdded') return;
    const notification = readFragment(NotificationEventFragment, event.notification);
    applyNotificationAdded(cache, { ...event, notification });
    // Orders speak for themselves, and so does what is open already, or was said already and moved up.
    const speaksItself =
      notification.kind === 'ORDER' || notification.number > 1 || notification.link === window.location.pathname;
    if (speaksItself) return;
    const { kind, title, text, link } = notification;
    tell({
      about: newsKind(kind),
      kind: `notification:${kind}`,
      // Of messages the chat tells itself, with who wrote.
      link: kind === 'MESSAGE' ? undefined : link,
      one: { title, text },
      many: (count) => ({ title: `${count} ${several[kind] ?? 'new notifications'}`, text: `The newest: ${title}` }),
    });
  };
}
