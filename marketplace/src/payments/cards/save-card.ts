import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#payments/provider.ts';
import { savedCards } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';

/** Mobile money has an authorization too, but it cannot be charged again. */
const reusable = z.object({
  authorization_code: z.string().min(1),
  signature: z.string().min(1),
  reusable: z.literal(true),
  channel: z.literal('card').default('card'),
  brand: z.string().default('card'),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.coerce.number().int().min(1).max(12),
  exp_year: z.coerce.number().int().min(2000).max(2200),
});
const payer = z.object({ email: z.string().min(1) });

/** Saves the card of a payment if the provider allows further charges. A card that was used before is updated. */
export async function saveCard(
  ctx: Ctx,
  { userId, transaction }: { userId: string; transaction: Transaction },
): Promise<void> {
  const card = reusable.safeParse(transaction.authorization);
  const customer = payer.safeParse(transaction.customer);
  if (!card.success || !customer.success) return;
  const { authorization_code: authorizationCode, signature, brand, last4, exp_month, exp_year } = card.data;
  const values = {
    authorizationCode,
    brand,
    last4,
    expMonth: exp_month,
    expYear: exp_year,
    email: customer.data.email,
    usedAt: ctx.now,
  };
  await ctx.db
    .insert(savedCards)
    .values({ id: newId(), userId, signature, ...values, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [savedCards.userId, savedCards.signature], set: values });
  await forgetOldest(ctx, userId);
}

async function forgetOldest(ctx: Ctx, userId: string): Promise<void> {
  const tooMany = ctx.db
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.usedAt), desc(savedCards.id))
    .offset(limits.savedCards);
  await ctx.db.delete(savedCards).where(and(eq(savedCards.userId, userId), inArray(savedCards.id, tooMany)));
}
