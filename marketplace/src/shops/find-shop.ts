import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, isNull } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { shops } from './tables.ts';

const handles = { id: shops.id, slug: shops.businessSlug };

/** Finds a shop by slug or ID. Throws a 404 if there is none or an admin hid it. */
export async function findShop({ ctx, input }: { ctx: Ctx; input: { slug: string } }) {
  const [found] = await ctx.db
    .select({ ...handles, name: shops.businessName, ownerId: shops.ownerId })
    .from(shops)
    .where(and(byHandle(handles, input.slug), isNull(shops.takenDownAt)));
  if (!found) throw new NotFound(texts.shopMissing);
  return found;
}
