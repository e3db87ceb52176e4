import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import type { ActOnOrderInput } from '@besesaka/schema/payouts/order-acts/inputs.ts';
import { orderActLimits as limits, type OrderAct } from '@besesaka/schema/payouts/order-acts/limits.ts';
import type { OrderActs } from '@besesaka/schema/payouts/order-acts/resources.ts';
import { orderActTexts as texts } from '@besesaka/schema/payouts/order-acts/texts.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { moveOrder } from '#orders/placed/move-order.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import type { PaymentRow } from '#payments/tables.ts';
import { settleCase } from '#payouts/cases/decide-case.ts';
import { findOpenCase } from '#payouts/cases/end-case.ts';
import { refundPart } from '#payouts/held/refund-order.ts';
import { noticeOf } from '#payouts/notices.ts';
import { settleOrderMoney } from '#payouts/settle-order-money.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { dayMs } from '#platform/base/clock.ts';
import { InvalidInput, NotFound, Refused, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { approveMoneyAct } from './approve-money-act.ts';
import { lockPaidOrder } from './lock-paid-order.ts';
import { isPossible, type Standing, standingOf, toOrderActs } from './read-order-acts.ts';

interface Args {
  tx: Tx;
  input: ActOnOrderInput & { order_id: string };
}

/** An admin acts on an order, with a reason that both sides read. */
export async function actOnOrder({ tx, input }: Args): Promise<OrderActs> {
  const { userId } = requireViewer(tx);
  await countAct(tx, { name: 'order-acts', times: limits.perHour, seconds: 60 * 60 });
  const locked = await lockPaidOrder(tx, input.order_id);
  if (!locked) throw new NotFound(orderTexts.orderMissing);
  const { order, payment } = locked;
  refuseOwnCase(userId, order.buyerId, order.sellerId);
  if (input.version !== undefined && input.version !== order.version) throw new Stale();
  const standing = await standingOf(tx, order);
  if (!isPossible[input.act](standing)) throw new Refused(texts.notNow);
  const { act, reason, amount, days } = input;
  const details = { reason, ...(act === 'refund' && { amount }), ...(act === 'extend' && { days }) };
  if (await mayGoOn(tx, input, standing)) {
    await writeAudit({ ctx: tx, input: { act: `orders.${act}`, subject: order.code, details } });
    await handlers[act]({ tx, input, standing, payment });
  }
  const [after = order] = await tx.db.select().from(orders).where(eq(orders.id, order.id));
  return toOrderActs(tx, await standingOf(tx, after));
}

/** Above the limit, what moves money needs a second admin. */
function mayGoOn(tx: Tx, { act, amount, reason }: ActOnOrderInput, { order, left }: Standing): Promise<boolean> {
  if (act === 'extend' || act === 'reopen_return') return Promise.resolve(true);
  const moved = act === 'refund' ? amountOf(amount) : left;
  // More than is left is refused.
  if (moved > left) return Promise.resolve(true);
  return approveMoneyAct(tx, order, { act, amount: moved, atStake: moved, reason });
}

function amountOf(typed: string | undefined): number {
  const amount = parseMoney(typed ?? '');
  if (!amount) throw new InvalidInput({ amount: [texts.amountRequired] }, texts.amountRequired);
  return amount;
}

interface Acting {
  tx: Tx;
  input: ActOnOrderInput;
  standing: Standing;
  payment: PaymentRow | undefined;
}

const handlers: Record<OrderAct, (acting: Acting) => Promise<unknown>> = {
  cancel: ({ tx, input, standing: { order } }) =>
    moveOrder(tx, order, { action: 'cancel', actor: 'admin', reason: input.reason, to: 'cancelled' }),
  reopen_return: ({ tx, input, standing: { order } }) =>
    moveOrder(tx, order, { action: 'reopen_return', actor: 'admin', reason: input.reason, to: 'return_requested' }),
  refund,
  release,
  extend,
};

async function refund({ tx, input, standing: { order, money }, payment }: Acting): Promise<void> {
  const amount = amountOf(input.amount);
  if (!payment || !money) throw new Error(`the payment of order ${order.code} is missing`);
  await refundPart(tx, { payment, money, amount, reason: input.reason });
  notifyBoth(tx, order, { title: `₵${moneyText(amount)} goes back to the buyer`, text: input.reason });
}

async function release({ tx, input: { reason }, standing: { order } }: Acting): Promise<void> {
  const open = await findOpenCase(tx, order.id);
  const decidedBy = requireViewer(tx).userId;
  if (open) return settleCase(tx, order, open, { outcome: 'released', note: reason, decidedBy });
  notifyBoth(tx, order, { title: `The money was paid to ${order.sellerName}`, text: reason });
  await settleOrderMoney(tx, order, { kind: 'released' });
}

async function extend({ tx, input: { days, reason }, standing: { order, money } }: Acting): Promise<void> {
  if (days === undefined) throw new InvalidInput({ days: [texts.daysRequired] }, texts.daysRequired);
  const ms = days * dayMs;
  const dueAt = order.dueAt && new Date(order.dueAt.getTime() + ms);
  if (money) await settleOrderMoney(tx, order, { kind: 'extended', ms });
  await moveOrder(tx, order, { action: 'extend', actor: 'admin', reason, to: order.state, columns: { dueAt } });
}

function notifyBoth(tx: Tx, order: OrderRow, text: { title: string; text: string }): void {
  for (const side of ['buyer', 'seller'] as const) tx.notify(noticeOf(order, side, { key: 'act', text }));
}
