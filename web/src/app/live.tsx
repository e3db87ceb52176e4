import { useApolloClient } from '@apollo/client/react';
import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { SuspensionBanner } from '#accounts/suspension-banner.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { graphql } from '#gql/gql.ts';
import { wantsNews } from '#notifications/choices.ts';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import { attempts } from '#orders/checkout/order-attempt.ts';
import { followUser } from '#platform/network/follow-user.ts';
import { inboxStart } from '#platform/network/inbox-start.ts';
import { useSocket } from '#platform/network/socket.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { setTitleCount } from '#platform/page/title-count.ts';
import { keepOwnFor } from '#platform/user/keep-own-for.ts';
import { rememberSeller } from '#platform/user/role.ts';
import { useToast, useToasterAhead } from '#ui/toasts/toast.tsx';
import { type InboxUpdate, modules } from './modules.ts';

/** Each module declares in its own fragment which fields it needs. */
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
      ...MoneyInbox_update
      ...ChatInbox_update
      ...NotificationsInbox_update
      ...AdminInbox_update
    }
  }
`);

/** Subscribes to the logged-in user's inbox after the first view. It only renders the suspension banner. */
export function Live() {
  const client = useApolloClient();
  const socket = useSocket();
  const toast = useToast();
  // Events arrive at any time, and a mutation may fail because the network is gone, so load the toaster ahead.
  useToasterAhead();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const userId = viewer?.id;
  // `navigate` changes with every navigation; the inbox subscription must not restart each time.
  const open = useRef(navigate);
  useEffect(() => {
    open.current = navigate;
  });

  // The bell does not count messages, so nothing is counted twice.
  const unread = useUnreadNotifications() + useUnreadMessages();
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);

  useEffect(() => {
    if (userId) keepOwnFor(userId);
  }, [userId]);

  const isSeller = viewer?.isSeller;
  useEffect(() => {
    if (isSeller) rememberSeller(sessionLimits.refreshDays);
  }, [isSeller]);

  useEffect(() => {
    if (!userId || !socket) return;
    return followUser<InboxUpdate>({
      load: () => Promise.all(modules.flatMap(({ inbox }) => (inbox ? fetchCode(inbox) : []))),
      client,
      toast,
      wants: (about, channel) => wantsNews(client.cache, about, channel),
      open: (path) => void open.current(path),
      socket,
      document: Inbox,
      userId,
      start: inboxStart(),
      storage: sessionStorage,
      onReset: () => void client.refetchQueries({ include: 'active' }),
    });
  }, [userId, socket, client, toast]);

  return (
    <>
      {viewer?.suspension && <SuspensionBanner {...viewer.suspension} />}
      {userId && <WatchPurchases key={userId} user={userId} />}
    </>
  );
}

interface UnseenProps {
  user: string;
  onClose: () => void;
}

/** Looks for a sent order whose response was lost, when no checkout is open to show it. */
function WatchPurchases({ user }: { user: string }) {
  const isOpen = usePurchase(() => attempts.open(user) !== null);
  const isLeft = usePurchase(() => !attempts.isHeld() && attempts.open(user) !== null);
  const [Unseen, setUnseen] = useState<ComponentType<UnseenProps> | null>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isLeft) setIsShown(true);
  }, [isLeft]);
  // Load the code as soon as an order is sent: if the response is lost, the network may be gone.
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
  return isShown && Unseen && <Unseen user={user} onClose={() => setIsShown(false)} />;
}

const usePurchase = (look: () => boolean) => useSyncExternalStore(attempts.subscribe, look, () => false);
