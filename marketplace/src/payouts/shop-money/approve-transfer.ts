import { createHmac } from 'node:crypto';
import { currency } from '@besesaka/schema/kernel/money.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { refundTransfers } from '#payouts/stuck-refunds/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { sameSecret } from '#platform/base/secrets.ts';
import type { Ctx } from '#platform/context.ts';
import { transferToApprove } from './provider-transfers.ts';
import { payouts } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { raw: string; signature: string | undefined };
}

/**
 * The provider asks before each transfer: a 200 lets it go, a 400 rejects it. Only a payout or refund of ours that we are
 * asking for right now passes, so a leaked key alone moves no money. The signature is not documented, so it may be missing.
 */
export async function approveTransfer({ ctx, input: { raw, signature } }: Args): Promise<{ approved: true }> {
  const { secretKey } = ctx.config.paystack;
  const isForged =
    signature !== undefined &&
    !(secretKey && sameSecret(signature, createHmac('sha512', secretKey).update(raw).digest('hex')));
  const transfer = transferToApprove.safeParse(dataIn(raw)).data;
  if (isForged || !transfer || !(await isOurs(ctx, transfer))) {
    // Anyone can call this address, and the doctor does so with an empty body.
    ctx.log[transfer ? 'error' : 'info']({ isForged }, 'a transfer that we did not ask for was rejected');
    throw new Refused('It is no payout that we ask for');
  }
  return { approved: true };
}

async function isOurs({ db }: Ctx, transfer: z.infer<typeof transferToApprove>): Promise<boolean> {
  const { reference, amount, recipient } = transfer;
  if (!isUuid(reference)) return false;
  const isPayout = and(eq(payouts.id, reference), eq(payouts.state, 'asking'), eq(payouts.recipientCode, recipient));
  const [payout] = await db.select().from(payouts).where(isPayout);
  const isRefund = and(
    eq(refundTransfers.id, reference),
    eq(refundTransfers.state, 'asking'),
    eq(refundTransfers.recipientCode, recipient),
  );
  const [refund] = payout ? [] : await db.select().from(refundTransfers).where(isRefund);
  const expected = payout ? payout.amountPesewas - payout.expectedFeePesewas : refund?.amountPesewas;
  return expected === amount && transfer.currency === currency;
}

/** The transfer may be wrapped like that of a webhook. */
function dataIn(raw: string): unknown {
  try {
    const body: unknown = JSON.parse(raw);
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  } catch {
    return null;
  }
}
