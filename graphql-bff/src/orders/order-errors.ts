import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { detailRefusal, Failing } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Failure } from '#platform/graphql/failures.ts';
import { Money } from '#platform/graphql/money.ts';

class InsufficientStockError extends Failing {
  override name = 'InsufficientStockError';
  readonly code = 'INSUFFICIENT_STOCK';
  readonly productId: string;
  readonly variantId: string | null;
  readonly left: number;
  constructor(message: string, productId: string, { variantId, left }: { variantId: string | null; left: number }) {
    super(message);
    this.productId = productId;
    this.variantId = variantId;
    this.left = left;
  }
}

builder.objectRef<InsufficientStockError>('InsufficientStockError').implement({
  description: 'Fewer pieces of a product are in stock than requested; nothing was changed.',
  interfaces: [Failure],
  fields: (t) => ({
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'The product; null if it is no longer available.',
      resolve: ({ productId }, _args, ctx) => loadCard(ctx, productId, null),
    }),
    variantId: t.exposeID('variantId', {
      nullable: true,
      description: 'ID of the variant; null for a simple product.',
    }),
    left: t.exposeInt('left', { description: 'Quantity in stock.' }),
  }),
});

detailRefusal('INSUFFICIENT_STOCK', (refused) => {
  const { product_id, variant_id, left } = refused.details;
  if (!product_id?.[0] || !left?.[0]) return refused;
  const stock = { variantId: variant_id?.[0] ?? null, left: Number(left[0]) };
  return new InsufficientStockError(refused.message, product_id[0], stock);
});

/** The confirmed total differs from the current one. */
class TotalChangedError extends Failing {
  override name = 'TotalChangedError';
  readonly code = 'TOTAL_CHANGED';
  readonly total: string;
  constructor(message: string, total: string) {
    super(message);
    this.total = total;
  }
}

builder.objectRef<TotalChangedError>('TotalChangedError').implement({
  description: 'The total has changed since the buyer confirmed it; nothing was ordered.',
  interfaces: [Failure],
  fields: (t) => ({ total: t.expose('total', { type: Money, description: 'Current total.' }) }),
});

detailRefusal('TOTAL_CHANGED', (refused) => {
  const total = refused.details.total?.[0];
  return total ? new TotalChangedError(refused.message, total) : refused;
});
