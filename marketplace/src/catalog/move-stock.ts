import { channels } from '@besesaka/schema/kernel/events.ts';
import { discountPercentage, moneyText } from '@besesaka/schema/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { stateOf } from './product-state.ts';
import { products } from './tables.ts';

export interface StockLine {
  productId: string;
  quantity: number;
}

/**
 * Moves the stock of products that the caller has locked, all in one statement, and tells those who watch them. Answers
 * the ids that were moved: one that would fall below nothing is left alone.
 */
export async function moveStock(ctx: Ctx, lines: readonly StockLine[], sign: 1 | -1): Promise<Set<string>> {
  const moves = lines.map(({ productId, quantity }) => ({ id: productId, by: sign * quantity }));
  const moved = await ctx.db
    .update(products)
    .set({
      stockQuantity: sql`${products.stockQuantity} + move.by`,
      version: sql`${products.version} + 1`,
      updatedAt: ctx.now,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move(id uuid, by integer)`)
    .where(sql`${products.id} = move.id and ${products.stockQuantity} + move.by >= 0`)
    .returning({
      id: products.id,
      pricePesewas: products.pricePesewas,
      compareAtPesewas: products.compareAtPesewas,
      stockQuantity: products.stockQuantity,
      isActive: products.isActive,
      version: products.version,
    });
  for (const row of moved) ctx.events.broadcast(channels.product(row.id), movedState(row));
  return new Set(moved.map(({ id }) => id));
}

type MovedRow = Pick<
  typeof products.$inferSelect,
  'id' | 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity' | 'isActive' | 'version'
>;

function movedState(row: MovedRow) {
  return stateOf({
    id: row.id,
    price: moneyText(row.pricePesewas),
    compare_at_price: row.compareAtPesewas === null ? null : moneyText(row.compareAtPesewas),
    discount_percentage: discountPercentage(row.pricePesewas, row.compareAtPesewas),
    stock_quantity: row.stockQuantity,
    in_stock: row.stockQuantity > 0,
    is_active: row.isActive,
    version: row.version,
  });
}
