import type { NotificationChannel, NotificationKind } from '#kernel/notifications.ts';

type Ways = Partial<Record<NotificationChannel, boolean>>;

/** How each kind is told to whoever never chose; a channel that is not named does not exist for it. */
export const notificationDefaults: Record<NotificationKind, Ways> = {
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

/** Kinds that a person must learn of, whatever they would choose: what is decided about them and their account. */
const necessary: readonly NotificationKind[] = ['system'];

export const isNecessary = (kind: NotificationKind): boolean => necessary.includes(kind);
