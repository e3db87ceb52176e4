import { currency } from '@besesaka/schema/kernel/money.ts';
import { holdingLimits as limits } from '@besesaka/schema/payments/holding/limits.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Call, callProvider } from '#payments/provider.ts';
import { readMovements } from '#payments/provider-ledger.ts';
import { hourMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { holdingConsents } from './tables.ts';
import { findConsent } from './takes-protected-payments.ts';

export const checkHoldingJob = jobKind('payments.check-holding');

interface Finding {
  hasPassed: boolean;
  text: string;
}

/** Checks the account each night, so that protected payment ends if the provider empties the balance. */
export async function checkHoldingNightly({ ctx }: { ctx: Ctx }): Promise<void> {
  await checkHolding(ctx);
}

/** Asks the provider and saves what was found. Without an answer, the last finding stays. */
export async function checkHolding(ctx: Ctx): Promise<void> {
  const consent = await findConsent(ctx);
  if (!consent) return;
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs * 2) };
  const { hasPassed, text } = await find(call, ctx.now).catch((error: unknown): Finding => {
    ctx.log.warn({ err: error }, 'could not check whether the balance stays at the provider');
    return { hasPassed: consent.passedAt !== null, text: 'The payment provider did not answer. Check again.' };
  });
  if (consent.passedAt !== null && !hasPassed)
    ctx.log.error({ text }, 'protected payment is off, because money does not stay at the provider');
  await ctx.db
    .update(holdingConsents)
    .set({ checkedAt: ctx.now, checkText: text, passedAt: hasPassed ? ctx.now : null })
    .where(eq(holdingConsents.id, consent.id));
}

const settlements = z.array(z.looseObject({ id: z.number().int(), settlement_date: z.coerce.date() }));

/** The last settlement must have stayed: a settlement to the bank is a movement out of the balance. */
async function find(call: Call, now: Date): Promise<Finding> {
  const movements = await readMovements(call, 0);
  const { status, body } = await callProvider(call, 'GET', `/settlement?currency=${currency}`);
  if (status >= 400) throw new Error(`The provider answered ${status} when it listed its settlements`);
  const [last] = settlements
    .parse(body.data)
    .toSorted((a, b) => b.settlement_date.getTime() - a.settlement_date.getTime());
  const hasLeft = movements.some(
    ({ model_responsible: model, model_row: id, difference }) =>
      model === 'Settlement' && id === last?.id && difference < 0,
  );
  if (hasLeft)
    return { hasPassed: false, text: 'The last settlement went to the bank account. Ask for "settled to balance".' };
  if (last) return { hasPassed: true, text: 'The last settlement stayed in the balance.' };
  const before = now.getTime() - limits.proofHours * hourMs;
  const isOld = movements.some(
    ({ model_responsible: model, createdAt }) => model === 'Transaction' && createdAt.getTime() <= before,
  );
  if (isOld) return { hasPassed: true, text: 'No payment was paid out to the bank account.' };
  const wait = `Nothing proves yet that money stays in the balance. Take a payment, and check again ${limits.proofHours} hours later.`;
  return { hasPassed: false, text: wait };
}
