import type { NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import type { ActivityKind } from '@besesaka/schema/notifications/limits.ts';

/** The Lucide icon and the palette colour of each kind in the feed. */
export const activityLooks: Record<ActivityKind, { icon: string; color: string }> = {
  order: { icon: 'package', color: 'forest' },
  message: { icon: 'message-circle', color: 'info' },
  review: { icon: 'star', color: 'gold' },
};

/**
 * Unread messages are counted by the chat module, and the user's own actions are not notifications, so neither counts here.
 */
export function isCounted({ kind, feedOnly }: { kind: NotificationKind; feedOnly: boolean }): boolean {
  return kind !== 'message' && !feedOnly;
}
