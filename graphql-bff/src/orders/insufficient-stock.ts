import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { Failing, RefusedError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Failure } from '#platform/graphql/failures.ts';

export class InsufficientStockError extends Failing {
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

/** The marketplace returns the product and the remaining stock in the error's details. */
export async function withStockLeft<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'INSUFFICIENT_STOCK') throw error;
    const { product_id, variant_id, left } = error.details;
    throw product_id?.[0] && left?.[0]
      ? new InsufficientStockError(error.message, product_id[0], {
          variantId: variant_id?.[0] ?? null,
          left: Number(left[0]),
        })
      : error;
  }
}
