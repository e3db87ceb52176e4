import { and, eq, inArray, isNotNull, type SQLWrapper } from 'drizzle-orm';
import { suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { type Call, chargeAuthorization, type Transaction } from '#payments/provider.ts';
import type { Quote } from '#payments/seller.ts';
import { type PaymentRow, payments, type SavedCardRow, savedCards } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { findChargeable } from './find-cards.ts';

interface Wanted extends Quote {
  userId: string;
  /** When what is to go on is over, so that nothing is charged for it by itself. */
  until: Date;
}

/**
 * Writes down what is to be charged to the person's card, in the transaction of whoever lets it renew; the clock charges it. A
 * charge of the same thing that has not ended goes on instead. Null: there is no card, or its owner may not trade.
 */
export async function reserveCharge(ctx: Ctx, { userId, until, ...quote }: Wanted): Promise<SavedCardRow | null> {
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person || person.deletionAskedAt || suspensionOf(person, ctx.now)) return null;
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

/** What was to be charged and has not begun is not charged any more; what comes of one that has is held for an admin. */
export async function callOffCharges(ctx: Ctx, of: { userId: string; subjectIds?: SQLWrapper }): Promise<void> {
  const isIt = and(eq(payments.userId, of.userId), isNotNull(payments.cardId), eq(payments.state, 'opening'));
  const isOfThese = of.subjectIds && inArray(payments.subjectId, of.subjectIds);
  await ctx.db.update(payments).set({ chargeUntil: null }).where(and(isIt, isOfThese));
}

/** Of what the provider knows nothing yet. Null: it is called off, too late, or its card is gone. */
export async function chargeCard(ctx: Ctx, call: Call, row: PaymentRow): Promise<Transaction | null> {
  const { id, cardId, chargeUntil, userId, purpose, amountPesewas } = row;
  if (!cardId || row.state !== 'opening' || !chargeUntil || chargeUntil <= ctx.now) return null;
  const [card] = await ctx.db.select().from(savedCards).where(eq(savedCards.id, cardId));
  if (!card) return null;
  const { email, authorizationCode } = card;
  const metadata = { person: userId, purpose };
  return chargeAuthorization(call, { reference: id, email, amountPesewas, authorizationCode, metadata });
}
