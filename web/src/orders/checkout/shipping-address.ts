import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import type { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import type { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

/** The form's fields, with their GraphQL names. */
export type Shipping = CamelKeys<z.infer<typeof shippingInput>>;

/** The order of the form's fields, and of its error messages. */
export const shippingFields = [
  'shippingFullName',
  'shippingPhone',
  'shippingAddress',
  'shippingCity',
  'shippingRegion',
  'shippingLandmark',
  'shippingNotes',
] as const;

/** An address under the names of the form's fields. */
export const CheckoutAddressFragment = graphql(`
  fragment Checkout_address on ShippingAddress {
    shippingFullName: fullName
    shippingPhone: phone
    shippingAddress: address
    shippingCity: city
    shippingRegion: region
    shippingLandmark: landmark
  }
`);
export type CheckoutAddress = FragmentType<typeof CheckoutAddressFragment>;

/** The values of the form's fields for an address. */
export function valuesOf(address: CheckoutAddress) {
  const { __typename: _, shippingRegion, ...texts } = readFragment(CheckoutAddressFragment, address);
  return { ...texts, shippingRegion: regionOf(shippingRegion) };
}
