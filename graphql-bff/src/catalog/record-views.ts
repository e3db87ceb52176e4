import { countShowings, countView } from '@besesaka/schema/catalog/product-operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { builder } from '#platform/graphql/builder.ts';
import { slugOrId } from '#platform/graphql/handles.ts';
import { mutation as declareMutation } from '#platform/graphql/mutation.ts';

const RecordProductViewInput = builder.inputType('RecordProductViewInput', {
  description: 'The viewed product.',
  fields: (t) => ({
    slug: t.string({ description: 'URL slug of the product.' }),
    id: t.id({ description: 'ID of the product, instead of the slug.' }),
  }),
});

declareMutation('recordProductView', {
  restCalls: [countView],
  description: 'Counts a view of a product, once per visitor, product and day.',
  input: { type: RecordProductViewInput, description: 'The viewed product.' },
  payload: {},
  resolve: async (input, ctx) => {
    await ctx.rest.call(countView, { params: { slug: slugOrId(input) } });
    return {};
  },
});

mutation(countShowings, {}, { as: 'recordShowings' });
