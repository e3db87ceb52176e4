import type { ChangeOrderInput } from '@besesaka/schema/orders/inputs.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { Order } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import {
  isActionOf,
  isPaying,
  mayMarkPaid,
  mayMarkUnpaid,
  type OrderActor,
  transitionOf,
  wasPossible,
} from '#orders/rules.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import { Forbidden, InvalidInput, NotFound, RateLimited, Refused, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { moveOrder } from './move-order.ts';
import { toOrder } from './order-details.ts';
import { sideOf, visibleOrder } from './order-visibility.ts';

interface Args {
  tx: Tx;
  input: ChangeOrderInput & { order_id: string };
}

/** Performs an order step for its buyer or seller. The row lock serializes concurrent steps. */
export async function changeOrder({ tx, input }: Args): Promise<Order> {
  const viewer = requireViewer(tx);
  await countAct(tx, { name: 'order-steps', times: tx.config.limits.orderStepsPerHour, seconds: 60 * 60 });
  if (isPaying(input.action)) await countMark(tx, input.order_id);
  const [order] = await tx.db.select().from(orders).where(visibleOrder(viewer, input.order_id)).for('update');
  if (!order) throw new NotFound(texts.orderMissing);
  const side = sideOf(viewer, order);
  if (side === 'admin' || !isActionOf(input.action, side)) throw new Forbidden(texts.notYourAction);
  if (input.version !== undefined && input.version !== order.version) throw new Stale();
  const whole = await moveOrder(tx, order, { actor: side, action: input.action, ...judge(order, input, side) });
  return toOrder(whole, side);
}

/** Limits payment marks, which a seller could set and remove endlessly, because each notifies the buyer. */
async function countMark({ config, limiter, viewer }: Ctx, orderId: string): Promise<void> {
  const rule = { name: 'payment-marks', times: config.limits.paymentMarksPerHour, seconds: 60 * 60 };
  const wait = await limiter.take(rule, `${viewer?.userId} ${orderId.toUpperCase()}`);
  if (wait !== null) throw new RateLimited(wait);
}

/** Returns the new state and the reason, or throws if the rules forbid the step. */
function judge(order: OrderRow, input: ChangeOrderInput, actor: OrderActor) {
  if (input.action === 'mark_paid') {
    if (!mayMarkPaid(order, actor)) throw refusal(order, input, actor);
    if (!input.payment_method) throw new InvalidInput({ payment_method: [texts.methodRequired] }, texts.methodRequired);
    return { to: order.state, reason: null, payment: input.payment_method };
  }
  if (input.action === 'mark_unpaid') {
    if (!mayMarkUnpaid(order, actor)) throw refusal(order, input, actor);
    return { to: order.state, reason: null, payment: null };
  }
  const transition = transitionOf(order.state, input.action, actor);
  if (!transition) throw refusal(order, input, actor);
  const reason = input.reason || null;
  if (transition.needsReason && (reason?.length ?? 0) < limits.reasonMin) {
    throw new InvalidInput({ reason: [texts.reasonRequired] }, texts.reasonRequired);
  }
  return { to: transition.to, reason };
}

/** An action is "too late" only if it was possible in an earlier state. */
function refusal({ state, paidAt }: OrderRow, { action }: ChangeOrderInput, actor: OrderActor): Refused {
  // If the payment mark is already as requested, the order's state does not matter.
  const isLate =
    isPaying(action) && (action === 'mark_paid') === (paidAt !== null)
      ? action === 'mark_paid'
      : wasPossible(state, action, actor);
  return new Refused(isLate ? texts.actionRefused : texts.actionNotNow);
}
