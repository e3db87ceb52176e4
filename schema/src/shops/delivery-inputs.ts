import { z } from 'zod';
import { region } from '#accounts/inputs.ts';
import { amountUpTo } from '#kernel/amount-input.ts';
import { decimal } from '#kernel/money.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { regions } from '#kernel/regions.ts';
import { shownText } from '#kernel/shown-text.ts';
import { deliveryFeeTexts, deliveryTexts as texts } from './delivery-texts.ts';
import { deliveryKind, deliveryLimits as limits } from './limits.ts';

const days = z.int(texts.daysInvalid).min(0, texts.daysInvalid).max(limits.daysMax, texts.daysInvalid);

const deliveryRateInput = resource('DeliveryRateInput', 'Fee and days of a way of delivery to one region.', {
  region: describe(region, 'One of the 16 regions of Ghana', 'Ashanti'),
  fee: describe(amountUpTo(limits.feeMaxPesewas, deliveryFeeTexts).meta(decimal), 'Fee in Ghana cedis', '25.00'),
  min_days: describe(days, 'Fewest days until the goods arrive; 0 is the same day', 2),
  max_days: describe(days, 'Most days until the goods arrive', 3),
}).refine(({ min_days: min, max_days: max }) => min <= max, { message: texts.daysBackward, path: ['max_days'] });
export type DeliveryRateInput = z.infer<typeof deliveryRateInput>;

const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const freeAbove = { invalid: texts.freeAboveInvalid, tooHigh: texts.freeAboveTooHigh };

/** A way of delivery with its fees by region, or a pickup with its address. */
export const deliveryOptionInput = resource(
  'DeliveryOptionInput',
  'A way of delivery, replacing the one with the same ID.',
  {
    kind: describe(oneOf(deliveryKind, texts.kindRequired), 'Kind of delivery', 'bus'),
    name: describe(
      z
        .string(texts.nameShort)
        .overwrite(shownText)
        .min(limits.nameMin, texts.nameShort)
        .max(limits.nameMax, texts.nameLong),
      `Name that buyers see, ${limits.nameMin} to ${limits.nameMax} characters`,
      'VIP bus to your station',
    ),
    pickup_address: describe(
      z.string().overwrite(shownText).max(limits.addressMax, texts.addressLong).optional(),
      'Where buyers pick up their order; required for a pickup',
      'Shop 14, Adum Market, Kumasi',
    ),
    pickup_hours: describe(
      z.string().overwrite(shownText).max(limits.hoursMax, texts.hoursLong).optional(),
      'When buyers can pick up their order; optional',
      'Monday to Saturday, 8:00 to 18:00',
    ),
    free_above: describe(
      z.preprocess(emptyIsNull, amountUpTo(limits.freeAboveMaxPesewas, freeAbove).meta(decimal).nullable()),
      "Amount of the shop's goods in Ghana cedis from which delivery is free; null for never",
      '500.00',
    ),
    is_active: describe(z.boolean(), 'Whether buyers can choose it', true),
    rates: describe(
      z
        .array(deliveryRateInput)
        .max(regions.length, texts.regionTwice)
        .refine((all) => new Set(all.map((one) => one.region)).size === all.length, texts.regionTwice),
      'Fee and days by region, at most one entry per region; empty for a pickup',
      [{ region: 'Ashanti', fee: '25.00', min_days: 2, max_days: 3 }],
    ),
    version: describe(
      z.string().optional(),
      'Version that the client read: the call fails with STALE if this way of delivery has changed since or is gone; if left out, the call always applies',
      examples.contentVersion,
    ),
  },
).superRefine(({ kind, rates, pickup_address: address = '' }, context) => {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] });
  const isPickup = kind === 'pickup';
  if (isPickup && rates.length > 0) fault('rates', texts.pickupRates);
  if (isPickup && address.length < limits.addressMin) fault('pickup_address', texts.addressRequired);
  if (!isPickup && rates.length === 0) fault('rates', texts.regionMissing);
});
export type DeliveryOptionInput = z.infer<typeof deliveryOptionInput>;
