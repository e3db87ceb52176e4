import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import type { Payment } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { Refused, Unavailable } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { emitPaymentChanged, toPayment } from './emit-payment-changed.ts';
import { submitCode } from './provider.ts';
import { findOwnPayment } from './read-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './tables.ts';

const codeRule = { name: 'payment-codes', times: limits.codeTriesPerHour, seconds: 60 * 60 };

/** Passes on the code that the network asked the payer for. A second one after a lost response is the network's to judge. */
export async function submitPaymentCode({
  ctx,
  input: { reference, code },
}: {
  ctx: Ctx;
  input: { reference: string; code: string };
}): Promise<Payment> {
  const row = await findOwnPayment(ctx, reference);
  if (row.promptStep !== 'code') throw new Refused(texts.promptOver);
  await countAct(ctx, codeRule);
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  const found = await submitCode(call, { reference, amountPesewas: row.amountPesewas }, code).catch(
    (error: unknown) => {
      ctx.log.warn({ payment: reference, err: error }, 'could not pass on the code of a payment');
      throw new Unavailable(texts.verifyFailed);
    },
  );
  const settled = await settlePayment(ctx, reference, found);
  return toPayment(ctx, settled?.row ?? row);
}

/** Stops waiting for a prompt. The provider cannot withdraw it, so a payment that arrives later still counts. */
export function cancelPayment({ ctx, input }: { ctx: Ctx; input: { reference: string } }): Promise<Payment> {
  return inTransaction(ctx, (tx) => cancel(tx, input.reference));
}

async function cancel(tx: Tx, reference: string): Promise<Payment> {
  const { id, version } = await findOwnPayment(tx, reference);
  const isWaiting = and(eq(payments.id, id), inArray(payments.state, ['opening', 'processing']));
  const [row] = await tx.db
    .update(payments)
    .set({ state: 'failed', promptStep: 'cancelled', promptText: null, version: version + 1 })
    .where(and(isWaiting, inArray(payments.promptStep, ['phone', 'code'])))
    .returning();
  if (!row) throw new Refused(texts.promptOver);
  return emitPaymentChanged(tx, row);
}
