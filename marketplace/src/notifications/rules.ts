import type { NotificationKind } from '@besesaka/schema/kernel/notifications.ts';

/**
 * Unread messages are counted by the chat module, and the user's own actions are not notifications, so neither counts here.
 */
export function countsAsUnread({ kind, feedOnly }: { kind: NotificationKind; feedOnly: boolean }): boolean {
  return kind !== 'message' && !feedOnly;
}
