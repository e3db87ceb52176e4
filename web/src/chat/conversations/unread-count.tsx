import { UnreadBadge } from '#ui/display/unread-badge.tsx';
import { useUnreadMessages } from './unread-messages.ts';

/** The badge on an icon in the header. */
export function UnreadCount() {
  return <UnreadBadge count={useUnreadMessages()} className="absolute start-1/2 top-1 ms-1 ring-2 ring-page" />;
}
