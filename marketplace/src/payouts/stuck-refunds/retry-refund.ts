import { currency } from '@besesaka/schema/kernel/money.ts';
import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import type { Refund } from '@besesaka/schema/payments/resources.ts';
import type { WalletInput } from '@besesaka/schema/payouts/inputs.ts';
import { retryRefund as operation } from '@besesaka/schema/payouts/stuck-refunds/operations.ts';
import { stuckRefundTexts as texts } from '@besesaka/schema/payouts/stuck-refunds/texts.ts';
import { type Call, callProvider, listRefunds, type RefundFound, refundFound } from '#payments/provider.ts';
import { toRefund } from '#payments/refunds/refund-payment.ts';
import { settleRefund } from '#payments/refunds/settle-refund.ts';
import { bankOf } from '#payouts/shop-money/provider-transfers.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { callExternal } from '#platform/idempotency/external-call.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { lockStuckRefund } from './lock-refund.ts';

interface Reserved extends WalletInput {
  refundId: string;
  paymentId: string;
  providerId: string;
}
type Outcome = { found: RefundFound } | { refusal: string };
interface Answer {
  refund: Refund | null;
}

/** The provider could not deliver a refund; an admin names another wallet of the payer, once for each key. */
export async function retryRefund({
  ctx,
  input: { id, key = newId(), network, phone },
}: {
  ctx: Ctx;
  input: WalletInput & { id: string; key: string | undefined };
}): Promise<Refund> {
  const body = { network, phone };
  const { refund } = await callExternal(ctx, retryAtProvider, {
    key,
    request: { method: operation.method, path: `/api/admin/refunds/${id}/retry`, body },
    reserve: ({ tx }) => reserve(tx, id, body),
  });
  if (!refund) throw new Refused(texts.retryRefused);
  return refund;
}

async function reserve(tx: Tx, id: string, wallet: WalletInput): Promise<Reserved> {
  const { row } = await lockStuckRefund(tx, id);
  if (row.state !== 'needs_attention' || row.providerId === null) throw new Refused(texts.needsNothing);
  await writeAudit({ ctx: tx, input: { act: 'payments.refund.retry', subject: row.paymentId, details: wallet } });
  return { ...wallet, refundId: id, paymentId: row.paymentId, providerId: row.providerId };
}

/** After a lost response, a refund that needs nothing any more was retried. */
export const retryAtProvider: ExternalCall<Reserved, Outcome, Answer> = {
  kind: 'payouts.retry-refund',
  call: async ({ ctx, input, isRepeated, signal }) => {
    const call = { paystack: ctx.config.paystack, signal };
    const earlier = isRepeated ? await findThere(call, input) : undefined;
    if (earlier && earlier.status !== 'needs-attention') return { found: earlier };
    const { id: bank_id } = await bankOf(call, input.network, ctx.now);
    const details = { currency, account_number: localPhone(input.phone), bank_id: String(bank_id) };
    const path = `/refund/retry_with_customer_details/${input.providerId}`;
    const { status, body } = await callProvider(call, 'POST', path, { refund_account_details: details });
    return status >= 400 ? { refusal: body.message } : { found: refundFound.parse(body.data) };
  },
  settle: async ({ tx, input, outcome }) => {
    if ('refusal' in outcome) {
      tx.log.warn({ refund: input.refundId, refusal: outcome.refusal }, 'the provider refused to retry a refund');
      return { refund: null };
    }
    const row = await settleRefund(tx, input.refundId, outcome);
    if (!row) throw new Error('refund row missing after its retry');
    return { refund: toRefund(row) };
  },
};

async function findThere(call: Call, { paymentId, providerId }: Reserved): Promise<RefundFound | undefined> {
  return (await listRefunds(call, paymentId)).find(({ id }) => String(id) === providerId);
}
