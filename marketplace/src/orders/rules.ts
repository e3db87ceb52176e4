import {
  type FeeAction,
  orderLimits as limits,
  type OrderAction,
  type OrderActor,
  type OrderState,
  orderAction,
  type PaymentMethod,
} from '@besesaka/schema/orders/limits.ts';
import { dayMs, hourMs, minuteMs } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';

/** Users' actions on an order, and those that only the system or an admin performs. */
export type SystemAction = OrderAction | 'expire' | 'close_return' | 'extend' | 'reopen_return';

interface Transition {
  action: SystemAction;
  from: readonly OrderState[];
  /** Null for the state before the return was requested. */
  to: OrderState | null;
  by: readonly OrderActor[];
  needsReason?: true;
}

const undoableStates: readonly OrderState[] = [
  'pending',
  'accepted',
  'dispatched',
  'delivered',
  'completed',
  'return_requested',
  'return_agreed',
];

/** All state transitions. A payment mark is none; see `mayMarkPaid`. */
const transitions: readonly Transition[] = [
  { action: 'pay', from: ['awaiting_payment'], to: 'pending', by: ['system'] },
  { action: 'accept', from: ['pending'], to: 'accepted', by: ['seller'] },
  { action: 'decline', from: ['pending'], to: 'declined', by: ['seller'], needsReason: true },
  { action: 'expire', from: ['awaiting_payment', 'pending'], to: 'expired', by: ['system'] },
  { action: 'cancel', from: ['pending', 'accepted'], to: 'cancelled', by: ['buyer'] },
  { action: 'cancel', from: ['pending', 'accepted'], to: 'cancelled', by: ['seller'], needsReason: true },
  // The buyer's money, which the marketplace holds, goes back: not sent or not arrived in time, or an admin decided so.
  { action: 'cancel', from: undoableStates, to: 'cancelled', by: ['system'] },
  { action: 'cancel', from: undoableStates, to: 'cancelled', by: ['admin'], needsReason: true },
  {
    action: 'reopen_return',
    from: ['delivered', 'completed'],
    to: 'return_requested',
    by: ['admin'],
    needsReason: true,
  },
  { action: 'dispatch', from: ['accepted'], to: 'dispatched', by: ['seller'] },
  { action: 'deliver', from: ['dispatched'], to: 'delivered', by: ['seller', 'buyer'] },
  { action: 'return', from: ['dispatched'], to: 'returned', by: ['seller'], needsReason: true },
  {
    action: 'request_return',
    from: ['delivered', 'completed'],
    to: 'return_requested',
    by: ['buyer'],
    needsReason: true,
  },
  { action: 'withdraw_return', from: ['return_requested', 'return_agreed'], to: null, by: ['buyer'] },
  { action: 'agree_return', from: ['return_requested'], to: 'return_agreed', by: ['seller', 'system'] },
  { action: 'refuse_return', from: ['return_requested'], to: null, by: ['seller'], needsReason: true },
  { action: 'receive_return', from: ['return_agreed'], to: 'returned', by: ['seller'] },
  { action: 'close_return', from: ['return_agreed'], to: 'completed', by: ['system'] },
  { action: 'complete', from: ['delivered'], to: 'completed', by: ['buyer'] },
  { action: 'complete', from: ['dispatched', 'delivered'], to: 'completed', by: ['system'] },
];

/** States that count as a sale. A return takes it back only when the goods are back. */
export const soldStates: OrderState[] = ['delivered', 'completed', 'return_requested', 'return_agreed'];

const payableStates: readonly OrderState[] = ['accepted', 'dispatched', 'delivered', 'completed'];

/** States that return the stock. */
const returningStates: readonly OrderState[] = ['declined', 'cancelled', 'expired', 'returned'];

interface Standing {
  state: OrderState;
  paidAt: Date | null;
  /** Until when the buyer may ask to return the items. */
  returnUntil: Date | null;
  /** Null while buyer and seller have to agree on the delivery. */
  delivery: object | null;
  proposedFeePesewas: number | null;
  paymentMethod: PaymentMethod | null;
  /** Whether orders can be paid in the app. */
  paysOnline: boolean;
}

type Payable = Pick<Standing, 'state' | 'paidAt'>;

export function transitionOf(state: OrderState, action: SystemAction, actor: OrderActor): Transition | null {
  return ownTransitions(action, actor).find(({ from }) => from.includes(state)) ?? null;
}

/** Returns the action that a step shows; null for the system's own ones. */
export function userAction(action: SystemAction | undefined): OrderAction | null {
  return orderAction.values.find((one) => one === action) ?? null;
}

/** Returns whether this side may ever perform the action. If not, it is forbidden rather than too late. */
export function isActionOf(action: SystemAction, actor: OrderActor): boolean {
  if (isFeeAction(action)) return feeActor[action] === actor;
  return isPaying(action) || action === 'ask_payment' ? actor === 'seller' : ownTransitions(action, actor).length > 0;
}

/** Returns whether the action was possible in an earlier state. If not, it is too early rather than too late. */
export function wasPossible(state: OrderState, action: SystemAction, actor: OrderActor): boolean {
  if (isFeeAction(action)) return state !== 'pending';
  const from =
    isPaying(action) || action === 'ask_payment'
      ? payableStates
      : ownTransitions(action, actor).flatMap((own) => own.from);
  return from.some((earlier) => leadsTo(earlier, state));
}

function leadsTo(from: OrderState, state: OrderState): boolean {
  // The loop also visits the states that it adds.
  const reached = new Set([from]);
  for (const one of reached) {
    for (const { to } of transitions.filter((next) => next.from.includes(one))) if (to) reached.add(to);
  }
  return state !== from && reached.has(state);
}

