import {
  type FeeAction,
  orderLimits as limits,
  type OrderAction,
  type OrderState,
  orderActions,
} from '@besesaka/schema/orders/limits.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';

export type OrderActor = 'buyer' | 'seller' | 'system';

/** User actions on an order, and expiry, which only the system performs. */
export type SystemAction = OrderAction | 'expire';

interface Transition {
  action: SystemAction;
  from: readonly OrderState[];
  to: OrderState;
  by: readonly OrderActor[];
  needsReason?: true;
}

/** All state transitions. A payment mark is none; see `mayMarkPaid`. */
const transitions: readonly Transition[] = [
  { action: 'accept', from: ['pending'], to: 'accepted', by: ['seller'] },
  { action: 'decline', from: ['pending'], to: 'declined', by: ['seller'], needsReason: true },
  { action: 'expire', from: ['pending'], to: 'expired', by: ['system'] },
  { action: 'cancel', from: ['pending', 'accepted'], to: 'cancelled', by: ['buyer'] },
  { action: 'cancel', from: ['pending', 'accepted'], to: 'cancelled', by: ['seller'], needsReason: true },
  { action: 'dispatch', from: ['accepted'], to: 'dispatched', by: ['seller'] },
  { action: 'deliver', from: ['dispatched'], to: 'delivered', by: ['seller', 'buyer'] },
  { action: 'return', from: ['dispatched'], to: 'returned', by: ['seller'], needsReason: true },
  { action: 'complete', from: ['delivered'], to: 'completed', by: ['buyer'] },
  { action: 'complete', from: ['dispatched', 'delivered'], to: 'completed', by: ['system'] },
];

const payableStates: readonly OrderState[] = ['accepted', 'dispatched', 'delivered', 'completed'];

/** States that return the stock. */
const returningStates: readonly OrderState[] = ['declined', 'cancelled', 'expired', 'returned'];

interface Standing {
  state: OrderState;
  paidAt: Date | null;
  /** Null while buyer and seller have to agree on the delivery. */
  delivery: object | null;
  proposedFeePesewas: number | null;
}

type Payable = Pick<Standing, 'state' | 'paidAt'>;

export function transitionOf(state: OrderState, action: SystemAction, actor: OrderActor): Transition | null {
  return ownTransitions(action, actor).find(({ from }) => from.includes(state)) ?? null;
}

/** Returns whether this side may ever perform the action. If not, it is forbidden rather than too late. */
export function isActionOf(action: SystemAction, actor: OrderActor): boolean {
  if (isFeeAction(action)) return feeActor[action] === actor;
  return isPaying(action) ? actor === 'seller' : ownTransitions(action, actor).length > 0;
}

/** Returns whether the action was possible in an earlier state. If not, it is too early rather than too late. */
export function wasPossible(state: OrderState, action: SystemAction, actor: OrderActor): boolean {
  if (isFeeAction(action)) return state !== 'pending';
  const from = isPaying(action) ? payableStates : ownTransitions(action, actor).flatMap((own) => own.from);
  return from.some((earlier) => leadsTo(earlier, state));
}

function leadsTo(from: OrderState, state: OrderState): boolean {
  const next = transitions.filter((one) => one.from.includes(from)).map(({ to }) => to);
  return next.some((to) => to === state || leadsTo(to, state));
}

const feeActor: Record<FeeAction, OrderActor> = { propose_fee: 'seller', accept_fee: 'buyer', decline_fee: 'buyer' };

/** Agreeing on the delivery fee does not change the state. */
export function isFeeAction(action: SystemAction): action is FeeAction {
  return action in feeActor;
}

/** Returns whether both sides can still agree on the delivery fee: before dispatch and before the order is paid. */
export function isFeeOpen({ state, paidAt, delivery }: Omit<Standing, 'proposedFeePesewas'>): boolean {
  return delivery === null && paidAt === null && (state === 'pending' || state === 'accepted');
}

/** The seller may replace a proposal. The buyer answers one. */
export function mayDoFeeAction(order: Standing, action: FeeAction, actor: OrderActor): boolean {
  const hasProposal = order.proposedFeePesewas !== null;
  return feeActor[action] === actor && isFeeOpen(order) && (action === 'propose_fee' || hasProposal);
}

/** Buyer and seller handle the payment themselves. The seller marks the order as paid. */
export function mayMarkPaid({ state, paidAt }: Payable, actor: OrderActor): boolean {
  return actor === 'seller' && paidAt === null && payableStates.includes(state);
}

/** The seller can remove a mistaken payment mark and then set another one. */
export function mayMarkUnpaid({ state, paidAt }: Payable, actor: OrderActor): boolean {
  return actor === 'seller' && paidAt !== null && payableStates.includes(state);
}

/** Payment marks do not change the state. */
export function isPaying(action: SystemAction): action is 'mark_paid' | 'mark_unpaid' {
  return action === 'mark_paid' || action === 'mark_unpaid';
}

/** Returns the actions that the viewer can perform now, from the same table that validates them. */
export function allowedActions(order: Standing, viewerIs: 'buyer' | 'seller' | 'admin'): OrderAction[] {
  if (viewerIs === 'admin') return [];
  return orderActions.filter((action) => {
    if (action === 'mark_paid') return mayMarkPaid(order, viewerIs);
    if (action === 'mark_unpaid') return mayMarkUnpaid(order, viewerIs);
    if (isFeeAction(action)) return mayDoFeeAction(order, action, viewerIs);
    return transitionOf(order.state, action, viewerIs) !== null;
  });
}

export function returnsStock(state: OrderState): boolean {
  return returningStates.includes(state);
}

const dueAfter: Partial<Record<OrderState, number>> = {
  pending: limits.expiresAfterHours * hourMs,
  dispatched: limits.completesAfterDispatchedDays * dayMs,
  delivered: limits.completesAfterDeliveredDays * dayMs,
};

/** Returns when the system moves on an order that enters this state now, or null for never. */
export function dueAtOf(state: OrderState, now: Date): Date | null {
  const after = dueAfter[state];
  return after === undefined ? null : new Date(now.getTime() + after);
}

interface NewAccountTimes {
  orderNewAccountHours: number | null;
  orderNewAccountExpiresHours: number | null;
}

/** Orders of new accounts expire early, so that throwaway accounts cannot lock up stock. */
export function expiryOfNew(joined: Date, now: Date, times: NewAccountTimes): Date | null {
  const usual = dueAtOf('pending', now);
  const newFor = (times.orderNewAccountHours ?? limits.newAccountHours) * hourMs;
  if (usual === null || now.getTime() - joined.getTime() >= newFor) return usual;
  const soon = now.getTime() + (times.orderNewAccountExpiresHours ?? limits.newAccountExpiresAfterHours) * hourMs;
  return new Date(Math.min(soon, usual.getTime()));
}

/** Returns the system's action on an order that is due. */
export function dueActionOf(state: OrderState): SystemAction {
  return state === 'pending' ? 'expire' : 'complete';
}

function ownTransitions(action: SystemAction, actor: OrderActor): Transition[] {
  return transitions.filter((one) => one.action === action && one.by.includes(actor));
}
