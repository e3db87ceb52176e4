import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { NotFound } from '#platform/errors.ts';
import { shops } from './tables.ts';

/** The shop that a slug stands for, or 404. */
export async function findShop({ ctx, input }: { ctx: Ctx; input: { slug: string } }) {
  const [found] = await ctx.db
    .select({ id: shops.id, slug: shops.businessSlug, ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.businessSlug, input.slug));
  if (!found) throw new NotFound(texts.shopMissing);
  return found;
}
