import { and, eq, inArray, isNotNull, type SQLWrapper } from 'drizzle-orm';
import { suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { type Call, chargeAuthorization, type Transaction } from '#payments/provider.ts';
import type { Quote } from '#payments/seller.ts';
import { type PaymentRow, payments, type SavedCardRow, savedCards } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { findChargeable } from './find-cards.ts';

interface ChargeRequest extends Quote {
  userId: string;
  /** When the current period ends. No automatic charge is made after it. */
  until: Date;
}

/**
 * Reserves a charge of the user's card in the transaction of the renewal; a job makes the charge. An open charge for
 * the same subject is reused. Null if there is no card or its owner is suspended.
 */
export async function reserveCharge(
  ctx: Ctx,
  { userId, until, ...quote }: ChargeRequest,
): Promise<SavedCardRow | null> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user || user.deletionAskedAt || suspensionOf(user, ctx.now)) return null;
  const card = await findChargeable(ctx, userId);
  if (!card || (await isUnderWay(ctx, quote.subjectId))) return card;
  const charge = { cardId: card.id, chargeUntil: until, dueAt: ctx.now };
  await ctx.db.insert(payments).values({ id: newId(), userId, ...quote, ...charge, createdAt: ctx.now });
  return card;
}

async function isUnderWay(ctx: Ctx, subjectId: string): Promise<boolean> {
  const which = and(
    eq(payments.subjectId, subjectId),
    isNotNull(payments.cardId),
    inArray(payments.state, ['opening', 'open', 'processing']),
  );
  return (await ctx.db.$count(payments, which)) > 0;
}

/** Cancels charges that have not begun. Money from a charge that has begun is held for an admin. */
export async function cancelCharges(ctx: Ctx, of: { userId: string; subjectIds?: SQLWrapper }): Promise<void> {
  const isIt = and(eq(payments.userId, of.userId), isNotNull(payments.cardId), eq(payments.state, 'opening'));
  const isOfThese = of.subjectIds && inArray(payments.subjectId, of.subjectIds);
  await ctx.db.update(payments).set({ chargeUntil: null }).where(and(isIt, isOfThese));
}

/**
 * Charges a payment that the provider does not know yet. Null if it was cancelled, is too late, or its card was
 * removed.
 */
export async function chargeCard(ctx: Ctx, call: Call, row: PaymentRow): Promise<Transaction | null> {
  const { id, cardId, chargeUntil, userId, purpose, amountPesewas } = row;
  if (!cardId || row.state !== 'opening' || !chargeUntil || chargeUntil <= ctx.now) return null;
  const [card] = await ctx.db.select().from(savedCards).where(eq(savedCards.id, cardId));
  if (!card) return null;
  const { email, authorizationCode } = card;
  const metadata = { user: userId, purpose };
  return chargeAuthorization(call, { reference: id, email, amountPesewas, authorizationCode, metadata });
}
