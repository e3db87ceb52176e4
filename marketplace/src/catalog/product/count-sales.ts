import { sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { lockProducts } from './lock-products.ts';
import type { StockLine } from './move-stock.ts';

interface Sales {
  lines: StockLine[];
  /** -1 takes the sales back. */
  sign: 1 | -1;
}

/** Changes the sales counts of products. */
export async function countSales({ tx, input }: { tx: Tx; input: Sales }): Promise<void> {
  await lockProducts({ ctx: tx, input: { ids: input.lines.map(({ productId }) => productId) } });
  const sold = input.lines.map(({ productId, quantity }) => ({ id: productId, pieces: input.sign * quantity }));
  await tx.db
    .update(products)
    .set({ salesCount: sql`${products.salesCount} + sold.pieces` })
    .from(
      // An order may have several variants of a product.
      sql`(select id, sum(pieces)::int as pieces
        from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as line(id uuid, pieces integer) group by id) as sold`,
    )
    .where(sql`${products.id} = sold.id`);
}
