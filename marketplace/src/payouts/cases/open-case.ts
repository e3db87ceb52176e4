import { longDate } from '@besesaka/schema/kernel/dates.ts';
import type { OpenCaseInput } from '@besesaka/schema/payouts/inputs.ts';
import type { CaseKind } from '@besesaka/schema/payouts/limits.ts';
import type { OrderMoney } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { eq } from 'drizzle-orm';
import { hadReturn } from '#orders/returns/had-return.ts';
import type { OrderRow } from '#orders/tables.ts';
import { casesChanged } from '#payouts/domain-events.ts';
import { findOwnMoney } from '#payouts/find-own-money.ts';
import { mayReport } from '#payouts/held/may-report.ts';
import { noticeOf } from '#payouts/notices.ts';
import { readOrderMoney } from '#payouts/order-money-view.ts';
import { settleOrderMoney } from '#payouts/settle-order-money.ts';
import { cases } from '#payouts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { answerUntil, decideUntil } from './clocks.ts';
import { endCase, findOpenCase } from './end-case.ts';

type HeldKind = Extract<CaseKind, 'problem' | 'not_delivered' | 'return'>;

interface Args<Input> {
  tx: Tx;
  input: Input & { order_id: string };
}

/** The buyer reports a problem with a protected order. Its money stays on hold until the case ends. */
export async function openOwnCase({ tx, input }: Args<OpenCaseInput>): Promise<OrderMoney> {
  const { order, money } = await findOwnMoney(tx, input.order_id, 'buyer');
  if (await findOpenCase(tx, order.id)) throw new Refused(texts.caseOpen);
  if (!mayReport(order, money)) throw new Refused(texts.caseNotNow);
  const isRefused = order.state !== 'dispatched' && (await hadReturn(tx, order.id));
  await openCase(tx, order, isRefused ? 'return' : 'problem', input.text);
  return readOrderMoney(tx, order.code);
}

export async function openCase(tx: Tx, order: OrderRow, kind: HeldKind, text: string): Promise<void> {
  const dueAt = answerUntil(tx.settings, tx.now);
  await tx.db.insert(cases).values({ id: newId(), kind, orderId: order.id, text, dueAt, createdAt: tx.now });
  await settleOrderMoney(tx, order, { kind: 'frozen', by: 'case' });
  const hours = tx.settings.at(tx.now, 'case_answer_hours');
  const reportText = text ? `${order.buyerName} reported a problem: ${text}` : texts.notDelivered;
  const answer = `Please answer on the order within ${hours} hours, or the buyer gets the money back.`;
  tx.notify(
    noticeOf(order, 'seller', {
      key: 'case',
      text: { title: 'The money is on hold', text: `${reportText} ${answer}` },
    }),
  );
  const wait = `${order.sellerName} has ${hours} hours to answer. Your money stays on hold until this is settled.`;
  tx.notify(noticeOf(order, 'buyer', { key: 'case', text: { title: 'Your money is on hold', text: wait } }));
  await publishDomainEvent(tx, casesChanged, {});
}

export async function answerCase({ tx, input }: Args<{ answer: string }>): Promise<OrderMoney> {
  const { order } = await findOwnMoney(tx, input.order_id, 'seller');
  const open = await findOpenCase(tx, order.id);
  if (!open || open.answeredAt) throw new Refused(texts.caseNotNow);
  const dueAt = decideUntil(tx.settings, 'problem', open.createdAt);
  await tx.db
    .update(cases)
    .set({ answer: input.answer, answeredAt: tx.now, dueAt, version: open.version + 1 })
    .where(eq(cases.id, open.id));
  await settleOrderMoney(tx, order, { kind: 'frozen', by: 'case' });
  const text = `${order.sellerName} answered: ${input.answer} An admin decides until ${longDate(dueAt)}.`;
  tx.notify(noticeOf(order, 'buyer', { key: 'case', text: { title: 'The seller answered', text } }));
  return readOrderMoney(tx, order.code);
}

/** The buyer and the seller agreed, or the goods arrived after all. */
export async function withdrawCase({ tx, input }: Args<object>): Promise<OrderMoney> {
  const { order } = await findOwnMoney(tx, input.order_id, 'buyer');
  const open = await findOpenCase(tx, order.id);
  if (!open) throw new Refused(texts.caseNotNow);
  await endCase(tx, order, open, { outcome: 'withdrawn', note: null, decidedBy: null });
  await settleOrderMoney(tx, order, { kind: 'unfrozen' });
  return readOrderMoney(tx, order.code);
}
