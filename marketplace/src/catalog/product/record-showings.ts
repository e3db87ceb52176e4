import type { ShowingsInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { sql } from 'drizzle-orm';
import { dayOf } from '#platform/base/clock.ts';
import { RateLimited } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { visitorKey } from './record-view.ts';

const perAddress = {
  name: 'featured-showings',
  times: limits.viewsPerAddress.times,
  seconds: limits.viewsPerAddress.seconds,
};

/** Records featured products that were shown, once per visitor, product and day. The seller's own views do not count. */
export async function recordShowings({ ctx, input }: { ctx: Ctx; input: ShowingsInput }): Promise<void> {
  const wait = await ctx.limiter.take(perAddress, ctx.client.address);
  if (wait !== null) throw new RateLimited(wait);
  const day = dayOf(ctx.now);
  const ids = sql.join(
    input.ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await ctx.db.execute(sql`
    insert into product_showings (product_id, day, visitor)
    select products.id, ${day}::date, ${visitorKey(ctx, day)}
    from products join shops on shops.id = products.shop_id
    where products.id in (${ids}) and featured_until > ${ctx.now.toISOString()}::timestamptz
      and shops.owner_id is distinct from ${ctx.viewer?.userId ?? null}::uuid
    on conflict do nothing`);
}
