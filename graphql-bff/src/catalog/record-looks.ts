import { countShowings, countView } from '@besesaka/schema/catalog/product-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

const RecordProductViewInput = builder.inputType('RecordProductViewInput', {
  description: 'What was looked at.',
  fields: (t) => ({ slug: t.string({ required: true, description: 'Which product.' }) }),
});

const RecordShowingsInput = builder.inputType('RecordShowingsInput', {
  description: 'What was shown in featured places.',
  fields: (t) => ({ productIds: t.idList({ required: true, description: 'Which products, at most 12.' }) }),
});

builder.mutationFields((t) => ({
  recordProductView: t.boolean({
    extensions: asks(countView),
    description: 'Counts one look at a product: once for each visitor, product and day.',
    args: { input: t.arg({ type: RecordProductViewInput, required: true, description: 'What was looked at.' }) },
    resolve: async (_root, { input: { slug } }, ctx) => {
      await ctx.rest.call(countView, { params: { slug } });
      return true;
    },
  }),
  recordShowings: t.boolean({
    extensions: asks(countShowings),
    description: 'Counts what was shown in featured places: once for each visitor, product and day.',
    args: { input: t.arg({ type: RecordShowingsInput, required: true, description: 'What was shown.' }) },
    resolve: async (_root, { input: { productIds } }, ctx) => {
      await ctx.rest.call(countShowings, { body: { ids: productIds.map(String) } });
      return true;
    },
  }),
}));
