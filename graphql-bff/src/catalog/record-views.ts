import { countShowings, countView } from '@besesaka/schema/catalog/product-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { slugOrId } from '#platform/graphql/handles.ts';
import { mutation } from '#platform/graphql/mutation.ts';

const RecordProductViewInput = builder.inputType('RecordProductViewInput', {
  description: 'The viewed product.',
  fields: (t) => ({
    slug: t.string({ description: 'URL slug of the product.' }),
    id: t.id({ description: 'ID of the product, instead of the slug.' }),
  }),
});

const RecordShowingsInput = builder.inputType('RecordShowingsInput', {
  description: 'Products that were shown in featured places.',
  fields: (t) => ({ productIds: t.idList({ required: true, description: 'Product IDs, at most 12.' }) }),
});

mutation('recordProductView', {
  restCalls: [countView],
  description: 'Counts a view of a product, once per visitor, product and day.',
  input: { type: RecordProductViewInput, description: 'The viewed product.' },
  payload: {},
  resolve: async (input, ctx) => {
    await ctx.rest.call(countView, { params: { slug: slugOrId(input) } });
    return {};
  },
});

mutation('recordShowings', {
  restCalls: [countShowings],
  description: 'Counts views in featured places, once per visitor, product and day.',
  input: { type: RecordShowingsInput, description: 'The shown products.' },
  payload: {},
  resolve: async ({ productIds }, ctx) => {
    await ctx.rest.call(countShowings, { body: { ids: productIds.map(String) } });
    return {};
  },
});
