const features = [
  { text: 'Unlimited listings', from: 7 },
  { text: 'Priority support', from: 7 },
  { text: 'Advanced analytics', from: 14 },
  { text: 'Custom branding', from: 30 },
] as const;

/** The benefits of a plan with this duration. */
export function planFeatures(days: number): string[] {
  return features.filter(({ from }) => days >= from).map(({ text }) => text);
}

export const planTexts = {
  choose: 'Choose Your Plan',
  none: 'No subscription plans available',
  noneToPay: 'No plans available',
  configMissing: 'Subscription configuration not available',
  configFailed: 'Configuration load failed',
  refreshFailed: 'Failed to refresh subscription data',
  loadFailed: 'Error Loading Subscription Data',
  upgrade: 'Upgrade Your Plan',
  unknownPlan: 'This plan is not offered.',
  missing: 'Subscription not found.',
  sellersOnly: 'Open a shop first: plans are for sellers.',
  paidAlready: 'This plan is already paid for.',
  notActive: 'Only an active plan can be changed.',
  cancelFailed: 'Failed to cancel subscription',
  renewsByHand:
    'We remind you before your plan ends, and you pay again by card or mobile money. Nothing is charged automatically.',
  renewalFailed: 'Failed to update auto-renewal',
  failed: 'Something went wrong. Please try again.',
  cancelled: 'Your subscription has been cancelled. You will become an unverified seller.',
  cancelWarning:
    'Your plan ends immediately, with no refund. You become an unverified seller, and free-tier limits apply again. Paid campaigns run out without renewal. Paying for a plan again within 12 months of your verification restores it.',
} as const;
