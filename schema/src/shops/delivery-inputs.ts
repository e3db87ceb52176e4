import { z } from 'zod';
import { region } from '#accounts/inputs.ts';
import { amountUpTo } from '#kernel/amount-input.ts';
import { decimal } from '#kernel/money.ts';
import { regions } from '#kernel/regions.ts';
import { shownText } from '#kernel/shown-text.ts';
import { deliveryKinds, deliveryLimits as limits } from './limits.ts';
import { deliveryFeeTexts, deliveryTexts as texts } from './texts.ts';

const days = z.int(texts.daysInvalid).min(0, texts.daysInvalid).max(limits.daysMax, texts.daysInvalid);

const deliveryRateInput = z
  .object({
    region,
    fee: amountUpTo(limits.feeMaxPesewas, deliveryFeeTexts).meta(decimal),
    min_days: days,
    max_days: days,
  })
  .refine(({ min_days: min, max_days: max }) => min <= max, { message: texts.daysBackward, path: ['max_days'] });
export type DeliveryRateInput = z.infer<typeof deliveryRateInput>;

const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const freeAbove = { invalid: texts.freeAboveInvalid, tooHigh: texts.freeAboveTooHigh };

/** A way of delivery with its fees by region, or a pickup with its address. */
export const deliveryOptionInput = z
  .object({
    kind: z.enum(deliveryKinds, texts.kindRequired),
    name: z
      .string(texts.nameShort)
      .overwrite(shownText)
      .min(limits.nameMin, texts.nameShort)
      .max(limits.nameMax, texts.nameLong),
    pickup_address: z.string().overwrite(shownText).max(limits.addressMax, texts.addressLong).optional(),
    pickup_hours: z.string().overwrite(shownText).max(limits.hoursMax, texts.hoursLong).optional(),
    free_above: z.preprocess(emptyIsNull, amountUpTo(limits.freeAboveMaxPesewas, freeAbove).meta(decimal).nullable()),
    is_active: z.boolean(),
    version: z.string().optional(),
    rates: z
      .array(deliveryRateInput)
      .max(regions.length, texts.regionTwice)
      .refine((all) => new Set(all.map((one) => one.region)).size === all.length, texts.regionTwice),
  })
  .superRefine(({ kind, rates, pickup_address: address = '' }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] });
    const isPickup = kind === 'pickup';
    if (isPickup && rates.length > 0) fault('rates', texts.pickupRates);
    if (isPickup && address.length < limits.addressMin) fault('pickup_address', texts.addressRequired);
    if (!isPickup && rates.length === 0) fault('rates', texts.regionMissing);
  });
export type DeliveryOptionInput = z.infer<typeof deliveryOptionInput>;
