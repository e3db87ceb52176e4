import { z } from 'zod';
import { regions } from '#kernel/regions.ts';
import { shownText } from '#kernel/shown-text.ts';
import { ghanaNumber } from './inputs.ts';
import { accountLimits as limits } from './limits.ts';
import { accountTexts as texts } from './texts.ts';

export const addressLimits = { perPerson: 10, labelMax: 30, nameMin: 2, nameMax: 100, landmarkMax: 120 } as const;

export const addressTexts = {
  labelRequired: 'Please give the address a name, such as Home',
  nameRequired: 'Please enter the name of the recipient',
  tooMany: 'You can keep up to 10 addresses. Remove one first.',
  loadFailed: 'Your addresses could not be loaded.',
  saveFailed: 'Failed to save the address',
  saved: 'Address saved',
  removed: 'Address removed',
} as const;

export const addressInput = z.object({
  label: z
    .string(texts.addressShort)
    .overwrite(shownText)
    .min(1, addressTexts.labelRequired)
    .max(addressLimits.labelMax),
  full_name: z
    .string(addressTexts.nameRequired)
    .overwrite(shownText)
    .min(addressLimits.nameMin, addressTexts.nameRequired)
    .max(addressLimits.nameMax),
  phone: ghanaNumber(texts.telephoneInvalid),
  address: z
    .string(texts.addressShort)
    .overwrite(shownText)
    .min(limits.addressMin, texts.addressShort)
    .max(limits.addressMax, texts.addressLong),
  city: z
    .string(texts.cityShort)
    .overwrite(shownText)
    .min(limits.cityMin, texts.cityShort)
    .max(limits.cityMax, texts.cityLong),
  region: z.preprocess((value) => (value === 'Bono' ? 'Brong Ahafo' : value), z.enum(regions, texts.regionRequired)),
  landmark: z.string().overwrite(shownText).max(addressLimits.landmarkMax).optional(),
  is_default: z.boolean().optional(),
});
export type AddressInput = z.infer<typeof addressInput>;

export const addressChangeInput = addressInput.extend({ version: z.string().optional() });
export type AddressChangeInput = z.infer<typeof addressChangeInput>;
