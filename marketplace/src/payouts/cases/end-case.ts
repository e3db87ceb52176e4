import type { CaseDecision } from '@besesaka/schema/payouts/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { OrderRow } from '#orders/tables.ts';
import { casesChanged } from '#payouts/domain-events.ts';
import { noticeOf } from '#payouts/notices.ts';
import { type CaseRow, cases } from '#payouts/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';

export async function findOpenCase({ db }: Ctx, orderId: string): Promise<CaseRow | null> {
  const [row] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.orderId, orderId), isNull(cases.endedAt)));
  return row ?? null;
}

type Outcome = CaseDecision | 'withdrawn';
interface End {
  outcome: Outcome;
  note: string | null;
  decidedBy: string | null;
}

/** Closes a case and informs both sides. The caller moves the money. */
export async function endCase(tx: Tx, order: OrderRow, { id, version }: CaseRow, end: End): Promise<void> {
  await tx.db
    .update(cases)
    .set({ ...end, endedAt: tx.now, version: version + 1 })
    .where(eq(cases.id, id));
  for (const side of ['buyer', 'seller'] as const)
    tx.notify(noticeOf(order, side, { key: 'case', text: caseEndText(order, end) }));
  await publishDomainEvent(tx, casesChanged, {});
}

function caseEndText({ sellerName }: OrderRow, { outcome, note }: End): { title: string; text: string } {
  const texts: Record<Outcome, string> = {
    refunded: 'The buyer gets the money back.',
    released: `${sellerName} gets the money.`,
    shared: `The buyer gets a part of the money back, and ${sellerName} the rest.`,
    withdrawn: 'The buyer has the goods and withdrew the problem.',
  };
  return { title: 'The problem is settled', text: [texts[outcome], note].filter(Boolean).join(' ') };
}
