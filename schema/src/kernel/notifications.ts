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

/** Whether a notification concerns the user as a buyer or as a seller. */
export const notificationSources = ['buyer', 'seller'] as const;
export type NotificationSource = (typeof notificationSources)[number];

/**
 * `screen`: in the list under the bell and as a toast. `browser`: by the browser while the page is in the background.
 */
export const notificationChannels = ['screen', 'mail', 'browser'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
