import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { SuspensionBanner } from '#accounts/suspension-banner.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { graphql } from '#gql/gql.ts';
import { wantsNews } from '#notifications/choices.ts';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import { attempts } from '#orders/checkout/order-attempt.ts';
import { followPerson } from '#platform/network/follow-person.ts';
import { inboxStart } from '#platform/network/inbox-start.ts';
import { useSocket } from '#platform/network/socket.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { setTitleCount } from '#platform/page/title-count.ts';
import { keepOwnFor } from '#platform/person/keep-own-for.ts';
import { useToast, useToasterAhead } from '#ui/toasts/toast.tsx';
import { type InboxUpdate, rooms } from './rooms.ts';

/** Each room says in a fragment of its own what it hears. */
const Inbox = graphql(`
  subscription Inbox($after: Int) {
    inbox(after: $after) {
      __typename
      ... on InboxReset {
        seq
      }
      ... on InboxEvent {
        seq
      }
      ...AccountsInbox_update
      ...ShopsInbox_update
      ...WishlistInbox_update
      ...ReviewsInbox_update
      ...OrdersInbox_update
      ...ChatInbox_update
      ...NotificationsInbox_update
      ...AdminInbox_update
    }
  }
`);

/** Listens for the logged-in person of this tab, after the first view. Draws nothing but what keeps them from trading. */
export function Live() {
  const client = useApolloClient();
  const socket = useSocket();
  const toast = useToast();
  // News comes at any time, and what a person sends may fail for want of a network.
  useToasterAhead();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const personId = viewer?.id;
  // It changes with every address; what listens to the inbox must not begin anew each time.
  const open = useRef(navigate);
  useEffect(() => {
    open.current = navigate;
  });

  // The bell leaves messages to their own count, so that nothing is counted twice.
  const unread = useUnreadNotifications() + useUnreadMessages();
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);

  useEffect(() => {
    if (personId) keepOwnFor(personId);
  }, [personId]);

  useEffect(() => {
    if (!personId || !socket) return;
    return followPerson<InboxUpdate>({
      load: () => Promise.all(rooms.flatMap(({ inbox }) => (inbox ? fetchCode(inbox) : []))),
      client,
      toast,
      wants: (about, channel) => wantsNews(client.cache, about, channel),
      open: (path) => void open.current(path),
      socket,
      document: Inbox,
      personId,
      start: inboxStart(),
      storage: sessionStorage,
      onReset: () => void client.refetchQueries({ include: 'active' }),
    });
  }, [personId, socket, client, toast]);

  return (
    <>
      {viewer?.suspension && <SuspensionBanner {...viewer.suspension} />}
      {personId && <WatchPurchases key={personId} person={personId} />}
    </>
  );
}

interface UnseenProps {
  person: string;
  onClose: () => void;
}

/** Looks for an order that was sent, and whose answer no checkout is there to show. */
function WatchPurchases({ person }: { person: string }) {
  const isOpen = usePurchase(() => attempts.open(person) !== null);
  const isLeft = usePurchase(() => !attempts.isHeld() && attempts.open(person) !== null);
  const [Unseen, setUnseen] = useState<ComponentType<UnseenProps> | null>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isLeft) setIsShown(true);
  }, [isLeft]);
  // As soon as an order is sent: when its answer is lost, the network may be gone.
  useEffect(() => {
    if (!isOpen) return;
    const load = () =>
      fetchCode(() => import('./unseen-purchase.tsx')).then(
        ({ UnseenPurchase }) => setUnseen(() => UnseenPurchase),
        () => {},
      );
    void load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isOpen]);
  return isShown && Unseen && <Unseen person={person} onClose={() => setIsShown(false)} />;
}

const usePurchase = (look: () => boolean) => useSyncExternalStore(attempts.subscribe, look, () => false);
