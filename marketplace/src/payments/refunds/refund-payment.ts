import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { RefundInput } from '@besesaka/schema/payments/inputs.ts';
import { type Refund, refund } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { isDisputed } from '#payments/disputes/open-disputes.ts';
import { paymentsChanged } from '#payments/domain-events.ts';
import { toPayment } from '#payments/emit-payment-changed.ts';
import { findCharged, inReview } from '#payments/ledger.ts';
import { askForRefund, type Call, listRefunds, type RefundFound } from '#payments/provider.ts';
import { leftOf } from '#payments/rules.ts';
import { payments, type RefundRow, refunds } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused, Unavailable } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { callExternal } from '#platform/idempotency/external-call.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { checkRefund, notifyRefund, settleRefund } from './settle-refund.ts';

interface Args {
  ctx: Ctx;
  input: RefundInput & { reference: string; key: string | undefined };
}
interface Reserved {
  paymentId: string;
  amount: number;
  reason: string;
  /** The provider's ids of the refunds that had not failed when this one was requested. */
  known?: string[];
}
type Answered = { found: RefundFound } | { refusal: string };

/** Called by an admin. Refunds all that is left of a payment, once for each key. */
export async function refundPayment({ ctx, input }: Args): Promise<Refund> {
  const { reference, reason, key = newId() } = input;
  if (!ctx.config.paystack.secretKey) throw new Unavailable(texts.notSetUp);
  const answer = await callExternal(ctx, askRefund, {
    key,
    request: { method: 'POST', path: `/api/admin/payments/${reference}/refund`, body: { reason } },
    reserve: ({ tx, reference: id }) => reserve(tx, { id, paymentId: reference, reason }),
  }).catch(async (error: unknown) => {
    if (error instanceof Refused) await auditRefusal(ctx, reference, { reason, refusal: error.message });
    throw error;
  });
  // The refusal may be due to a partial refund in the provider's dashboard for which no webhook arrived.
  if (answer.state === 'failed') {
    await auditRefusal(ctx, reference, { reason, refusal: 'The payment provider refused.' });
    await checkRefund(ctx, reference).catch((error: unknown) =>
      ctx.log.warn({ payment: reference, err: error }, 'could not read the refund that the provider refused'),
    );
  }
  return answer;
}

/** Writes a refused attempt to the audit log, outside the transaction that was refused. */
function auditRefusal(ctx: Ctx, subject: string, details: { reason: string; refusal: string }): Promise<void> {
  return writeAudit({ ctx, input: { act: 'payments.refund.refused', subject, details } });
}

async function reserve(tx: Tx, input: { id: string; paymentId: string; reason: string }): Promise<Reserved> {
  const { userId: requestedBy } = requireViewer(tx);
  const { id, paymentId, reason } = input;
  const [row] = isUuid(paymentId)
    ? await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update')
    : [];
  if (!row) throw new NotFound(texts.missing);
  refuseOwnCase(requestedBy, row.userId);
  const charged = await findCharged(tx, paymentId);
  if (!charged || row.state === 'refunded') throw new Refused(texts.nothingToRefund);
  if (await isDisputed(tx, paymentId)) throw new Refused(texts.disputeOpen);
  const others = await tx.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const amount = leftOf(charged, others);
  // The outcome of a partial one is not known yet.
  const isAsking = others.some(({ state }) => state === 'asking');
  if (amount <= 0 || isAsking) throw new Refused(texts.refundUnderWay);
  const isOfOrders = charged.to !== inReview && (row.purpose === 'order' || row.purpose === 'checkout');
  if (isOfOrders && amount > tx.settings.at(tx.now, 'order_approval_above')) throw new Refused(texts.refundOnOrders);
  await writeAudit({ ctx: tx, input: { act: 'payments.refund', subject: paymentId, details: { reason } } });
  const { currency } = charged;
  const values = { id, paymentId, reason, requestedBy, amount, currency, createdAt: tx.now };
  const [requested] = await tx.db.insert(refunds).values(values).returning();
  if (requested) await notifyRefund(tx, row, requested);
  const known = others.flatMap(({ state, providerId }) => (state === 'failed' ? [] : (providerId ?? [])));
  return { paymentId, amount, reason, known };
}

/** The provider takes no reference of ours, so after a lost response we search its list before we ask again. */
export const askRefund: ExternalCall<Reserved, Answered, Refund> = {
  kind: 'payments.refund',
  call: async ({ ctx, input, reference, isRepeated, signal }) => {
    const call = { paystack: ctx.config.paystack, signal };
    const { paymentId, amount, reason } = input;
    const earlier = isRepeated ? await findSame(call, input) : undefined;
    if (earlier) return { found: earlier };
    const answer = await askForRefund(call, { paymentId, amount, customerNote: reason, merchantNote: reference });
    if ('found' in answer) return answer;
    // The refund may have been requested in the provider's dashboard.
    const elsewhere = await findSame(call, input);
    return elsewhere ? { found: elsewhere } : answer;
  },
  settle: async ({ tx, outcome, reference }) => {
    const row = await settleRefund(tx, reference, outcome);
    if (!row) throw new Error('refund row missing after its request');
    return toRefund(row);
  },
};

/** Finds an open refund of the same amount that is not in `known`. Refunds of other amounts are partial ones. */
async function findSame(call: Call, { paymentId, amount, known = [] }: Reserved): Promise<RefundFound | undefined> {
  const all = await listRefunds(call, paymentId);
  return all.find((one) => one.status !== 'failed' && one.amount === amount && !known.includes(String(one.id)));
}

const plain = pickFields(refund);

export function toRefund(row: RefundRow): Refund {
  return {
    ...plain(row),
    reference: row.paymentId,
    amount: moneyText(row.amount),
    asked_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

/** Called by an admin after a partial refund: the purchase continues. */
export function keepPayment({ ctx, input: { reference } }: { ctx: Ctx; input: { reference: string } }) {
  return inTransaction(ctx, async (tx) => {
    const { userId: adminId } = requireViewer(tx);
    const isIt = eq(payments.id, reference);
    const [row] = isUuid(reference) ? await tx.db.select().from(payments).where(isIt).for('no key update') : [];
    if (!row) throw new NotFound(texts.missing);
    refuseOwnCase(adminId, row.userId);
    if (row.state !== 'succeeded' || row.heldReason === null) throw new Refused(texts.nothingToKeep);
    await writeAudit({ ctx: tx, input: { act: 'payments.keep', subject: reference, details: {} } });
    await tx.db.update(payments).set({ heldReason: null }).where(isIt);
    await publishDomainEvent(tx, paymentsChanged, { paymentId: reference });
    return toPayment(tx, row);
  });
}
