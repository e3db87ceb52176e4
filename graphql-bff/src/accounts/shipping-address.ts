import { addAddress } from '@besesaka/schema/accounts/own-data-operations.ts';
import { bookedAddress } from '@besesaka/schema/accounts/resources.ts';
import { camel } from '@besesaka/schema/kernel/names.ts';
import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import type { z } from 'zod';
import { ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, passedThrough, toContract } from '#platform/graphql/from-contract.ts';
import { Region } from './region.ts';

const shippingAddress = bookedAddress.omit({ id: true, label: true, is_default: true });

export type ShippingValue = z.infer<typeof shippingAddress>;

export const ShippingAddress = builder.objectRef<ShippingValue>('ShippingAddress').implement({
  description: 'A shipping address with its recipient.',
  fields: (t) => ({
    ...passedThrough(t, shippingAddress),
    region: t.expose('region', { type: Region, description: 'One of the 16 regions of Ghana.' }),
  }),
});

const aside = ['label', 'region', 'is_default'] as const;

interface AddressFields extends InputOf<typeof addAddress.body.schema, (typeof aside)[number]> {
  region: RegionValue;
}

/** Nested inputs omit optional fields. */
export type ShippingGiven = Omit<AddressFields, 'landmark'> & Partial<Pick<AddressFields, 'landmark'>>;

export const ShippingAddressInput = builder.inputRef<AddressFields>('ShippingAddressInput').implement({
  description: 'A shipping address with its recipient.',
  fields: (t) => ({
    ...inputFields(t, addAddress.body, { without: aside }),
    region: t.field({ type: Region, required: true, description: 'One of the 16 regions of Ghana.' }),
  }),
});

/** The marketplace uses flat fields, with the prefix `shipping_` in orders. */
export function flatShipping(given: ShippingGiven, before: '' | 'shipping_'): Record<string, unknown> {
  const named = Object.entries(toContract(given));
  return Object.fromEntries(named.map(([name, value]) => [before + name, value]));
}

/** Renames the marketplace's field errors to where the client wrote the field, such as `shippingAddress.city`. */
export async function withShippingFaults<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = error.fields.map(({ field, messages }) => [nestedName(field), messages] as const);
    throw new ValidationError(error.message, Object.fromEntries(fields));
  }
}

const names = Object.keys(shippingAddress.shape);

function nestedName(field: string): string {
  const plain = field.replace(/^shipping([A-Z])/, (_, letter: string) => letter.toLowerCase());
  const isOfAddress = names.some((name) => camel(name) === plain);
  return isOfAddress ? `shippingAddress.${plain}` : field;
}
