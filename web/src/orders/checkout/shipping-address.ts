import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { regionName, regionOf } from '@besesaka/schema/kernel/regions.ts';
import type { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import type { z } from 'zod';
import type { ShippingAddressInput } from '#gql/graphql.ts';
import { createDraft } from '#platform/person/draft.ts';

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

/** The address as in orders, in the address book and in the API. */
export type ShippingAddress = Pick<
  ShippingAddressInput,
  'fullName' | 'phone' | 'address' | 'city' | 'region' | 'landmark'
>;

/** Converts an address to the checkout's fields, and back. */
export function fieldsOf(address: ShippingAddress) {
  return {
    shippingFullName: address.fullName,
    shippingPhone: address.phone,
    shippingAddress: address.address,
    shippingCity: address.city,
    shippingRegion: regionOf(address.region),
    shippingLandmark: address.landmark ?? '',
  };
}

export function placingOf({ shippingNotes, ...fields }: Shipping) {
  const shippingAddress: ShippingAddress = {
    fullName: fields.shippingFullName,
    phone: fields.shippingPhone,
    address: fields.shippingAddress,
    city: fields.shippingCity,
    region: regionName(fields.shippingRegion),
    landmark: fields.shippingLandmark,
  };
  return { shippingAddress, shippingNotes };
}

/** Maps an error for `shippingAddress.city` to the field `shippingCity`. */
export function fieldName(name: string): string {
  return name.replace(/^shippingAddress\.(\w)/, (_, first: string) => `shipping${first.toUpperCase()}`);
}

/** The checkout's typed values, stored in this tab until the order is placed, for their user only. */
export const checkoutDraft = (userId: string | null = null) => createDraft(sessionStorage, 'checkout', userId);
