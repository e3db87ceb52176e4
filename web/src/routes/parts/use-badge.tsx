import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import { UnreadBadge } from '#ui/display/unread-badge.tsx';

/** The counts beside the dashboard's entries. */
export function useBadge() {
  const counts = { notifications: useUnreadNotifications(), messages: useUnreadMessages() };
  return (badge: string) =>
    (badge === 'messages' || badge === 'notifications') && <UnreadBadge count={counts[badge]} />;
}
