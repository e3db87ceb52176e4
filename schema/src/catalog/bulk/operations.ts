import { z } from 'zod';
import { catalogLimits } from '#catalog/limits.ts';
import { decimal } from '#kernel/money.ts';
import { group } from '#kernel/operations/define-operation.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { bulkEditInput, bulkPreviewInput } from './inputs.ts';
import { bulkLimits as limits } from './limits.ts';

export const bulkValues = resource('BulkValues', 'The values of a product that a bulk edit can change.', {
  price: describe(z.string(), 'Price in Ghana cedis (GHS), with two decimals', '350.00'),
  variant_prices: describe(
    z.array(z.string().meta(decimal)).max(catalogLimits.variantsMax),
    'Prices of the variants, in their order; empty for a simple product',
    [],
  ),
  stock_quantity: describe(z.number().int(), 'Number of pieces in stock', 20),
  category: describe(z.string(), 'URL slug of the category', 'kente-wax-prints'),
  category_name: describe(z.string(), 'Name of the category', 'Kente & Wax Prints'),
  is_archived: describe(z.boolean(), 'Whether the product is archived', false),
});
export type BulkValues = z.infer<typeof bulkValues>;

export const bulkEditItem = resource('BulkEditItem', 'One product of a bulk edit.', {
  id: describe(z.uuid(), 'ID of the product', examples.product),
  name: describe(z.string(), 'Name of the product', examples.productName),
  variant_labels: describe(
    z.array(z.string()).max(catalogLimits.variantsMax),
    'Names of its variants, in their order; empty for a simple product',
    [],
  ),
  version: describe(z.number().int(), 'Version of the product: in a preview the current one, else the new one', 3),
  before: describe(bulkValues, 'Values before the change'),
  after: describe(bulkValues, 'Values after the change'),
  fault: describe(z.string().nullable(), 'Why the product cannot be changed; it stays as it is', null),
});
export type BulkEditItem = z.infer<typeof bulkEditItem>;

export const bulkEdit = resource('BulkEdit', 'The products of a bulk edit.', {
  results: describe(z.array(bulkEditItem).max(limits.products), 'The products, in the order of the input'),
});

const selling = group({ auth: 'seller', scope: 'products:write', suspended: 'refused' });

export const previewBulkEdit = selling({
  id: 'previewBulkEdit',
  method: 'POST',
  path: '/api/products/bulk/preview',
  limit: `${limits.editsPerMinute} a minute, together with bulk edits`,
  summary:
    'Show what one change would do to many products; nothing is changed. A change of the price is made for each variant',
  body: bulkPreviewInput,
  response: bulkEdit,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'NOT_FOUND'],
});

export const applyBulkEdit = selling({
  id: 'applyBulkEdit',
  method: 'POST',
  path: '/api/products/bulk',
  limit: `${limits.editsPerMinute} a minute, together with previews`,
  summary:
    'Change many products in one transaction. A product that has changed since its version, or whose change breaks a rule, stays as it is. Sending the values of `before` with the new versions undoes the edit',
  body: bulkEditInput,
  response: bulkEdit,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'NOT_FOUND'],
});
