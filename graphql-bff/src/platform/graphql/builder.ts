import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import { GraphQLError } from 'graphql';
import type { Context } from '#platform/context/context.ts';

/** Scalars for formatted texts. The contract validates them, so that errors are reported for their field. */
const scalars = {
  Date: ['A day of the calendar, as 2026-11-22.', 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6'],
  DateTime: ['An instant, as ISO 8601 text.', 'https://scalars.graphql.org/andimarek/date-time'],
  Decimal: ['A decimal number as text, such as "12.50".', 'https://www.w3.org/TR/xmlschema-2/#decimal'],
  Currency: ['A currency by its three letters.', 'https://www.iso.org/iso-4217-currency-codes.html'],
  Url: ['A whole address, with https:// or http://.', 'https://url.spec.whatwg.org/'],
  Uuid: ['A UUID that a client generates to recognize its own object again.', 'https://www.rfc-editor.org/rfc/rfc9562'],
} as const;

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  Connection: { totalCount: number | null };
  Scalars: Record<'ID' | keyof typeof scalars, { Input: string; Output: string }>;
}>({
  plugins: [RelayPlugin],
  defaultFieldNullability: false,
  relay: {
    cursorType: 'String',
    pageInfoTypeOptions: { description: 'The position of a page in its list.' },
    pageInfoFieldOptions: { description: 'The position of the page in the list.' },
    startCursorFieldOptions: { description: 'Cursor of the first item of this page.' },
    endCursorFieldOptions: { description: 'Cursor of the last item of this page.' },
    hasNextPageFieldOptions: { description: 'Whether more items follow.' },
    hasPreviousPageFieldOptions: { description: 'Whether items precede this page.' },
    idFieldName: 'nodeId',
    idFieldOptions: { description: 'Opaque ID for `node` and `nodes`.' },
    nodeTypeOptions: { description: 'An object that `node` and `nodes` can load.' },
    // They are in `node.ts`, where an ID that names nothing is no error.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
  },
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
