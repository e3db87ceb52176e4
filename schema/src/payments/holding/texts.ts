export const holdingTexts = {
  nameRequired: 'Enter the full name of the person who agreed with the payment provider.',
  textRequired: 'Copy the consent of the payment provider, with its date, in 20 to 2000 characters.',
  notLive: 'This is needed with a live key only.',
  consentFirst: 'Record the consent of the payment provider first.',
  noConsent: 'No consent is recorded.',
} as const;
