import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { settleCase, undoOrder } from '#payouts/cases/decide-case.ts';
import { openCase } from '#payouts/cases/open-case.ts';
import { noticeOf } from '#payouts/notices.ts';
import { settleOrderMoney } from '#payouts/settle-order-money.ts';
import { orderMoney } from '#payouts/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { oneByOne } from '#platform/db/one-by-one.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import type { DeadlineName } from '#platform/settings/deadline.ts';
import { askOrderRefund } from './ask-order-refund.ts';
import { caseEndsForShop, endsForShop, type Moment, momentsOf } from './deadlines.ts';
import { heldOf } from './held-of.ts';
import { reminderOf } from './reminders.ts';

export const moveDueMoneyJob = jobKind('payouts.move-due-money');

const batchSize = 50;
type Due = { orderId: string; dueAt: Date | null };

/** Handles the deadlines of held money, each in its own transaction, so that a failure does not affect the others. */
export async function moveDueMoney({ ctx }: { ctx: Ctx }): Promise<{ moved: number; failed: number }> {
  const result = { moved: 0, failed: 0 };
  let last: Due | undefined;
  for (;;) {
    const batch: Due[] = await dueAfter(ctx, last);
    const ids = batch.map(({ orderId }) => orderId);
    const { moved, failed } = await oneByOne(ctx, ids, {
      failure: 'failed to handle a deadline of held money',
      handle: (orderId) => handleDeadline(ctx, orderId),
    });
    result.moved += moved;
    result.failed += failed;
    last = batch.at(-1);
    if (batch.length < batchSize) return result;
  }
}

async function handleDeadline(ctx: Ctx, orderId: string): Promise<boolean> {
  const moment = await inTransaction(ctx, (tx) => moveDue(tx, orderId));
  if (moment?.due === 'refund') await askOrderRefund(ctx, orderId);
  return moment !== null;
}

/** Returns the next ones by time and id, so that failed ones are not retried in this run. */
function dueAfter(ctx: Ctx, last: Due | undefined): Promise<Due[]> {
  const { dueAt, orderId } = orderMoney;
  const isLater = last?.dueAt
    ? or(gt(dueAt, last.dueAt), and(eq(dueAt, last.dueAt), gt(orderId, last.orderId)))
    : undefined;
  return ctx.db
    .select({ orderId, dueAt })
    .from(orderMoney)
    .where(and(lte(dueAt, ctx.now), isLater))
    .orderBy(asc(dueAt), asc(orderId))
    .limit(batchSize);
}

async function moveDue(tx: Tx, orderId: string): Promise<Moment | null> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('update', { skipLocked: true });
  const [money] = await tx.db.select().from(orderMoney).where(eq(orderMoney.orderId, orderId));
  if (!order || !money) return null;
  const held = await heldOf(tx, order, money);
  const [moment] = momentsOf(held);
  if (!moment || moment.at > tx.now) {
    await settleOrderMoney(tx, order, { kind: 'checked' });
    return null;
  }
  const { openCase: row, time } = held;
  const [days, hours] = [(name: DeadlineName) => time(name) / dayMs, (name: DeadlineName) => time(name) / hourMs];
  const end = (outcome: 'refunded' | 'released', note: string) =>
    row ? settleCase(tx, order, row, { outcome, note, decidedBy: null }) : Promise.resolve();
  switch (moment.due) {
    case 'refund':
      break;
    case 'release':
      await settleOrderMoney(tx, order, { kind: 'released' });
      break;
    case 'cancel':
      tx.log.error({ order: order.code }, 'a paid order was not sent in time and is cancelled');
      await undoOrder(tx, order, `It was not sent within ${days('send_days')} days.`);
      break;
    case 'open a case':
      await openCase(tx, order, 'not_delivered', '');
      break;
    case 'decide for the buyer':
      await end('refunded', `The seller did not answer within ${hours('case_answer_hours')} hours.`);
      break;
    case 'end the case':
      await end(caseEndsForShop(money) ? 'released' : 'refunded', `It was open for ${days('case_end_days')} days.`);
      break;
    case 'end': {
      const isForShop = endsForShop(held);
      const note = `The money was held for ${days('hold_days')} days.`;
      if (row) await end(isForShop ? 'released' : 'refunded', note);
      else if (isForShop) await settleOrderMoney(tx, order, { kind: 'released' });
      else await undoOrder(tx, order, note);
      break;
    }
    default: {
      const { side, ...about } = reminderOf(order, moment.due);
      tx.notify(noticeOf(order, side, about));
      await settleOrderMoney(tx, order, { kind: 'checked' });
    }
  }
  return moment;
}
