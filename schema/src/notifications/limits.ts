export const notificationLimits = { pageSize: 20, activities: 20, keptDays: 90 } as const;

export const notificationKinds = [
  'order',
  'message',
  'review',
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
