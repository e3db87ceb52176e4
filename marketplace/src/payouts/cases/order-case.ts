import type { OrderMoney } from '@besesaka/schema/payouts/resources.ts';
import type { CaseRow } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { answerUntil } from './clocks.ts';

/** A case as both sides see it. */
export function toOrderCase({ settings }: Pick<Ctx, 'settings'>, row: CaseRow): NonNullable<OrderMoney['case']> {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
    answer_until: answerUntil(settings, row.createdAt).toISOString(),
    outcome: row.outcome,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
