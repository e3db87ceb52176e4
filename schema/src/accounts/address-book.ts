import { z } from 'zod';
import { ghanaNumber } from '#kernel/phone-input.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { region, street, town } from './inputs.ts';
import { addressLimits } from './limits.ts';
import { accountTexts as texts } from './texts.ts';

export const addressTexts = {
  labelRequired: 'Please give the address a name, such as Home',
  nameRequired: 'Please enter the name of the recipient',
  tooMany: 'You can keep up to 10 addresses. Remove one first.',
  loadFailed: 'Your addresses could not be loaded.',
  saveFailed: 'Failed to save the address',
  saved: 'Address saved',
  removed: 'Address removed',
} as const;

export const addressInput = resource('AddressInput', 'A delivery address.', {
  label: describe(
    z.string(texts.addressShort).overwrite(shownText).min(1, addressTexts.labelRequired).max(addressLimits.labelMax),
    'Name of the address, such as Home',
    'Home',
  ),
  full_name: describe(
    z
      .string(addressTexts.nameRequired)
      .overwrite(shownText)
      .min(addressLimits.nameMin, addressTexts.nameRequired)
      .max(addressLimits.nameMax),
    'Full name of the recipient',
    'Afua Boatemaa Darko',
  ),
  phone: describe(
    ghanaNumber({ invalid: texts.telephoneInvalid }),
    'Ghanaian phone number, stored as +233 and nine digits',
    '+233547955140',
  ),
  address: describe(street, 'House number and street, or the GhanaPost GPS address', '14 Oxford Street, Osu'),
  city: describe(town, 'Town or city', 'Accra'),
  region: describe(region, 'One of the 16 regions of Ghana', 'Greater Accra'),
  landmark: describe(
    z.string().overwrite(shownText).max(addressLimits.landmarkMax).optional(),
    'Nearby place that a rider would know; optional',
    'Behind the Total station',
  ),
  is_default: describe(z.boolean().optional(), 'Whether the checkout preselects this address', true),
});
export type AddressInput = z.infer<typeof addressInput>;

export const addressChangeInput = resource('AddressChangeInput', 'A changed delivery address.', {
  ...addressInput.shape,
  version: describe(
    z.string().optional(),
    'Version that the client read: the call fails with STALE if the address has changed since; if left out, the call always applies',
    examples.contentVersion,
  ),
});
export type AddressChangeInput = z.infer<typeof addressChangeInput>;
