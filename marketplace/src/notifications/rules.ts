import type { NotificationKind } from '@besesaka/schema/notifications/limits.ts';

/** How the feed shows each kind: the name of a Lucide icon and a tone of the palette. */
export const activityLooks: Record<NotificationKind, { icon: string; color: string }> = {
  order: { icon: 'package', color: 'forest' },
  message: { icon: 'message-circle', color: 'info' },
  review: { icon: 'star', color: 'gold' },
  verification: { icon: 'badge-check', color: 'forest' },
  subscription: { icon: 'crown', color: 'gold' },
  campaign: { icon: 'megaphone', color: 'gold' },
  payment: { icon: 'wallet', color: 'forest' },
  system: { icon: 'info', color: 'muted' },
};

/** Messages are counted by the chat: counted here as well, one message would make two. */
export function isCounted({ kind }: { kind: NotificationKind }): boolean {
  return kind !== 'message';
}
