import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** Fills in the shop of people who have one. */
export async function addOwnShop({ ctx, values }: { ctx: Ctx; values: Me[] }): Promise<void> {
  const sellers = values.filter((me) => me.is_seller);
  if (sellers.length === 0) return;
  const rows = await ctx.db
    .select({
      ownerId: shops.ownerId,
      id: shops.id,
      business_name: shops.businessName,
      business_slug: shops.businessSlug,
      verification: shops.verification,
    })
    .from(shops)
    .where(
      inArray(
        shops.ownerId,
        sellers.map((me) => me.id),
      ),
    );
  const byOwner = new Map(rows.map(({ ownerId, ...shop }) => [ownerId, shop]));
  for (const me of sellers) me.shop = byOwner.get(me.id) ?? null;
}
