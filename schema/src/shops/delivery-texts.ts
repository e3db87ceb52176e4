import { deliveryLimits as limits } from './limits.ts';

/** Checkouts load these. */
export const deliveryFeeTexts = {
  invalid: 'Please enter a fee in cedis, such as 25 or 25.50',
  tooHigh: 'A delivery fee can be at most ₵10,000',
} as const;

/** Only the seller's settings show these. */
export const deliveryTexts = {
  kindRequired: 'Please select a way of delivery',
  nameShort: `The name must be at least ${limits.nameMin} characters long`,
  nameLong: `The name can have at most ${limits.nameMax} characters`,
  addressRequired: 'Please enter the address where buyers pick up their orders',
  addressLong: `The address can have at most ${limits.addressMax} characters`,
  hoursLong: `The hours can have at most ${limits.hoursMax} characters`,
  freeAboveInvalid: 'Please enter an amount in cedis, such as 500',
  freeAboveTooHigh: 'The amount can be at most ₵1,000,000',
  daysInvalid: `Days must be whole numbers from 0 to ${limits.daysMax}`,
  daysBackward: 'The last day cannot be before the first',
  regionTwice: 'Each region can appear only once',
  regionMissing: 'Please enter the fee for at least one region',
  pickupRates: 'A pickup has no fees by region',
  full: (max: number) => `A shop can have at most ${max} ways of delivery. Please remove one first.`,
  missing: 'This way of delivery does not exist any more.',
  saved: 'Delivery saved',
  removedMeanwhile:
    'This way of delivery was removed in the meantime. Your changes are still here. Save again to add it.',
  removed: 'Way of delivery removed',
} as const;
