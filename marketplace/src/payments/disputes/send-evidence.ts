import { eq, lte } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Evidence } from '#payments/seller.ts';
import { type DisputeRow, disputes, type PaymentRow, payments } from '#payments/tables.ts';
import { minuteMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { addEvidence } from './provider-disputes.ts';

export const sendEvidenceJob = jobKind('payments.send-evidence');

const pauseMs = 5 * minuteMs;
/** The longest description that the provider accepts. */
const longest = 4000;

/** Sends the evidence of each new dispute, and again when admins are alarmed, because the goods may have arrived meanwhile. */
export async function sendDueEvidence({ ctx }: { ctx: Ctx }): Promise<number> {
  if (!ctx.config.paystack.secretKey) return 0;
  const due = await ctx.db.select().from(disputes).where(lte(disputes.evidenceDueAt, ctx.now)).limit(50);
  for (const row of due) {
    // It is tried again later, also if this process is killed.
    const evidenceDueAt = new Date(ctx.now.getTime() + pauseMs);
    await ctx.db.update(disputes).set({ evidenceDueAt }).where(eq(disputes.id, row.id));
    await sendEvidence(ctx, row).catch((error: unknown) =>
      ctx.log.warn({ dispute: row.id, err: error }, 'could not send the evidence of a dispute'),
    );
  }
  return due.length;
}

/** Returns what was sent. */
export async function sendEvidence(ctx: Ctx, row: DisputeRow): Promise<{ id: number | null; text: string }> {
  const [found] = await ctx.db
    .select({ payment: payments, name: users.fullName, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, row.paymentId));
  if (!found) throw new Error('payment of a dispute is missing');
  const { payment, name, email } = found;
  const shown = await ctx.ports.sellers[payment.purpose].evidence?.(ctx, payment);
  const evidence = shown ?? {
    customerName: name,
    customerPhone: payment.phone ?? '',
    address: '',
    deliveredAt: null,
    lines: [],
  };
  const text = textOf(payment, evidence);
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  const id = await addEvidence(call, row.id, { ...evidence, email, text });
  const again = row.dueAt && row.dueAt > ctx.now ? row.dueAt : null;
  await ctx.db
    .update(disputes)
    .set({
      evidenceId: id,
      evidence: text,
      evidenceSentAt: id === null ? row.evidenceSentAt : ctx.now,
      evidenceDueAt: again,
    })
    .where(eq(disputes.id, row.id));
  return { id, text };
}

function textOf({ description, settledAt, id }: PaymentRow, { lines }: Evidence): string {
  const paid = `${description}. Paid ${settledAt?.toISOString() ?? ''}, reference ${id}.`;
  return [paid, ...lines].join('\n').slice(0, longest);
}
