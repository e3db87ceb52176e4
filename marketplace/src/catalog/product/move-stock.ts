import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { lockProducts } from './lock-products.ts';
import { emitProductChanged, readStatesOf, type StateRow } from './product-state.ts';

export interface StockLine {
  productId: string;
  /** Null for a simple product, whose variant has the product's id. */
  variantId: string | null;
  quantity: number;
}

const idOf = ({ productId, variantId }: StockLine) => variantId ?? productId;

/**
 * Changes the stock of variants whose products the caller has locked, in one statement, and emits the new state of the
 * products. A variant whose stock would become negative is skipped, and so is one that the seller has removed.
 */
async function moveStock(tx: Tx, lines: readonly StockLine[], sign: 1 | -1): Promise<MovedRow[]> {
  const moves = lines.map((line) => ({ id: idOf(line), product_id: line.productId, by: sign * line.quantity }));
  // A trigger copies the stock of the variants to their products after the statement.
  const moved = await rowsOf<MovedRow>(
    tx.db,
    sql`
    with shelves as (
      update product_variants set stock_quantity = stock_quantity + move.by
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (id uuid, product_id uuid, by integer)
      where product_variants.id = move.id and product_variants.product_id = move.product_id
        and stock_quantity + move.by >= 0
      returning product_variants.id, product_variants.product_id, case when is_active then move.by else 0 end as by
    ), moved as (
      select product_id, sum(by)::int as by, jsonb_agg(id) as variants from shelves group by product_id
    )
    update products set version = version + 1, updated_at = ${tx.now.toISOString()}::timestamptz
    from moved where products.id = moved.product_id
    returning products.id, price_pesewas as "pricePesewas", price_to_pesewas as "priceToPesewas",
      compare_at_pesewas as "compareAtPesewas", stock_quantity + moved.by as "stockQuantity",
      is_active and archived_at is null as "isPublic", version, stock_quantity as before, moved.variants as "variantIds"`,
  );
  for (const { before, after } of await withVariants(tx, moved))
    await emitProductChanged(tx, { ...after, stockQuantity: before }, after);
  return moved;
}

interface MovedRow extends Omit<StateRow, 'variants'> {
  before: number;
  variantIds: string[];
}

/** Simple products need no further query. */
async function withVariants(tx: Tx, moved: readonly MovedRow[]): Promise<{ before: number; after: StateRow }[]> {
  const ids = moved.filter(({ priceToPesewas }) => priceToPesewas !== null).map(({ id }) => id);
  const read = new Map((ids.length > 0 ? await readStatesOf(tx, ids) : []).map((row) => [row.id, row]));
  return moved.map((row) => ({ before: row.before, after: read.get(row.id) ?? { ...row, variants: [] } }));
}

/** Reduces the stock of locked products. Returns the lines without enough stock; the caller must then roll back. */
export async function reduceStock<Line extends StockLine>({ tx, input }: { tx: Tx; input: { lines: Line[] } }) {
  const moved = new Set((await moveStock(tx, input.lines, -1)).flatMap(({ variantIds }) => variantIds));
  return input.lines.filter((line) => !moved.has(idOf(line)));
}

/** Adds the quantities back to the stock. */
export async function returnStock({ tx, input }: { tx: Tx; input: { lines: StockLine[] } }): Promise<void> {
  await lockProducts({ ctx: tx, input: { ids: input.lines.map(({ productId }) => productId) } });
  await moveStock(tx, input.lines, 1);
}
