import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { eq } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { changePages } from '#platform/events/change-pages.ts';

interface Args {
  ctx: Ctx;
  input: { productId: string; until: Date };
}

/** Until then it may stand in featured places. */
export async function setFeaturedUntil({ ctx, input: { productId, until } }: Args): Promise<void> {
  await ctx.db.update(products).set({ featuredUntil: until }).where(eq(products.id, productId));
  changePages(ctx, shown.product(productId), shown.lists);
}
