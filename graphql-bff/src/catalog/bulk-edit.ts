import { bulkChange } from '@besesaka/schema/catalog/bulk/inputs.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { applyBulkEdit, bulkEditItem, previewBulkEdit } from '@besesaka/schema/catalog/bulk/operations.ts';
import { fieldsIn } from '#platform/contract/fields.ts';
import { inputFieldsOf } from '#platform/contract/input.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { toContract } from '#platform/graphql/from-contract.ts';
import { mutation as declareMutation, type PayloadField } from '#platform/graphql/mutation.ts';

const BulkEditItem = objectOf(bulkEditItem);

const items = {
  type: [BulkEditItem],
  extensions: atMost(limits.products),
  description: 'The products, in the order of the input.',
} satisfies PayloadField;

const BulkChange = builder.inputType('BulkChange', {
  description: 'One change for many products.',
  isOneOf: true,
  fields: (t) => inputFieldsOf(t, fieldsIn(bulkChange)),
});

const PreviewBulkEditInput = builder.inputType('PreviewBulkEditInput', {
  description: 'Products, and one change for all of them.',
  fields: (t) => ({
    productIds: t.idList({ required: true, description: `IDs of 1 to ${limits.products} products of the viewer.` }),
    change: t.field({ type: BulkChange, required: true, description: 'The change.' }),
  }),
});

declareMutation('previewBulkEdit', {
  restCalls: [previewBulkEdit],
  description: 'Shows what one change would do to many products. Nothing is changed.',
  input: { type: PreviewBulkEditInput, description: 'The products and the change.' },
  payload: { items },
  resolve: async ({ productIds, change }, ctx) => {
    const body = { ids: productIds.map(String), ...toContract(change) };
    return { items: (await ctx.rest.call(previewBulkEdit, { body })).results };
  },
});

mutation(applyBulkEdit, { items: 'results' });
