import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { changeProduct, recordView } from './api.ts';
import { Product } from './product.ts';

const UpdateProductInput = builder.inputType('UpdateProductInput', {
  description: 'What to change; what is left out stays as it is.',
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Which product.' }),
    price: t.string({ description: 'New price, as decimal text in cedi.' }),
    compareAtPrice: t.string({ description: 'Earlier price to compare with; null takes it away.' }),
    stockQuantity: t.int({ description: 'How many pieces are there now.' }),
    version: t.int({ description: 'The version you saw: a product changed since then is refused as stale.' }),
  }),
});

builder.mutationFields((t) => ({
  updateProduct: t.field({
    type: Product,
    description: 'Changes price or stock of one of your own products; everybody who watches it is told at once.',
    args: { input: t.arg({ type: UpdateProductInput, required: true, description: 'What to change.' }) },
    errors: failsAs('UpdateProductResult', 'The product as it is now, or why it stays as it was.'),
    resolve: (_root, { input }, ctx) =>
      ctx.rest.call(changeProduct, {
        params: { slug: input.slug },
        body: {
          price: input.price ?? undefined,
          compare_at_price: input.compareAtPrice,
          stock_quantity: input.stockQuantity ?? undefined,
          version: input.version ?? undefined,
        },
      }),
  }),
  recordProductView: t.boolean({
    description: 'Counts one look at a product: once for each visitor, product and day.',
    args: { slug: t.arg.string({ required: true, description: 'Which product.' }) },
    resolve: async (_root, { slug }, ctx) => {
      await ctx.rest.call(recordView, { params: { slug } });
      return true;
    },
  }),
}));
