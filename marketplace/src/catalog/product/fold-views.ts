import { sql } from 'drizzle-orm';
import { emptySearches } from '#catalog/search/tables.ts';
import { dayMs, dayOf } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';
import { productDays, productShowings, productViews } from './tables.ts';

export const foldViewsJob = jobKind('catalog.fold-views');
export const pruneViewsJob = jobKind('catalog.prune-views');

const productsInBatch = 100;
/** Older visitor hashes are deleted, because their views can no longer be counted twice. */
const retentionDays = 2;
/** The longest campaign, and an equally long period before it to compare with. */
const comparedDays = 2 * 370;

/**
 * Adds new views to the counts of their products. Only this job writes views to the product rows, which orders also lock:
 * it takes few rows at a time, ordered by id, and skips locked ones until its next run.
 */
export function foldViews({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<number> {
  return inBatches(async (size) => {
    const { rowCount } = await ctx.db.execute(sql`
      with waiting as (
        select product_id from product_views where not counted group by product_id order by product_id limit ${size}
      ), held as materialized (
        select id from products where id in (select product_id from waiting) order by id for no key update skip locked
      ), fresh as (
        update product_views set counted = true
        where not counted and product_id in (select id from held)
        returning product_id, day
      ), by_day as (
        insert into product_days (product_id, day, opened)
        select product_id, day, count(*)::int from fresh group by product_id, day order by product_id, day
        on conflict (product_id, day) do update set opened = product_days.opened + excluded.opened
      )
      update products set views_count = views_count + found.views
      from (select product_id, count(*)::int as views from fresh group by product_id) as found
      where products.id = found.product_id`);
    return rowCount ?? 0;
  }, productsInBatch);
}

/** Runs both in sequence, because both write to `product_days`. */
export async function foldLooks({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<void> {
  await foldViews({ ctx });
  await foldShowings({ ctx });
}

/** Adds featured showings to the daily counts of their products. */
async function foldShowings({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<void> {
  await ctx.db.execute(sql`
    with fresh as (
      update product_showings set counted = true where not counted returning product_id, day
    )
    insert into product_days (product_id, day, shown)
    select product_id, day, count(*)::int from fresh group by product_id, day order by product_id, day
    on conflict (product_id, day) do update set shown = product_days.shown + excluded.shown`);
}

/** Deletes visitor hashes once they are no longer needed to avoid counting twice, and daily counts once no statistic uses them. */
export async function pruneViews({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const dayBefore = (days: number) => {
    const day = dayOf(new Date(ctx.now.getTime() - days * dayMs));
    return sql`${day}::date`;
  };
  for (const table of [productViews, productShowings]) {
    const isOld = sql`${table.day} < ${dayBefore(retentionDays)} and ${table.counted}`;
    await deleteInBatches(ctx.db, table, { where: isOld, oldest: sql`${table.day}` });
  }
  for (const table of [productDays, emptySearches]) {
    const isOld = sql`${table.day} < ${dayBefore(comparedDays)}`;
    await deleteInBatches(ctx.db, table, { where: isOld, oldest: sql`${table.day}` });
  }
}
