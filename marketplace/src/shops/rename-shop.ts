import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { NotFound, Refused } from '#platform/errors.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { shopChanged } from './domain-events.ts';
import { shops } from './tables.ts';

const taken = '23505';

interface Args {
  ctx: Ctx;
  input: { shopId: string; businessName: string };
}

/** By its owner. The shop's address on the site stays, as links lead there; orders keep the name that they were made under. */
export async function renameShop({ ctx, input: { shopId, businessName } }: Args): Promise<void> {
  const { userId } = requireViewer(ctx);
  try {
    await inTransaction(ctx, async (ctx) => {
      const renamed = await ctx.db
        .update(shops)
        .set({ businessName })
        .where(and(eq(shops.id, shopId), eq(shops.ownerId, userId)))
        .returning({ id: shops.id });
      if (renamed.length === 0) throw new NotFound(texts.shopMissing);
      await publishDomainEvent(ctx, shopChanged, { shopId });
    });
  } catch (error) {
    if (sqlState(error) === taken) throw new Refused(texts.nameTaken, 'REFUSED', { business_name: [texts.nameTaken] });
    throw error;
  }
}
