import type { NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import type { activityTypes } from '@besesaka/schema/notifications/limits.ts';

/** How the feed shows each kind: the name of a Lucide icon and a tone of the palette. */
export const activityLooks: Record<(typeof activityTypes)[number], { icon: string; color: string }> = {
  order: { icon: 'package', color: 'forest' },
  message: { icon: 'message-circle', color: 'info' },
  review: { icon: 'star', color: 'gold' },
};

/**
 * Messages are counted by the chat: counted here as well, one message would make two. What a person did is no news to them.
 */
export function isCounted({ kind, feedOnly }: { kind: NotificationKind; feedOnly: boolean }): boolean {
  return kind !== 'message' && !feedOnly;
}
