import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

interface Args {
  ctx: Ctx;
  /** Active products per category; null: unlimited. */
  input: { shopId: string; limit: number | null };
}

export async function setListingLimit({ ctx, input: { shopId, limit } }: Args): Promise<void> {
  await ctx.db.update(shops).set({ listingLimit: limit }).where(eq(shops.id, shopId));
}
