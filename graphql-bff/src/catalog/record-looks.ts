import { countShowings, countView } from '@besesaka/schema/catalog/product-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

const RecordProductViewInput = builder.inputType('RecordProductViewInput', {
  description: 'The viewed product.',
  fields: (t) => ({ slug: t.string({ required: true, description: 'URL slug of the product.' }) }),
});

const RecordShowingsInput = builder.inputType('RecordShowingsInput', {
  description: 'Products that were shown in featured places.',
  fields: (t) => ({ productIds: t.idList({ required: true, description: 'Product IDs, at most 12.' }) }),
});

builder.mutationFields((t) => ({
  recordProductView: t.boolean({
    extensions: asks(countView),
    description: 'Counts a view of a product, once per visitor, product and day.',
    args: { input: t.arg({ type: RecordProductViewInput, required: true, description: 'The viewed product.' }) },
    resolve: async (_root, { input: { slug } }, ctx) => {
      await ctx.rest.call(countView, { params: { slug } });
      return true;
    },
  }),
  recordShowings: t.boolean({
    extensions: asks(countShowings),
    description: 'Counts views in featured places, once per visitor, product and day.',
    args: { input: t.arg({ type: RecordShowingsInput, required: true, description: 'The shown products.' }) },
    resolve: async (_root, { input: { productIds } }, ctx) => {
      await ctx.rest.call(countShowings, { body: { ids: productIds.map(String) } });
      return true;
    },
  }),
}));
