import type { NotificationChannel, NotificationKind } from '#kernel/notifications.ts';

type ChannelDefaults = Partial<Record<NotificationChannel, boolean>>;

/** Default settings by kind. A channel that is not listed is not available for the kind. */
export const notificationDefaults: Record<NotificationKind, ChannelDefaults> = {
  order: { screen: true, mail: true, browser: true },
  message: { screen: true, mail: true, browser: true },
  review: { screen: true, browser: false },
  wishlist: { screen: true, mail: true, browser: false },
  verification: { screen: true, mail: true, browser: false },
  subscription: { screen: true, mail: true, browser: false },
  campaign: { screen: true, mail: true, browser: false },
  payment: { screen: true, browser: false },
  system: { screen: true, mail: true },
};

/** Kinds that cannot be switched off: decisions about users and their accounts. */
const necessary: readonly NotificationKind[] = ['system'];

export const isNecessary = (kind: NotificationKind): boolean => necessary.includes(kind);
