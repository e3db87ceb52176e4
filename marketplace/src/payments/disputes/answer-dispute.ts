import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { DisputeAnswerInput } from '@besesaka/schema/payments/inputs.ts';
import { type Dispute, dispute } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { requireOtherAdmin } from '#accounts/second-admin.ts';
import { paymentsChanged } from '#payments/domain-events.ts';
import { type DisputeRow, disputes, payments } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused, Unavailable } from '#platform/base/errors.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { readDispute, resolveDispute } from './provider-disputes.ts';
import { sendEvidence } from './send-evidence.ts';
import { receiveDispute } from './settle-dispute.ts';

/** Called by an admin. The provider takes one answer for each dispute, and says what became of it. */
export async function answerDispute({
  ctx,
  input: { id, answer, message },
}: {
  ctx: Ctx;
  input: DisputeAnswerInput & { id: string };
}): Promise<Dispute> {
  const { userId: adminId } = requireViewer(ctx);
  const row = await find(ctx, id);
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, row.paymentId));
  refuseOwnCase(adminId, payment?.userId ?? '');
  if (row.state !== 'open' || row.answer) throw new Refused(texts.disputeOver);
  if (answer === 'accept' && !(await isApproved(ctx, row, message))) return toDispute(await find(ctx, id));
  await writeAudit({ ctx, input: { act: 'payments.dispute', subject: row.paymentId, details: { answer, message } } });
  const isTaken = await send(ctx, row, { answer, message }).catch((error: unknown) => {
    ctx.log.warn({ dispute: row.id, err: error }, 'could not answer a dispute');
    throw new Unavailable();
  });
  if (!isTaken) throw new Refused(texts.disputeRefused);
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(disputes).set({ answer, answeredBy: adminId }).where(eq(disputes.id, row.id));
    await publishDomainEvent(tx, paymentsChanged, { paymentId: row.paymentId });
  });
  return toDispute(await find(ctx, id));
}

/** Whether it may be accepted now: a large amount is, once a second admin accepts it too. */
function isApproved(ctx: Ctx, { id, paymentId, amount }: DisputeRow, message: string): Promise<boolean> {
  if (amount <= ctx.settings.at(ctx.now, 'order_approval_above')) return Promise.resolve(true);
  return inTransaction(ctx, async (tx) => {
    const isIt = eq(disputes.id, id);
    const [row] = await tx.db.select().from(disputes).where(isIt).for('no key update');
    if (row?.acceptedBy && row.acceptedAt) {
      await requireOtherAdmin(tx, 'money', { by: row.acceptedBy, at: row.acceptedAt });
      return true;
    }
    const { userId: acceptedBy } = requireViewer(tx);
    await tx.db.update(disputes).set({ acceptedBy, acceptedAt: tx.now }).where(isIt);
    const details = { answer: 'accept', message };
    await writeAudit({ ctx: tx, input: { act: 'payments.approve', subject: paymentId, details } });
    return false;
  });
}

async function find({ db }: Ctx, id: string): Promise<DisputeRow> {
  const [row] = /^\d{1,15}$/.test(id)
    ? await db
        .select()
        .from(disputes)
        .where(eq(disputes.id, Number(id)))
    : [];
  if (!row) throw new NotFound(texts.disputeMissing);
  return row;
}

async function send(ctx: Ctx, row: DisputeRow, { answer, message }: DisputeAnswerInput): Promise<boolean> {
  const evidence = await sendEvidence(ctx, row);
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  const isTaken = await resolveDispute(call, row.id, { answer, message, amount: row.amount, evidence });
  const now = await readDispute(call, row.id);
  if (now) await receiveDispute(ctx, now);
  return isTaken;
}

const plain = pickFields(dispute);

export function toDispute(row: DisputeRow): Dispute {
  return {
    ...plain(row),
    id: String(row.id),
    amount: moneyText(row.amount),
    decided_at: row.decidedAt?.toISOString() ?? null,
    accepted_at: row.acceptedAt?.toISOString() ?? null,
    evidence_sent_at: row.evidenceSentAt?.toISOString() ?? null,
  };
}
