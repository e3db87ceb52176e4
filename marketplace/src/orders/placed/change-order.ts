import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { ChangeOrderInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrderActor } from '@besesaka/schema/orders/limits.ts';
import { type FeeAction, orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { Order, OrderTracking } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { asc, eq } from 'drizzle-orm';
import { beforeReturn, returnUntil } from '#orders/returns/return-rules.ts';
import { returnPhoto } from '#orders/returns/uploads.ts';
import {
  isActionOf,
  isFeeAction,
  isPayableOnline,
  isPaying,
  mayDoFeeAction,
  mayMarkPaid,
  mayMarkUnpaid,
  transitionOf,
  wasPossible,
} from '#orders/rules.ts';
import { type OrderRow, type OrderStepRow, orderSteps, orders } from '#orders/tables.ts';
import { Forbidden, InvalidInput, NotFound, RateLimited, Refused, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import { takesOrderPayments } from '#platform/config.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
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
  if (isPaying(input.action) || input.action === 'ask_payment')
    await countOnOrder(tx, 'payment-marks', tx.config.limits.paymentMarksPerHour, input);
  if (isFeeAction(input.action)) await countOnOrder(tx, 'fee-steps', limits.feeStepsPerHour, input);
  const [order] = await tx.db.select().from(orders).where(visibleOrder(viewer, input.order_id)).for('update');
  if (!order) throw new NotFound(texts.orderMissing);
  const side = sideOf(viewer, order);
  if (side === 'admin' || !isActionOf(input.action, side)) throw new Forbidden(texts.notYourAction);
  if (input.version !== undefined && input.version !== order.version) throw new Stale();
  const steps = await tx.db
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderId, order.id))
    .orderBy(asc(orderSteps.position));
  const move = judge({ ...order, steps, now: tx.now, paysOnline: takesOrderPayments(tx.config) }, input, side);
  const photos = { purpose: returnPhoto, ids: input.photo_ids ?? [], ownerId: viewer.userId, field: 'photo_ids' };
  if (input.action === 'request_return') await claimUploads(tx, photos);
  const whole = await moveOrder(tx, order, { actor: side, action: input.action, ...move });
  return toOrder(whole, side);
}

/** Limits payment marks and fees, which could be set again and again, because each notifies the other side. */
async function countOnOrder({ limiter, viewer }: Ctx, name: string, times: number, input: Args['input']) {
  const rule = { name, times, seconds: 60 * 60 };
  const wait = await limiter.take(rule, `${viewer?.userId} ${input.order_id.toUpperCase()}`);
  if (wait !== null) throw new RateLimited(wait);
}

type Judged = OrderRow & { steps: OrderStepRow[]; now: Date; paysOnline: boolean };

/** Returns the new state and the reason, or throws if the rules forbid the step. */
function judge(order: Judged, input: ChangeOrderInput, actor: OrderActor) {
  if (input.action === 'mark_paid') {
    if (!mayMarkPaid(order, actor)) throw refusal(order, input, actor);
    if (!input.payment_method) throw new InvalidInput({ payment_method: [texts.methodRequired] }, texts.methodRequired);
    return { to: order.state, reason: null, payment: input.payment_method };
  }
  if (input.action === 'mark_unpaid') {
    if (!mayMarkUnpaid(order, actor)) throw refusal(order, input, actor);
    return { to: order.state, reason: null, payment: null };
  }
  if (input.action === 'ask_payment') {
    if (!order.paysOnline || !isPayableOnline(order)) throw refusal(order, input, actor);
    return { to: order.state, reason: null, columns: { paymentAskedAt: order.now } };
  }
  if (isFeeAction(input.action)) {
    if (!mayDoFeeAction(order, input.action, actor)) throw refusal(order, input, actor);
    return { to: order.state, reason: null, columns: feeColumns(order, input.action, input.fee) };
  }
  const transition = transitionOf(order.state, input.action, actor);
  if (!transition) throw refusal(order, input, actor);
  const reason = input.reason || null;
  if (transition.needsReason && (reason?.length ?? 0) < limits.reasonMin) {
    throw new InvalidInput({ reason: [texts.reasonRequired] }, texts.reasonRequired);
  }
  if (input.action === 'request_return')
    return { to: 'return_requested' as const, reason, ...returnRequest(order, input) };
  if (transition.to !== null) {
    const columns = input.action === 'dispatch' ? { tracking: trackingOf(input) } : {};
    return { to: transition.to, reason, columns };
  }
  const { state, dueAt } = beforeReturn(order.steps, order.now);
  return { to: state, dueAt, reason };
}

/** Checks what only a request to return the items has: its time, its number, its kind of reason and its photos. */
function returnRequest({ steps, now }: Judged, { return_reason: returnReason, photo_ids: photoIds }: ChangeOrderInput) {
  const until = returnUntil(steps);
  if (until === null) throw new Refused(texts.returnAskedOften);
  if (until <= now) throw new Refused(texts.returnTooLate);
  if (!returnReason)
    throw new InvalidInput({ return_reason: [texts.returnReasonRequired] }, texts.returnReasonRequired);
  return { returnReason, photoIds: photoIds?.map((id) => id.toLowerCase()) };
}

/** An accepted fee becomes part of the total, and the delivery is agreed. */
function feeColumns(order: OrderRow, action: FeeAction, fee: string | undefined): Partial<OrderRow> {
  if (action === 'decline_fee') return { proposedFeePesewas: null };
  if (fee === undefined) throw new InvalidInput({ fee: [texts.feeRequired] }, texts.feeRequired);
  if (action === 'propose_fee') return { proposedFeePesewas: parseMoney(fee) };
  const shippingFeePesewas = order.proposedFeePesewas ?? 0;
  // The seller replaced the proposal that the buyer saw.
  if (parseMoney(fee) !== shippingFeePesewas) throw new Stale();
  return {
    shippingFeePesewas,
    totalPesewas: order.totalPesewas + shippingFeePesewas,
    proposedFeePesewas: null,
    delivery: agreedDelivery,
  };
}

const agreedDelivery = {
  option_id: null,
  kind: 'agreed',
  name: '',
  min_days: null,
  max_days: null,
  pickup_address: null,
  pickup_hours: null,
} as const;

function trackingOf(input: ChangeOrderInput): OrderTracking | null {
  const { carrier = '', tracking_number = '', rider_name = '', rider_phone = '' } = input;
  const tracking = { carrier, tracking_number, rider_name, rider_phone };
  return Object.values(tracking).some((part) => part !== '') ? tracking : null;
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
