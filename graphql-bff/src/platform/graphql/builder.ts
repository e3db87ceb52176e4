import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import type { Context } from '#platform/context.ts';

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: string; Output: string }; ID: { Input: string; Output: string } };
}>({
  plugins: [ErrorsPlugin],
  defaultFieldNullability: false,
  errors: { defaultTypes: [] },
});

builder.queryType({ description: 'What can be read.' });
builder.mutationType({ description: 'What can be done.' });
builder.subscriptionType({ description: 'What can be watched live.' });

builder.scalarType('DateTime', {
  description: 'An instant, as ISO 8601 text.',
  serialize: (value) => value,
  parseValue: (value) => String(value),
});
