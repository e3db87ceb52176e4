import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const providerKey = choice('ProviderKey', "Kind of the payment provider's key.", {
  none: 'There is no key, so nothing can be paid',
  test: 'For test money; protected payment is on',
  live: "For real money; protected payment needs the provider's consent and a check",
});
export type ProviderKey = ValueOf<typeof providerKey>;

export const holdingLimits = {
  name: { min: 3, max: 100 },
  text: { min: 20, max: 2000 },
  /** A check needs a payment that the provider could have paid out to the bank by now. */
  proofHours: 48,
  checksPerHour: 20,
} as const;
