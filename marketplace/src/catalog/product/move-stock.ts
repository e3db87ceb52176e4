import { channels } from '@besesaka/schema/kernel/events.ts';
import { discountPercentage, moneyText } from '@besesaka/schema/kernel/money.ts';
import { eq, sql } from 'drizzle-orm';
import { offerImproved } from '#catalog/domain-events.ts';
import { products, productVariants } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { lockProducts } from './lock-products.ts';
import { stateOf } from './product-state.ts';
import { firstVariant } from './write-variant.ts';

export interface StockLine {
  productId: string;
  quantity: number;
}

/**
 * Changes the stock of products that the caller has locked, in one statement, and emits their new state. Returns the rows
 * that changed: a product whose stock would become negative is skipped.
 */
async function moveStock(tx: Tx, lines: readonly StockLine[], sign: 1 | -1): Promise<MovedRow[]> {
  const moves = lines.map(({ productId, quantity }) => ({ id: productId, by: sign * quantity }));
  const shelves = tx.db.$with('shelves').as(
    tx.db
      .update(productVariants)
      .set({ stockQuantity: sql`${productVariants.stockQuantity} + move.by` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move(id uuid, by integer)`)
      .where(sql`${firstVariant} and ${productVariants.productId} = move.id
        and ${productVariants.stockQuantity} + move.by >= 0`)
      .returning({ productId: productVariants.productId, by: sql<number>`move.by`.as('by') }),
  );
  const moved = await tx.db
    .with(shelves)
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: tx.now })
    .from(shelves)
    .where(eq(products.id, shelves.productId))
    .returning({
      id: products.id,
      pricePesewas: products.pricePesewas,
      compareAtPesewas: products.compareAtPesewas,
      // A trigger copies the variants' stock to the product after the statement.
      stockQuantity: sql<number>`${products.stockQuantity} + ${shelves.by}`,
      isActive: products.isActive,
      version: products.version,
      before: products.stockQuantity,
    });
  for (const row of moved) tx.broadcast(channels.product(row.id), movedState(row));
  return moved;
}

interface MovedRow
  extends Pick<
    typeof products.$inferSelect,
    'id' | 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity' | 'isActive' | 'version'
  > {
  before: number;
}

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

/** Reduces the stock of locked products. Returns the products without enough stock; the caller must then roll back. */
export async function reduceStock({ tx, input }: { tx: Tx; input: { lines: StockLine[] } }): Promise<string[]> {
  const moved = new Set((await moveStock(tx, input.lines, -1)).map(({ id }) => id));
  return input.lines.map(({ productId }) => productId).filter((id) => !moved.has(id));
}

/** Adds the quantities back to the stock. */
export async function returnStock({ tx, input }: { tx: Tx; input: { lines: StockLine[] } }): Promise<void> {
  await lockProducts({ ctx: tx, input: { ids: input.lines.map(({ productId }) => productId) } });
  for (const { id: productId, version, before } of await moveStock(tx, input.lines, 1)) {
    if (before === 0)
      await publishDomainEvent(tx, offerImproved, { productId, version, cheaper: false, restocked: true });
  }
}
