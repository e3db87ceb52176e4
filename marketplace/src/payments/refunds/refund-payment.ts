import type { RefundInput } from '@besesaka/schema/payments/inputs.ts';
import type { Refund } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, eq, ne } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { findCharged } from '#payments/ledger.ts';
import { payments, refunds } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { NotFound, Refused, Unavailable } from '#platform/errors.ts';
import type { OutsideWork } from '#platform/idempotency/outside-steps.ts';
import { workOutside } from '#platform/idempotency/outside-work.ts';
import { isUuid, newId } from '#platform/ids.ts';
import { askForRefund, listRefunds, type RefundFound } from './refund-calls.ts';
import { toRefund } from './refund-resource.ts';
import { settleRefund, tellRefund } from './settle-refund.ts';

interface Args {
  ctx: Ctx;
  input: RefundInput & { reference: string; key: string | undefined };
}
type Reserved = { paymentId: string; amount: number; reason: string };
type Answered = { found: RefundFound } | { refusal: string };

/** By an admin: all that came in for a payment goes back, once for each key. */
export async function refundPayment({ ctx, input }: Args): Promise<Refund> {
  const { reference, reason, key = newId() } = input;
  await requireAdmin(ctx);
  if (!ctx.config.paystack.secretKey) throw new Unavailable(texts.notSetUp);
  return workOutside(ctx, askRefund, {
    key,
    request: { method: 'POST', path: `/api/admin/payments/${reference}/refund`, body: { reason } },
    reserve: ({ ctx, reference: id }) => reserve(ctx, { id, paymentId: reference, reason }),
  });
}

async function reserve(ctx: Ctx, asked: { id: string; paymentId: string; reason: string }): Promise<Reserved> {
  const requestedBy = await requireAdmin(ctx);
  const { id, paymentId, reason } = asked;
  const [row] = isUuid(paymentId)
    ? await ctx.db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update')
    : [];
  if (!row) throw new NotFound(texts.missing);
  const charged = await findCharged(ctx, paymentId);
  if (!charged || row.state === 'refunded') throw new Refused(texts.nothingToRefund);
  const isUnderWay = and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'failed'));
  if (await ctx.db.$count(refunds, isUnderWay)) throw new Refused(texts.refundUnderWay);
  await writeAudit({ ctx, input: { act: 'payments.refund', subject: paymentId, details: { reason } } });
  const { amount, currency } = charged;
  const values = { id, paymentId, reason, requestedBy, amount, currency, createdAt: ctx.now };
  const [refund] = await ctx.db.insert(refunds).values(values).returning();
  if (refund) await tellRefund(ctx, row, refund);
  return { paymentId, amount, reason };
}

/** The provider takes no reference of ours, so after a lost answer it is looked there before it is asked again. */
export const askRefund: OutsideWork<Reserved, Answered, Refund> = {
  kind: 'payments.refund',
  call: async ({ ctx, input, reference, isRepeated, signal }) => {
    const call = { paystack: ctx.config.paystack, signal };
    const { paymentId, amount, reason } = input;
    const known = async () => (await listRefunds(call, paymentId)).find(({ status }) => status !== 'failed');
    const earlier = isRepeated ? await known() : undefined;
    if (earlier) return { found: earlier };
    const answer = await askForRefund(call, { paymentId, amount, customerNote: reason, merchantNote: reference });
    if ('found' in answer) return answer;
    // It may have been asked for at the provider's own desk.
    const elsewhere = await known();
    return elsewhere ? { found: elsewhere } : answer;
  },
  settle: async ({ ctx, outcome, reference }) => {
    const row = await settleRefund(ctx, reference, outcome);
    if (!row) throw new Error('A refund that was asked for is gone');
    return toRefund(row);
  },
};
