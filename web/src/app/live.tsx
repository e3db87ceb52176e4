import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { SessionEventFragment, sessionNotice } from '#accounts/apply-session-event.ts';
import { useViewer } from '#accounts/viewer.ts';
import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { useOutboxRunner } from '#chat/messages/use-outbox-runner.ts';
import { useChatNews } from '#chat/use-chat-news.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { InboxSubscription } from '#gql/graphql.ts';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import { useNotificationNews } from '#notifications/use-notification-news.ts';
import { CartEventFragment, followCart } from '#orders/cart/apply-cart-event.ts';
import { useCartIntent } from '#orders/cart/use-cart-intent.ts';
import { useOrderNews } from '#orders/placed/use-order-news.ts';
import { openInbox } from '#platform/network/inbox.ts';
import { useSocket } from '#platform/network/socket.ts';
import { setTitleCount } from '#platform/page/title-count.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/** Each room names here what its events carry, and below what they do. */
const Inbox = graphql(`
  subscription Inbox($after: Int) {
    inbox(after: $after) {
      ... on InboxReset {
        seq
      }
      ... on SessionStarted {
        seq
        ...SessionEvent_started
      }
      ... on CartChanged {
        seq
        ...CartEvent_changed
      }
      ... on OrderPlaced {
        seq
        ...OrderNews_placed
      }
      ... on OrderChanged {
        seq
        ...OrderNews_changed
      }
      ... on NotificationAdded {
        seq
        ...NotificationNews_added
      }
      ... on NotificationsRead {
        seq
        ...NotificationNews_read
      }
      ... on MessageAdded {
        seq
        ...ChatNews_added
      }
      ... on MessagesRead {
        seq
        ...ChatNews_read
      }
      ... on ConversationChanged {
        seq
        ...ChatNews_changed
      }
    }
  }
`);

type Update = InboxSubscription['inbox'];

/** Listens for the logged-in person of this tab, after the first view. Draws nothing. */
export function Live() {
  const client = useApolloClient();
  const socket = useSocket();
  const toast = useToast();
  const { viewer, inboxSeq } = useViewer();
  const personId = viewer?.id;
  const orders = useOrderNews();
  const notifications = useNotificationNews();
  const chats = useChatNews();
  useCartIntent(personId);
  useOutboxRunner(personId);

  // The bell leaves messages to their own count, so that nothing is counted twice.
  const unread = useUnreadNotifications() + useUnreadMessages();
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);

  // The number is where to start from; a newer one from a refetch must not open the stream again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!personId || !socket) return;
    return openInbox<Update>({
      socket,
      document: Inbox,
      personId,
      start: inboxSeq,
      storage: sessionStorage,
      onReset: () => void client.refetchQueries({ include: 'active' }),
      apply: (update) => {
        if (update.__typename === 'SessionStarted')
          toast.info(sessionNotice(readFragment(SessionEventFragment, update)));
        if (update.__typename === 'CartChanged') void followCart(client, readFragment(CartEventFragment, update));
        if (update.__typename === 'OrderPlaced') orders.placed(update);
        if (update.__typename === 'OrderChanged') orders.changed(update);
        if (update.__typename === 'NotificationAdded') notifications.added(update);
        if (update.__typename === 'NotificationsRead') notifications.read(update);
        if (update.__typename === 'MessageAdded') chats.added(update);
        if (update.__typename === 'MessagesRead') chats.read(update);
        if (update.__typename === 'ConversationChanged') chats.changed(update);
      },
    });
  }, [personId, socket, client, toast, orders, notifications, chats]);

  return null;
}