const feeActor: Record<FeeAction, OrderActor> = { propose_fee: 'seller', accept_fee: 'buyer', decline_fee: 'buyer' };

/** Agreeing on the delivery fee does not change the state. */
export function isFeeAction(action: SystemAction): action is FeeAction {
  return action in feeActor;
}

/** Returns whether both sides can still agree on the delivery fee: before dispatch and before the order is paid. */
export function isFeeOpen({ state, paidAt, delivery }: Pick<Standing, 'state' | 'paidAt' | 'delivery'>): boolean {
  return delivery === null && paidAt === null && (state === 'pending' || state === 'accepted');
}

/** The seller may replace a proposal. The buyer answers one. */
export function mayDoFeeAction(
  order: Omit<Standing, 'returnUntil' | 'paysOnline'>,
  action: FeeAction,
  actor: OrderActor,
): boolean {
  const hasProposal = order.proposedFeePesewas !== null;
  return feeActor[action] === actor && isFeeOpen(order) && (action === 'propose_fee' || hasProposal);
}

/** Buyer and seller handle the payment themselves. The seller marks the order as paid. */
export function mayMarkPaid({ state, paidAt }: Payable, actor: OrderActor): boolean {
  return actor === 'seller' && paidAt === null && payableStates.includes(state);
}

/** The seller can remove a mistaken payment mark and then set another one. */
export function mayMarkUnpaid(
  { state, paidAt, paymentMethod }: Payable & Pick<Standing, 'paymentMethod'>,
  actor: OrderActor,
): boolean {
  return actor === 'seller' && paidAt !== null && paymentMethod !== 'online' && payableStates.includes(state);
}

/** Returns whether the buyer can pay in the app: the total is final and not paid. The seller may ask for it then. */
export function isPayableOnline({
  state,
  paidAt,
  proposedFeePesewas,
}: Pick<Standing, 'state' | 'paidAt' | 'proposedFeePesewas'>): boolean {
  return paidAt === null && proposedFeePesewas === null && payableStates.includes(state);
}

/** Payment marks do not change the state. */
export function isPaying(action: SystemAction): action is 'mark_paid' | 'mark_unpaid' {
  return action === 'mark_paid' || action === 'mark_unpaid';
}

/** Returns the actions that the viewer can perform now, from the same table that validates them. */
export function allowedActions(order: Standing, viewerIs: 'buyer' | 'seller' | 'admin', now: Date): OrderAction[] {
  if (viewerIs === 'admin') return [];
  return orderAction.values.filter((action) => {
    if (action === 'mark_paid') return mayMarkPaid(order, viewerIs);
    if (action === 'mark_unpaid') return mayMarkUnpaid(order, viewerIs);
    if (action === 'ask_payment') return viewerIs === 'seller' && order.paysOnline && isPayableOnline(order);
    if (action === 'request_return' && (order.returnUntil ?? now) <= now) return false;
    if (isFeeAction(action)) return mayDoFeeAction(order, action, viewerIs);
    return transitionOf(order.state, action, viewerIs) !== null;
  });
}

export function returnsStock(state: OrderState): boolean {
  return returningStates.includes(state);
}

const dueAfter: Partial<Record<OrderState, number>> = {
  awaiting_payment: limits.paysWithinMinutes * minuteMs,
  dispatched: limits.completesAfterDispatchedDays * dayMs,
  delivered: limits.completesAfterDeliveredDays * dayMs,
  return_requested: limits.returnAnswerDays * dayMs,
  return_agreed: limits.returnArrivesDays * dayMs,
};

/** What the clock of an order depends on. */
type Clock = Pick<Ctx, 'now'> & { settings: Pick<Ctx['settings'], 'at'> };

/** Returns when an order expires that enters this state now and its seller does not accept. */
export function acceptUntil({ now, settings }: Clock, isProtected: boolean): Date {
  const hours = settings.at(now, isProtected ? 'accept_hours' : 'accept_unpaid_hours');
  return new Date(now.getTime() + hours * hourMs);
}

/** Returns when the system moves on an order that enters this state now, or null for never. */
export function dueAtOf(state: OrderState, clock: Clock, isProtected = false): Date | null {
  if (state === 'pending') return acceptUntil(clock, isProtected);
  // A protected order that was sent never completes by itself, because that would release the money.
  const after = isProtected && state === 'dispatched' ? undefined : dueAfter[state];
  return after === undefined ? null : new Date(clock.now.getTime() + after);
}

/** Orders of new accounts expire early, so that throwaway accounts cannot lock up stock. */
export function expiryOfNew(joined: Date, { config, ...clock }: Pick<Ctx, 'now' | 'settings' | 'config'>): Date {
  const now = clock.now.getTime();
  const usual = acceptUntil(clock, false);
  const newFor = (config.orderNewAccountHours ?? limits.newAccountHours) * hourMs;
  if (now - joined.getTime() >= newFor) return usual;
  const soon = now + (config.orderNewAccountExpiresHours ?? limits.newAccountExpiresAfterHours) * hourMs;
  return new Date(Math.min(soon, usual.getTime()));
}

const dueActions: Partial<Record<OrderState, SystemAction>> = {
  awaiting_payment: 'expire',
  pending: 'expire',
  return_requested: 'agree_return',
  return_agreed: 'close_return',
};

/** Returns the system's action on an order that is due. */
export function dueActionOf(state: OrderState): SystemAction {
  return dueActions[state] ?? 'complete';
}

function ownTransitions(action: SystemAction, actor: OrderActor): Transition[] {
  return transitions.filter((one) => one.action === action && one.by.includes(actor));
}
