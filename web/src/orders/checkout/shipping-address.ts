import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { regionName, regionOf } from '@besesaka/schema/kernel/regions.ts';
import type { shippingInput } from '@besesaka/schema/orders/inputs.ts';
import type { z } from 'zod';
import type { ShippingAddressInput } from '#gql/graphql.ts';
import { createDraft } from '#platform/person/draft.ts';

/** The form's fields, under the names of GraphQL. */
export type Shipping = CamelKeys<z.infer<typeof shippingInput>>;

/** The order in which the form asks, and in which it complains. */
export const shippingFields = [
  'shippingFullName',
  'shippingPhone',
  'shippingAddress',
  'shippingCity',
  'shippingRegion',
  'shippingLandmark',
  'shippingNotes',
] as const;

/** As orders, the address book and what is sent have it. */
export type ShippingAddress = Pick<
  ShippingAddressInput,
  'fullName' | 'phone' | 'address' | 'city' | 'region' | 'landmark'
>;

/** The fields of the checkout from an address, and back. */
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

/** A complaint about `shippingAddress.city` stands at the field `shippingCity`. */
export function fieldName(name: string): string {
  return name.replace(/^shippingAddress\.(\w)/, (_, first: string) => `shipping${first.toUpperCase()}`);
}

/** The checkout's typed words stay in this tab until they are ordered, for their user alone. */
export const checkoutDraft = (userId: string | null = null) => createDraft(sessionStorage, 'checkout', userId);
