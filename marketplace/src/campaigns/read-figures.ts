import type { CampaignFigures, FigureCounts } from '@besesaka/schema/campaigns/resources.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { ownShopId } from './list-campaigns.ts';

interface Args {
  ctx: Ctx;
  input: { ids: string[] };
}

interface Row {
  id: string;
  days: number;
  during: FigureCounts;
  before: FigureCounts;
}

/**
 * Compares each of the viewer's own campaigns with the same number of days of the product before it. Days are whole
 * days, from the first day of the campaign to today or its last. Views come from the product's daily counters; wishes
 * and orders from their own tables, and count from the instant at which the campaign starts.
 */
export async function readFigures({ ctx, input: { ids } }: Args): Promise<CampaignFigures[]> {
  const shopId = await ownShopId(ctx);
  if (!shopId) return [];
  const requested = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`;
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`
    with spans as materialized (
      select id, product_id, starts_at, first, last, last - first + 1 as days from (
        select id, product_id, starts_at, (starts_at at time zone 'UTC')::date as first,
          (least(ends_at + make_interval(days => grace_days), ${ctx.now.toISOString()}::timestamptz) at time zone 'UTC')::date as last
        from campaigns where shop_id = ${shopId} and id = any (${requested})
      ) as dated
    ), acts as (
      select spans.id, day >= first as during, shown, opened, 0 as wished, 0 as ordered
      from spans join product_days using (product_id) where day between first - days and last
      union all
      select spans.id, created_at >= starts_at, 0, 0, 1, 0
      from spans join wishlist_items using (product_id)
      where (created_at at time zone 'UTC')::date between first - days and last
      union all
      select distinct on (spans.id, buyer_id, (created_at at time zone 'UTC')::date, created_at >= starts_at)
        spans.id, created_at >= starts_at, 0, 0, 0, 1
      from spans join order_items using (product_id) join orders on orders.id = order_items.order_id
      where seller_sees and (created_at at time zone 'UTC')::date between first - days and last
    )
    select spans.id, spans.days::int as days, ${counts(sql`acts.during`)} as during, ${counts(sql`not acts.during`)} as before
    from spans left join acts using (id) group by spans.id, spans.days`,
  );
  return rows.map(({ id, days, during, before }) => ({ id, days, during, before }));
}

function counts(condition: ReturnType<typeof sql>) {
  const total = (column: string) =>
    sql`coalesce(sum(${sql.raw(`acts.${column}`)}) filter (where ${condition}), 0)::int`;
  return sql`jsonb_build_object('shown', ${total('shown')}, 'opened', ${total('opened')},
    'wished', ${total('wished')}, 'ordered', ${total('ordered')})`;
}
