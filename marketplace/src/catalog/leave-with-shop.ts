import { and, eq, isNull, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import type { ShopTakenDown } from '#shops/domain-events.ts';

/** What an admin's hidden shop offers goes with it and comes back with it; what was archived before stays so. */
export async function leaveWithShop({ ctx, payload }: { ctx: Ctx; payload: ShopTakenDown }): Promise<void> {
  const { shopId, isHidden, since, leftAt } = payload;
  const at = new Date(since);
  const before = leftAt ? new Date(leftAt) : null;
  await ctx.db
    .update(products)
    .set({
      archivedAt: isHidden ? at : before,
      version: sql`${products.version} + 1`,
    })
    .where(and(eq(products.shopId, shopId), isHidden ? isNull(products.archivedAt) : eq(products.archivedAt, at)));
}
