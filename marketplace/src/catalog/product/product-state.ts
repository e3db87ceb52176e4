import type { Product, ProductState } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, inArray } from 'drizzle-orm';
import { cardColumns, toCard } from '#catalog/listing/product-card.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { toVariant, variantState, variantsColumn } from './variant-details.ts';

/** The part of a product that can change while its page is open. */
export function stateOf(product: Pick<Product, keyof ProductState>): ProductState {
  const { id, price, price_to, compare_at_price, discount_percentage } = product;
  const { stock_quantity, in_stock, is_active, version, variants } = product;
  return {
    ...{ id, price, price_to, compare_at_price, discount_percentage },
    ...{ stock_quantity, in_stock, is_active, version },
    variants: variants.map(variantState),
  };
}

/** Returns the state that `product:<id>` events carry, for new subscribers. Public products only. */
export async function readState({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ProductState> {
  const [found] = await readStates(ctx, [input.id]);
  if (!found) throw new NotFound(texts.productMissing);
  return found;
}

/** The current states of public products. */
export async function readStates(ctx: Ctx, ids: string[]): Promise<ProductState[]> {
  const rows = await ctx.db
    .select({ ...cardColumns, variants: variantsColumn })
    .from(products)
    .where(and(inArray(products.id, ids), isPublic));
  return rows.map((row) => stateOf({ ...toCard(row, ctx.now), variants: row.variants.map((one) => toVariant(one)) }));
}
