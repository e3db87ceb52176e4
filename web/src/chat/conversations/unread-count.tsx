import { UnreadBadge } from '#ui/display/unread-badge.tsx';
import { useUnreadMessages } from './unread-messages.ts';

/** On an icon of the frame. */
export function UnreadCount() {
  return <UnreadBadge count={useUnreadMessages()} className="absolute start-1/2 top-1 ms-1 ring-2 ring-page" />;
}
