import { UnreadBadge } from '#ui/display/unread-badge.tsx';
import { useUnreadNotifications } from './unread-counts.ts';

/** The badge on an icon in the header. */
export function NotificationCount() {
  return <UnreadBadge count={useUnreadNotifications()} className="absolute start-1/2 top-1 ms-1 ring-2 ring-page" />;
}
