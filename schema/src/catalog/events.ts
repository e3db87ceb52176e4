import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { productImport } from './bulk/import-operations.ts';

/** Sent to the seller when an order takes the last piece. */
export const productSoldOut = eventKind(
  'catalog.sold-out',
  'products:read',
  resource('ProductSoldOut', 'An order took the last piece.', {
    product: describe(
      resource('SoldOutProduct', 'A product, or a variant of one, without stock.', {
        id: describe(z.uuid(), 'ID of the product', examples.product),
        slug: describe(z.string(), 'Slug of the product', examples.productSlug),
        name: describe(z.string(), 'Name of the product, with the label of the variant', examples.productName),
      }),
      'The product',
    ),
  }),
);

/** Sent to the seller while an import is checked or applied: its whole state. */
export const importChanged = eventKind(
  'catalog.import-changed',
  'products:read',
  resource('ImportChanged', "One of the user's imports went on or ended.", {
    import: describe(productImport, 'The import now', undefined, { as: 'productImport' }),
  }),
);
