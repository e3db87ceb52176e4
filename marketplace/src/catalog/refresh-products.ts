import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { jobKind } from '#platform/jobs.ts';

interface Scope {
  shopIds: string[];
  categoryIds: string[];
}

export const refreshProductsJob = jobKind<Scope>('catalog.refresh-products');

/** The number of products updated within the change itself. More would block orders for too long. */
const batchSize = 200;

/** Updates the columns that products copy from their shop and category: small sets at once, large ones in a job. */
export async function refreshProducts({ tx, input }: { tx: Tx; input: Scope }): Promise<void> {
  const done = await refreshBatch(tx, input, null, batchSize);
  if (done.length === batchSize) tx.enqueue(refreshProductsJob, input);
}

/** Runs in the transaction that changes the shop. */
export function refreshProductsOf({ tx, payload }: { tx: Tx; payload: { shopId: string } }): Promise<void> {
  return refreshProducts({ tx, input: { shopIds: [payload.shopId], categoryIds: [] } });
}

/** Updates the remaining products in batches. It compares with the current values, so running it again is safe. */
export async function refreshAllProducts({ ctx, input }: { ctx: Pick<Ctx, 'db'>; input: Scope }): Promise<void> {
  let last: string | null = null;
  await inBatches(async (size) => {
    const done = await refreshBatch(ctx, input, last, size);
    last = done.at(-1) ?? null;
    return done.length;
  }, batchSize);
}

/** Updates the next products by id, the order in which orders lock them too. Returns their ids. */
async function refreshBatch({ db }: Pick<Ctx, 'db'>, scope: Scope, after: string | null, size: number) {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    with behind as materialized (
      select products.id, categories.name, categories.slug, categories.path, shops.business_name, shops.business_slug,
        shops.verification = 'verified' and shops.hidden_at is null as verified, shops.takes_orders, shops.city
      from products
      join categories on categories.id = products.category_id
      join shops on shops.id = products.shop_id
      where (products.shop_id = any (${sql.param(scope.shopIds)}::uuid[])
          or products.category_id = any (${sql.param(scope.categoryIds)}::uuid[]))
        and (${after}::uuid is null or products.id > ${after}::uuid)
        and (products.category_name, products.category_slug, products.category_path, products.seller_name,
          products.seller_slug, products.seller_verified, products.seller_takes_orders, products.seller_city)
          is distinct from (categories.name, categories.slug, categories.path, shops.business_name, shops.business_slug,
          shops.verification = 'verified' and shops.hidden_at is null, shops.takes_orders, shops.city)
      order by products.id limit ${size} for no key update of products
    ), refreshed as (
      update products set category_name = behind.name, category_slug = behind.slug, category_path = behind.path,
        seller_name = behind.business_name, seller_slug = behind.business_slug, seller_verified = behind.verified,
        seller_takes_orders = behind.takes_orders, seller_city = behind.city
      from behind where products.id = behind.id
      returning products.id
    )
    select id from refreshed order by id`,
  );
  return rows.map(({ id }) => id);
}
