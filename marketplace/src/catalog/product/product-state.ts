import type { Product, ProductState } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, eq } from 'drizzle-orm';
import { cardColumns, toCard } from '#catalog/listing/product-card.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

/** The part of a product that can change while its page is open. */
export function stateOf(product: Pick<Product, keyof ProductState>): ProductState {
  const { id, price, compare_at_price, discount_percentage, stock_quantity, in_stock, is_active, version } = product;
  return { id, price, compare_at_price, discount_percentage, stock_quantity, in_stock, is_active, version };
}

/** Returns the state that `product:<id>` events carry, for new subscribers. Public products only. */
export async function readState({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ProductState> {
  const [found] = await ctx.db
    .select(cardColumns)
    .from(products)
    .where(and(eq(products.id, input.id), isPublic));
  if (!found) throw new NotFound(texts.productMissing);
  return stateOf(toCard(found, ctx.now));
}
