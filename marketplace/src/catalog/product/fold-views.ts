import { sql } from 'drizzle-orm';
import { productDays, productShowings, productViews } from '#catalog/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.ts';
import { jobKind } from '#platform/jobs.ts';

export const foldViewsJob = jobKind('catalog.fold-views');
export const pruneViewsJob = jobKind('catalog.prune-views');

const productsInBatch = 100;
/** The day that is still open somewhere, and one more. */
const keptDays = 2;
/** The longest campaign, and as many days before it. */
const comparedDays = 2 * 370;

/**
 * Adds the looks that came since the last time to what their products show. The rows that orders lock are written here
 * only, a few at a time and by their ids; one that is locked just now gets its looks the next time.
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

/** Both, one after the other, as both write to the days of products. */
export async function foldLooks({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<void> {
  await foldViews({ ctx });
  await foldShowings({ ctx });
}

/** Adds what was shown in featured places to the days of its products. */
async function foldShowings({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<void> {
  await ctx.db.execute(sql`
    with fresh as (
      update product_showings set counted = true where not counted returning product_id, day
    )
    insert into product_days (product_id, day, shown)
    select product_id, day, count(*)::int from fresh group by product_id, day order by product_id, day
    on conflict (product_id, day) do update set shown = product_days.shown + excluded.shown`);
}

/** Who looked is forgotten when nobody can be counted twice any more, and how many when nothing is compared with it. */
export async function pruneViews({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const dayBefore = (days: number) => {
    const day = new Date(ctx.now.getTime() - days * dayMs).toISOString().slice(0, 10);
    return sql`${day}::date`;
  };
  for (const table of [productViews, productShowings]) {
    const isOld = sql`${table.day} < ${dayBefore(keptDays)} and ${table.counted}`;
    await deleteInBatches(ctx.db, table, { where: isOld, oldest: sql`${table.day}` });
  }
  const isOld = sql`${productDays.day} < ${dayBefore(comparedDays)}`;
  await deleteInBatches(ctx.db, productDays, { where: isOld, oldest: sql`${productDays.day}` });
}
