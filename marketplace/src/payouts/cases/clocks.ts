import type { CaseKind } from '@besesaka/schema/payouts/limits.ts';
import { caseEndsForShop } from '#payouts/held/deadlines.ts';
import type { CaseRow, OrderMoneyRow } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { type DeadlineName, deadlineMs } from '#platform/settings/deadline.ts';

type Settings = Pick<Ctx['settings'], 'at'>;

/** How long an admin has. A dispute has the time that the bank gives. */
const decideIn: Record<Exclude<CaseKind, 'dispute'>, DeadlineName> = {
  problem: 'case_days',
  not_delivered: 'case_days',
  return: 'case_days',
  report: 'report_days',
  payment: 'payment_days',
  appeal: 'appeal_days',
};

/** The cases about held money. Their seller answers first. */
export function isAboutHeldMoney(kind: CaseKind): boolean {
  return kind === 'problem' || kind === 'not_delivered' || kind === 'return';
}

export const decideUntil = (settings: Settings, kind: keyof typeof decideIn, opened: Date): Date =>
  new Date(opened.getTime() + deadlineMs(settings, opened, decideIn[kind]));

export const answerUntil = (settings: Settings, opened: Date): Date =>
  new Date(opened.getTime() + deadlineMs(settings, opened, 'case_answer_hours'));

type Open = Pick<CaseRow, 'kind' | 'answeredAt' | 'appealAbout' | 'createdAt' | 'endedAt'>;

export function waitsFor({ kind, answeredAt, endedAt }: Open): 'seller' | 'admin' | null {
  if (endedAt) return null;
  return isAboutHeldMoney(kind) && !answeredAt ? 'seller' : 'admin';
}

const alarm = 'All admins are alarmed.';

/** What happens if the case is not answered or decided in time. */
export function otherwise(settings: Settings, row: Open, deliveredBy: OrderMoneyRow['deliveredBy']): string | null {
  const actor = waitsFor(row);
  if (actor === null) return null;
  if (actor === 'seller') return 'The buyer gets the money back.';
  if (row.kind === 'dispute') return 'All admins are alarmed. Without an answer the bank takes the money back.';
  if (row.kind === 'appeal') return row.appealAbout === 'product' ? 'The product is restored.' : alarm;
  if (!isAboutHeldMoney(row.kind)) return alarm;
  const days = settings.at(row.createdAt, 'case_end_days');
  const winner = caseEndsForShop({ deliveredBy }) ? 'the shop' : 'the buyer';
  return `${alarm} ${days} days after it was opened, ${winner} gets the money.`;
}
