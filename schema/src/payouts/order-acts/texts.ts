import { orderActLimits as limits } from './limits.ts';

export const orderActTexts = {
  notNow: 'This is not possible for the order now.',
  amountRequired: 'Please enter the amount to refund.',
  daysRequired: `Please enter 1 to ${limits.extendDaysMax} days.`,
} as const;
