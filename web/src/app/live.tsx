import { useApolloClient } from '@apollo/client/react';
import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SuspensionBanner } from '#accounts/suspension-banner.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { graphql } from '#gql/gql.ts';
import { wantsNews } from '#notifications/choices.ts';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import { useCheckoutAddress } from '#orders/checkout/checkout-address.ts';
import { checkoutDraft } from '#orders/checkout/checkout-draft.ts';
import { followUser } from '#platform/network/follow-user.ts';
import { inboxStart } from '#platform/network/inbox-start.ts';
import { useSocket } from '#platform/network/socket.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { setTitleCount } from '#platform/page/title-count.ts';
import { keepOwnFor } from '#platform/user/keep-own-for.ts';
import { rememberSeller } from '#platform/user/role.ts';
import { optional } from '#ui/display/optional.tsx';
import { useToast, useToasterAhead } from '#ui/toasts/toast.tsx';
import { type InboxUpdate, modules } from './modules.ts';

const CheckoutLayer = optional(async () => (await import('./checkout-layer.tsx')).CheckoutLayer);

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

/** Subscribes to the logged-in user's inbox after the first view. It renders the suspension banner and the checkout. */
export function Live() {
  const client = useApolloClient();
  const socket = useSocket();
  const toast = useToast();
  // Events arrive at any time, and a mutation may fail because the network is gone, so load the toaster ahead.
  useToasterAhead();
  const navigate = useNavigate();
  // Only the checkout masks the address.
  const { mask } = useLocation();
  const checkout = useCheckoutAddress();
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
      {viewer?.suspension && <SuspensionBanner userId={viewer.id} {...viewer.suspension} />}
      {(mask || (userId && checkoutDraft(userId).sent())) && (
        <CheckoutLayer onClose={() => mask && void checkout.close()} />
      )}
    </>
  );
}
