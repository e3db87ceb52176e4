import { desc, eq } from 'drizzle-orm';
import { type SavedCardRow, savedCards } from '#payments/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** The user's cards, the one that was used last first. */
export function cardsOf(ctx: Ctx, userId: string): Promise<SavedCardRow[]> {
  return ctx.db
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.usedAt), desc(savedCards.id));
}

/** The card that would be charged; null if the user has to pay themselves. */
export async function findChargeable(ctx: Ctx, userId: string): Promise<SavedCardRow | null> {
  return (await cardsOf(ctx, userId)).find((row) => !isExpired(row, ctx.now)) ?? null;
}

/** A card is valid until the last day of its month. */
export function isExpired({ expMonth, expYear }: SavedCardRow, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth);
}
