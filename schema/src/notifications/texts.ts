export const notificationTexts = {
  missing: 'Notification not found.',
  necessary: 'This is always told: it is about your account.',
  noSuchWay: 'This is not told that way.',
} as const;
