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
  description: 'Where something is delivered, and to whom.',
  fields: (t) => ({
    ...passedThrough(t, shippingAddress),
    region: t.expose('region', { type: Region, description: 'In which part of Ghana.' }),
  }),
});

const aside = ['label', 'region', 'is_default'] as const;

interface Given extends InputOf<typeof addAddress.body.schema, (typeof aside)[number]> {
  region: RegionValue;
}

/** Within another input GraphQL leaves out what may be left out. */
export type ShippingGiven = Omit<Given, 'landmark'> & Partial<Pick<Given, 'landmark'>>;

export const ShippingAddressInput = builder.inputRef<Given>('ShippingAddressInput').implement({
  description: 'Where something shall be delivered, and to whom.',
  fields: (t) => ({
    ...inputFields(t, addAddress.body, { without: aside }),
    region: t.field({ type: Region, required: true, description: 'In which part of Ghana.' }),
  }),
});

/** The marketplace has an address flat, an order's with `shipping_` before each of its names. */
export function flatShipping(given: ShippingGiven, before: '' | 'shipping_'): Record<string, unknown> {
  const named = Object.entries(toContract(given));
  return Object.fromEntries(named.map(([name, value]) => [before + name, value]));
}

/** What it says of them is told where the caller wrote it, such as `shippingAddress.city`. */
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
