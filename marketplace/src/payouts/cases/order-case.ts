import type { OrderMoney } from '@besesaka/schema/payouts/resources.ts';
import { caseAnswerMs } from '#payouts/held/deadlines.ts';
import type { CaseRow } from '#payouts/tables.ts';

/** A case as both sides see it. */
export function toOrderCase(row: CaseRow): NonNullable<OrderMoney['case']> {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
    answer_until: new Date(row.createdAt.getTime() + caseAnswerMs).toISOString(),
    outcome: row.outcome,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
