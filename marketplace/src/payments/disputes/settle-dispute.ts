import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { type DisputeState, paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { paymentDisputed, paymentsChanged } from '#payments/domain-events.ts';
import { enter, findCharged } from '#payments/ledger.ts';
import { takeBack } from '#payments/refunds/settle-refund.ts';
import { leftOf } from '#payments/rules.ts';
import { type DisputeRow, disputes, type PaymentRow, payments, refunds } from '#payments/tables.ts';
import { hourMs } from '#platform/base/clock.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { isUuid, stableId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';

const dispute = z.object({
  id: z.number().int(),
  refund_amount: z.coerce.number().int().positive(),
  status: z.string(),
  resolution: z.string().nullish(),
  transaction_reference: z.string().nullish(),
  transaction: z.object({ reference: z.string() }).nullish(),
  dueAt: z.coerce.date().nullish(),
});
type Dispute = z.infer<typeof dispute>;

/** An unknown resolution is still open, so an admin looks at it. */
function stateOf({ status, resolution }: Dispute): DisputeState {
  // Our own answer may show before the bank has decided.
  if (resolution === 'declined' && status === 'resolved') return 'won';
  if (resolution === 'merchant-accepted' || resolution === 'auto-accepted') return 'lost';
  return status === 'archived' ? 'won' : 'open';
}

/** Applies a webhook about a dispute, whose signature was checked. It may come late, or twice. */
export async function receiveDispute(ctx: Ctx, data: unknown): Promise<void> {
  const found = dispute.safeParse(data);
  if (!found.success) throw new InvalidInput({ data: ['It is no dispute'] });
  const reference = found.data.transaction_reference ?? found.data.transaction?.reference ?? '';
  const isKnown = isUuid(reference) && (await inTransaction(ctx, (tx) => settle(tx, reference, found.data)));
  if (!isKnown) ctx.log.error({ reference }, 'webhook for a dispute of an unknown payment');
}

async function settle(tx: Tx, reference: string, found: Dispute): Promise<boolean> {
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, reference)).for('no key update');
  if (!payment) return false;
  const [known] = await tx.db.select().from(disputes).where(eq(disputes.id, found.id));
  if (known && known.state !== 'open') return true;
  const row = known ?? (await open(tx, payment, found));
  const state = stateOf(found);
  if (state === 'open') return true;
  await tx.db
    .update(disputes)
    .set({ state, endedAt: tx.now, dueAt: null, evidenceDueAt: null })
    .where(eq(disputes.id, row.id));
  await tx.db.update(payments).set({ heldReason: null }).where(eq(payments.id, payment.id));
  if (state === 'lost') await lose(tx, { ...payment, heldReason: null }, row);
  const [changed] = await tx.db.select().from(payments).where(eq(payments.id, payment.id));
  if (changed) await publishDomainEvent(tx, paymentDisputed, { payment: changed, isOpen: false });
  await publishDomainEvent(tx, paymentsChanged, { paymentId: payment.id });
  return true;
}

async function open(tx: Tx, payment: PaymentRow, found: Dispute): Promise<DisputeRow> {
  const decidedAt = found.dueAt ?? null;
  const dueAt = new Date((decidedAt ?? tx.now).getTime() - limits.disputeAlarmHours * hourMs);
  const values = { id: found.id, paymentId: payment.id, amount: found.refund_amount, decidedAt, dueAt };
  const [row] = await tx.db
    .insert(disputes)
    .values({ ...values, state: 'open', createdAt: tx.now, evidenceDueAt: tx.now })
    .returning();
  if (!row) throw new Error('dispute row was not written');
  const until = decidedAt ? ` It is lost without an answer until ${decidedAt.toISOString()}.` : '';
  const heldReason = `The payer's bank asks for GHS ${moneyText(row.amount)} back.${until}`;
  tx.log.error({ payment: payment.id, dispute: row.id }, 'a payment is disputed');
  await tx.db.update(payments).set({ heldReason }).where(eq(payments.id, payment.id));
  await publishDomainEvent(tx, paymentDisputed, { payment, isOpen: true });
  await publishDomainEvent(tx, paymentsChanged, { paymentId: payment.id });
  return row;
}

/** The bank took the money, which is like a refund. More than was left of the payment is the marketplace's loss. */
async function lose(tx: Tx, payment: PaymentRow, { id, amount }: DisputeRow): Promise<void> {
  const charged = await findCharged(tx, payment.id);
  if (!charged) throw new Error('dispute of a payment without a charge');
  const { currency } = charged;
  const refundRows = await tx.db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const taken = Math.min(amount, leftOf(charged, refundRows));
  const loss = amount - taken;
  if (loss > 0)
    tx.log.error({ payment: payment.id, dispute: id, loss }, 'a bank took back more than was left of a payment');
  if (taken <= 0) {
    const lines = [
      { account: 'loss', amount: loss },
      { account: 'provider', amount: -loss },
    ];
    await enter(tx, { kind: 'dispute', subjectId: disputeSubject(id), paymentId: payment.id, currency, lines });
    return;
  }
  const reason = "The payer's bank took the money back.";
  const source = { reason, providerId: `dispute ${id}`, state: 'processed' as const };
  const values = { id: disputeSubject(id), paymentId: payment.id, ...source, amount: taken, currency };
  const [row] = await tx.db
    .insert(refunds)
    .values({ ...values, createdAt: tx.now, endedAt: tx.now })
    .returning();
  if (row) await takeBack(tx, payment, row, { account: 'loss', amount: loss });
}

/** The provider's ledger names a dispute by its number. */
export const disputeSubject = (id: number): string => stableId(`dispute ${id}`);
