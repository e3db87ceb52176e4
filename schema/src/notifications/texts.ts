export const notificationTexts = {
  missing: 'Notification not found.',
} as const;
