import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { type OrderAct, orderAct } from '@besesaka/schema/payouts/order-acts/limits.ts';
import type { OrderActs } from '@besesaka/schema/payouts/order-acts/resources.ts';
import { eq } from 'drizzle-orm';
import { hadReturn } from '#orders/returns/had-return.ts';
import { soldStates, transitionOf } from '#orders/rules.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import { isDisputed } from '#payments/disputes/open-disputes.ts';
import { findOpenCase } from '#payouts/cases/end-case.ts';
import { refundable } from '#payouts/held/ask-order-refund.ts';
import { findMoney } from '#payouts/settle-order-money.ts';
import type { OrderMoneyRow } from '#payouts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { findApproval } from './approve-money-act.ts';

/** An order with what decides which acts are possible. */
export interface Standing {
  order: OrderRow;
  money: OrderMoneyRow | undefined;
  /** The part of the payment, in pesewas, that can be refunded. */
  left: number;
  isDisputed: boolean;
  hadReturn: boolean;
}

export async function readOrderActs({ ctx, input }: { ctx: Ctx; input: { order_id: string } }): Promise<OrderActs> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.code, input.order_id));
  if (!order) throw new NotFound(orderTexts.orderMissing);
  return toOrderActs(ctx, await standingOf(ctx, order));
}

export async function standingOf(ctx: Ctx, order: OrderRow): Promise<Standing> {
  const money = await findMoney(ctx, order.id);
  return {
    order,
    money,
    left: money ? await refundable(ctx, money) : 0,
    isDisputed: money ? await isDisputed(ctx, money.paymentId) : false,
    hadReturn: await hadReturn(ctx, order.id),
  };
}

export async function toOrderActs(ctx: Ctx, standing: Standing): Promise<OrderActs> {
  const { order, money, left } = standing;
  const open = await findOpenCase(ctx, order.id);
  return {
    order_id: order.code,
    version: order.version,
    acts: orderAct.values.filter((act) => isPossible[act](standing)),
    due_at: order.dueAt?.toISOString() ?? null,
    state: money?.state ?? 'unpaid',
    frozen_by: money?.frozenBy ?? null,
    refundable: moneyText(left),
    refunded_amount: moneyText(money?.refundedPesewas ?? 0),
    releasable_at: money?.state === 'held' ? (money.releasableAt?.toISOString() ?? null) : null,
    payment_id: money?.paymentId ?? null,
    case_id: open?.id ?? null,
    approval: await findApproval(ctx, order.id),
  };
}

const isHeld = ({ money }: Standing) => money?.state === 'held' || money?.state === 'frozen';
/** While the bank of the payer decides, the money stays where it is. */
const isFree = (standing: Standing) => !standing.isDisputed && standing.money?.state !== 'refunding';

export const isPossible: Record<OrderAct, (standing: Standing) => boolean> = {
  cancel: (one) => isFree(one) && transitionOf(one.order.state, 'cancel', 'admin') !== null,
  refund: (one) => isFree(one) && one.left > 0,
  release: (one) =>
    isHeld(one) && isFree(one) && (one.order.state === 'dispatched' || soldStates.includes(one.order.state)),
  extend: ({ order, money }) =>
    order.state !== 'awaiting_payment' &&
    (order.dueAt !== null || (money?.state === 'held' && money.releasableAt !== null)),
  reopen_return: (one) =>
    isFree(one) && one.hadReturn && transitionOf(one.order.state, 'reopen_return', 'admin') !== null,
};
