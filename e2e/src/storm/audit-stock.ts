import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { sql } from 'drizzle-orm';
import type { Cluster } from '#cluster.ts';
import type { Scene } from './acts.ts';

/** The stock is that of the start, with each accepted change, without what is ordered. */
export async function auditStock(db: Cluster['db'], { book, users }: Scene): Promise<string[]> {
  const rows = await rowsOf<{ id: string; stock: number; ordered: number }>(
    db,
    sql`select p.id, p.stock_quantity as stock, coalesce((
        select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
        where i.product_id = p.id and o.state not in ('declined', 'cancelled', 'expired', 'returned')
      ), 0)::int as ordered from products p`,
  );
  const products = users.sellers.flatMap(({ products: sold, shelves }) => [...sold, ...shelves]);
  return products.flatMap(({ id, stock: before }) => {
    const row = rows.find((one) => one.id === id);
    const changes = book.stock.filter(({ productId }) => productId === id);
    const accepted = changes
      .filter(({ outcome }) => outcome === 'accepted')
      .reduce((sum, { amount }) => sum + amount, 0);
    const unknown = changes.filter(({ outcome }) => outcome === 'unknown').map(({ amount }) => amount);
    const rest = (row?.stock ?? 0) - (before + accepted - (row?.ordered ?? 0));
    if (row && row.stock >= 0 && sumsOf(unknown).has(rest)) return [];
    return [`stock: product ${id} has ${row?.stock}, which is ${rest} too many (unknown changes: ${unknown.join()})`];
  });
}

/** The sums that some of these make. */
function sumsOf(amounts: readonly number[]): Set<number> {
  let sums = new Set([0]);
  for (const amount of amounts) sums = new Set([...sums, ...[...sums].map((sum) => sum + amount)]);
  return sums;
}
