import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { Context } from '#platform/context/context.ts';

/** Scalars for formatted texts. The contract validates them, so that errors are reported for their field. */
const scalars = {
  Date: ['A day of the calendar, as 2026-11-22.', 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6'],
  DateTime: ['An instant, as ISO 8601 text.', 'https://scalars.graphql.org/andimarek/date-time'],
  Decimal: ['A decimal number as text, such as "12.50".', 'https://www.w3.org/TR/xmlschema-2/#decimal'],
  Currency: ['A currency by its three letters.', 'https://www.iso.org/iso-4217-currency-codes.html'],
  Url: ['A whole address, with https:// or http://.', 'https://url.spec.whatwg.org/'],
  Uuid: ['A UUID that a client makes, to know its own thing again.', 'https://www.rfc-editor.org/rfc/rfc9562'],
} as const;

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: Record<'ID' | keyof typeof scalars, { Input: string; Output: string }>;
}>({
  defaultFieldNullability: false,
});

builder.queryType({ description: 'Queries.' });
builder.mutationType({ description: 'Mutations.' });
builder.subscriptionType({ description: 'Subscriptions to live events.' });

for (const [name, [description, specifiedByURL]] of Object.entries(scalars)) {
  builder.scalarType(name as keyof typeof scalars, {
    description,
    specifiedByURL,
    serialize: (value) => value,
    parseValue(value) {
      if (typeof value === 'string') return value;
      throw new GraphQLError(`${name} is written as text.`);
    },
  });
}
