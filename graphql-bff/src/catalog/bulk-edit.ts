import { bulkChange } from '@besesaka/schema/catalog/bulk/inputs.ts';
import { applyBulkEdit, bulkEditItem, previewBulkEdit } from '@besesaka/schema/catalog/bulk/operations.ts';
import { describe } from '@besesaka/schema/kernel/reference/describe.ts';
import { z } from 'zod';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';

objectOf(bulkEditItem);

customMutation(
  previewBulkEdit,
  { items: 'results' },
  {
    without: Object.keys(bulkChange.shape),
    add: z.object({ change: describe(bulkChange, 'The change') }),
    run: async ({ body: { ids }, added }, ctx) => ({
      items: (await ctx.rest.call(previewBulkEdit, { body: { ids, ...added.change } })).results,
    }),
  },
);

mutation(applyBulkEdit, { items: 'results' });
