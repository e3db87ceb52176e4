import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import {
  applyBulkEdit,
  bulkEditItem,
  bulkValues,
  type BulkEditItem as Item,
  previewBulkEdit,
  type BulkValues as Values,
} from '@besesaka/schema/catalog/bulk/operations.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';

const BulkValues = builder.objectRef<Values>('BulkValues').implement({
  description: 'The values of a product that a bulk edit can change.',
  fields: (t) => ({
    ...exposeFields(t, bulkValues),
    variantPrices: t.expose('variant_prices', {
      type: ['Decimal'],
      extensions: atMost(catalogLimits.variantsMax),
      ...descriptionOf(bulkValues, 'variant_prices'),
    }),
  }),
});

const BulkEditItem = builder.objectRef<Item>('BulkEditItem').implement({
  description: 'One product of a bulk edit.',
  fields: (t) => ({
    ...exposeFields(t, bulkEditItem),
    variantLabels: t.exposeStringList('variant_labels', {
      ...descriptionOf(bulkEditItem, 'variant_labels'),
      extensions: atMost(catalogLimits.variantsMax),
    }),
    before: t.expose('before', { type: BulkValues, ...descriptionOf(bulkEditItem, 'before') }),
    after: t.expose('after', { type: BulkValues, ...descriptionOf(bulkEditItem, 'after') }),
  }),
});

const items = {
  type: [BulkEditItem],
  extensions: atMost(limits.products),
  description: 'The products, in the order of the input.',
} satisfies PayloadField;

const BulkChange = builder.inputType('BulkChange', {
  description: 'One change for many products.',
  isOneOf: true,
  fields: (t) => ({
    price: t.field({ type: 'Decimal', description: 'New price in Ghana cedis.' }),
    priceBy: t.field({ type: 'Decimal', description: 'Amount to add to the price; negative to lower it.' }),
    pricePercent: t.int({ description: 'Percentage to add to the price; negative to lower it.' }),
    stockQuantity: t.int({ description: 'New number of pieces in stock.' }),
    stockBy: t.int({ description: 'Number of pieces to add; negative to remove.' }),
    category: t.string({ description: 'URL slug of a category without children.' }),
    isArchived: t.boolean({ description: 'True archives the products, false restores them.' }),
  }),
});

const PreviewBulkEditInput = builder.inputType('PreviewBulkEditInput', {
  description: 'Products, and one change for all of them.',
  fields: (t) => ({
    productIds: t.idList({ required: true, description: `IDs of 1 to ${limits.products} products of the viewer.` }),
    change: t.field({ type: BulkChange, required: true, description: 'The change.' }),
  }),
});

mutation('previewBulkEdit', {
  restCalls: [previewBulkEdit],
  description: 'Shows what one change would do to many products. Nothing is changed.',
  input: { type: PreviewBulkEditInput, description: 'The products and the change.' },
  payload: { items },
  resolve: async ({ productIds, change }, ctx) => {
    const body = { ids: productIds.map(String), ...toContract(change) };
    return { items: (await ctx.rest.call(previewBulkEdit, { body })).results };
  },
});

const BulkItemInput = builder.inputType('BulkItemInput', {
  description: 'New values of a product; values that are left out stay.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'ID of the product.' }),
    version: t.int({
      required: true,
      description: 'Version that the client read. A product that changed since stays.',
    }),
    price: t.field({ type: 'Decimal', description: 'Price in Ghana cedis.' }),
    variantPrices: t.field({ type: ['Decimal'], description: 'Prices of all variants, in their order.' }),
    stockQuantity: t.int({ description: 'Number of pieces in stock.' }),
    category: t.string({ description: 'URL slug of a category without children.' }),
    isArchived: t.boolean({ description: 'True archives the product, false restores it.' }),
  }),
});

const ApplyBulkEditInput = builder.inputType('ApplyBulkEditInput', {
  description: 'New values of many products.',
  fields: (t) => ({
    items: t.field({
      type: [BulkItemInput],
      required: true,
      description: `1 to ${limits.products} products of the viewer.`,
    }),
  }),
});

mutation('applyBulkEdit', {
  restCalls: [applyBulkEdit],
  description:
    'Changes many products in one transaction. Those with a `fault` stay as they are. To undo it, send the values of `before` with the new versions.',
  input: { type: ApplyBulkEditInput, description: 'The products with their new values.' },
  payload: { items },
  resolve: async ({ items }, ctx) => {
    const body = { items: items.map(({ productId, ...values }) => ({ id: String(productId), ...toContract(values) })) };
    return { items: (await ctx.rest.call(applyBulkEdit, { body })).results };
  },
});
