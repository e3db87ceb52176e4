import { type SavedCardList, savedCard } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, eq } from 'drizzle-orm';
import { type SavedCardRow, savedCards } from '#payments/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { cancelCharges } from './charge-card.ts';
import { cardsOf, isExpired } from './find-cards.ts';

const plain = pickFields(savedCard);

/** Lists the viewer's own cards. The one that would be charged comes first. */
export async function listCards({ ctx }: { ctx: Ctx }): Promise<SavedCardList> {
  const { userId } = requireViewer(ctx);
  return { results: (await cardsOf(ctx, userId)).map((row) => toCard(row, ctx.now)) };
}

/** Deletes the card with everything needed to charge it, and cancels its charges that have not begun. */
export async function removeCard({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<SavedCardList> {
  const { userId } = requireViewer(ctx);
  const isIt = and(eq(savedCards.id, id), eq(savedCards.userId, userId));
  const [gone] = isUuid(id) ? await ctx.db.delete(savedCards).where(isIt).returning({ id: savedCards.id }) : [];
  if (!gone) throw new NotFound(texts.cardMissing);
  return listCards({ ctx });
}

/** Deletes the cards of a deleted account. */
export async function forgetCards({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  await cancelCharges(tx, { userId: payload.userId });
  await tx.db.delete(savedCards).where(eq(savedCards.userId, payload.userId));
}

function toCard(row: SavedCardRow, now: Date) {
  return { ...plain(row), is_expired: isExpired(row, now), created_at: row.createdAt.toISOString() };
}
