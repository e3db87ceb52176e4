import { desc, eq } from 'drizzle-orm';
import { disputes, payments } from '#payments/tables.ts';
import type { Tx } from '#platform/context.ts';
import { decideUntil } from './clocks.ts';
import { endSubjectCase, openSubjectCase } from './subject-case.ts';

/** A payment that does not match has a case, and so has each dispute of a bank that an admin has to answer. */
export async function followPayment({ tx, payload }: { tx: Tx; payload: { paymentId: string } }): Promise<void> {
  const { paymentId } = payload;
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const text = payment.heldReason ?? '';
  const all = await tx.db
    .select()
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId))
    .orderBy(desc(disputes.createdAt));
  for (const { id, state, dueAt, answer, answeredBy } of all) {
    const about = { kind: 'dispute' as const, subjectId: String(id) };
    if (state === 'open' && !answer) await openSubjectCase(tx, { ...about, paymentId, text, dueAt: dueAt ?? tx.now });
    else await endSubjectCase(tx, { ...about, outcome: state === 'open' ? 'settled' : state, decidedBy: answeredBy });
  }
  const about = { kind: 'payment' as const, subjectId: paymentId };
  const waits = payment.heldReason !== null && payment.state !== 'refunded';
  if (waits && !all.some(({ state }) => state === 'open'))
    await openSubjectCase(tx, { ...about, paymentId, text, dueAt: decideUntil(tx.settings, 'payment', tx.now) });
  else await endSubjectCase(tx, { ...about, outcome: 'settled', decidedBy: tx.viewer?.userId ?? null });
}
