import {
  orderLimits as limits,
  type OrderAction,
  type OrderState,
  orderActions,
} from '@besesaka/schema/orders/limits.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';

export type OrderActor = 'buyer' | 'seller' | 'system';

/** What can happen to an order: what people do, and its running out, which nobody does. */
export type SystemAction = OrderAction | 'expire';

interface Transition {
  action: SystemAction;
  from: readonly OrderState[];
  to: OrderState;
  by: readonly OrderActor[];
  needsReason?: true;
}

/** All ways from one state to another. Paying is none: see `mayMarkPaid`. */
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

/** The goods go back on the shelf. */
const returningStates: readonly OrderState[] = ['declined', 'cancelled', 'expired', 'returned'];

interface Standing {
  state: OrderState;
  paidAt: Date | null;
}

export function transitionOf(state: OrderState, action: SystemAction, actor: OrderActor): Transition | null {
  return ownTransitions(action, actor).find(({ from }) => from.includes(state)) ?? null;
}

/** Whether the action is this side's at all, whatever the state: else it is forbidden and not merely too late. */
export function isActionOf(action: SystemAction, actor: OrderActor): boolean {
  return isPaying(action) ? actor === 'seller' : ownTransitions(action, actor).length > 0;
}

/** Whether the order may have been where this was possible: else it is too early, and never too late. */
export function wasPossible(state: OrderState, action: SystemAction, actor: OrderActor): boolean {
  const from = isPaying(action) ? payableStates : ownTransitions(action, actor).flatMap((own) => own.from);
  return from.some((earlier) => leadsTo(earlier, state));
}

function leadsTo(from: OrderState, state: OrderState): boolean {
  const next = transitions.filter((one) => one.from.includes(from)).map(({ to }) => to);
  return next.some((to) => to === state || leadsTo(to, state));
}

/** Payment is between the two people: the seller notes that it came. */
export function mayMarkPaid({ state, paidAt }: Standing, actor: OrderActor): boolean {
  return actor === 'seller' && paidAt === null && payableStates.includes(state);
}

/** And takes it back where it was noted by mistake; then it can be noted anew, and otherwise. */
export function mayMarkUnpaid({ state, paidAt }: Standing, actor: OrderActor): boolean {
  return actor === 'seller' && paidAt !== null && payableStates.includes(state);
}

/** What leaves the state alone. */
export function isPaying(action: SystemAction): action is 'mark_paid' | 'mark_unpaid' {
  return action === 'mark_paid' || action === 'mark_unpaid';
}

/** What the screen offers this person now, from the same table that judges it. */
export function allowedActions(order: Standing, viewerIs: 'buyer' | 'seller' | 'admin'): OrderAction[] {
  if (viewerIs === 'admin') return [];
  return orderActions.filter((action) => {
    if (action === 'mark_paid') return mayMarkPaid(order, viewerIs);
    if (action === 'mark_unpaid') return mayMarkUnpaid(order, viewerIs);
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

/** When the clock moves on an order that comes into this state now; null: never. */
export function dueAtOf(state: OrderState, now: Date): Date | null {
  const after = dueAfter[state];
  return after === undefined ? null : new Date(now.getTime() + after);
}

interface NewAccountTimes {
  orderNewAccountHours: number | null;
  orderNewAccountExpiresHours: number | null;
}

/** Whoever joined just now holds goods for a few hours only: an account is made in a minute, and the goods are then nobody's. */
export function expiryOfNew(joined: Date, now: Date, times: NewAccountTimes): Date | null {
  const usual = dueAtOf('pending', now);
  const newFor = (times.orderNewAccountHours ?? limits.newAccountHours) * hourMs;
  if (usual === null || now.getTime() - joined.getTime() >= newFor) return usual;
  const soon = now.getTime() + (times.orderNewAccountExpiresHours ?? limits.newAccountExpiresAfterHours) * hourMs;
  return new Date(Math.min(soon, usual.getTime()));
}

/** What the clock does with an order that is due. */
export function dueActionOf(state: OrderState): SystemAction {
  return state === 'pending' ? 'expire' : 'complete';
}

function ownTransitions(action: SystemAction, actor: OrderActor): Transition[] {
  return transitions.filter((one) => one.action === action && one.by.includes(actor));
}
