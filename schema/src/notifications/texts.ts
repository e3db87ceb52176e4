export const notificationTexts = {
  missing: 'Notification not found.',
  necessary: 'These notifications are about your account, so they cannot be switched off.',
  channelUnavailable: 'This kind of notification is not available on this channel.',
} as const;
