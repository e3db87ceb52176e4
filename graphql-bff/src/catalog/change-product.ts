import type { Product as ProductDetail } from '@besesaka/schema/catalog/resources.ts';
import {
  addProduct,
  archiveProduct,
  changeProduct,
  duplicateProduct,
  restoreProduct,
  setProductVariants,
} from '@besesaka/schema/catalog/selling-operations.ts';
import { customMutation, mutation, type PayloadField } from '#platform/contract/mutation.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Product } from './product.ts';

const ProductWarning = builder.enumType('ProductWarning', {
  description: 'A reason why buyers cannot order a product that was saved.',
  values: {
    DRAFT: { description: 'It is a draft or archived, so only its seller sees it.' },
    OUT_OF_STOCK: { description: 'No piece is in stock.' },
    SHOP_CLOSED: { description: 'The shop accepts no orders at the moment.' },
  },
});

const saved = (text: string) =>
  ({
    product: { type: Product, description: text },
    warnings: {
      type: [ProductWarning],
      extensions: atMost(3),
      description: 'Reasons why buyers cannot order it now; empty if they can.',
    },
  }) satisfies Record<string, PayloadField>;

const updated = saved('The updated product.');

async function withWarnings(sent: Promise<ProductDetail>) {
  const product = await sent;
  const warnings: (typeof ProductWarning.$inferType)[] = [];
  if (!product.is_active || product.is_archived) warnings.push('DRAFT');
  if (product.stock_quantity === 0) warnings.push('OUT_OF_STOCK');
  if (!product.seller_takes_orders) warnings.push('SHOP_CLOSED');
  return { product, warnings };
}

customMutation(addProduct, saved('The new product.'), {
  as: 'createProduct',
  run: ({ body, idempotencyKey }, ctx) => withWarnings(ctx.rest.call(addProduct, { body, idempotencyKey })),
});

customMutation(changeProduct, updated, {
  run: ({ params: { slug = '' }, body, idempotencyKey }, ctx) =>
    withWarnings(ctx.rest.call(changeProduct, { params: { slug }, body, idempotencyKey })),
});

for (const operation of [archiveProduct, restoreProduct])
  customMutation(operation, updated, {
    input: 'OwnProductInput',
    run: ({ params: { slug = '' } }, ctx) => withWarnings(ctx.rest.call(operation, { params: { slug } })),
  });

customMutation(duplicateProduct, saved('The draft.'), {
  run: ({ params: { slug = '' }, idempotencyKey }, ctx) =>
    withWarnings(ctx.rest.call(duplicateProduct, { params: { slug }, idempotencyKey })),
});

mutation(setProductVariants, { product: Product });
