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
