/** What a notification is about. */
export const notificationKinds = [
  'order',
  'message',
  'review',
  'wishlist',
  'verification',
  'subscription',
  'campaign',
  'payment',
  'system',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Whether it concerns a person as somebody who buys or as somebody who sells. */
export const notificationSources = ['buyer', 'seller'] as const;
export type NotificationSource = (typeof notificationSources)[number];

/** Under the bell and as a toast, by mail, and by the browser while nobody looks at the page. */
export const notificationChannels = ['screen', 'mail', 'browser'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
