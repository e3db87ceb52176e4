import { type OrderAction, orderAction, orderState } from '@besesaka/schema/orders/limits.ts';
import { expect, test } from 'vitest';
import { usualSettings } from '#platform/settings/usual-settings.ts';
import { allowedActions, dueActionOf, dueAtOf, isActionOf, returnsStock, transitionOf, wasPossible } from './rules.ts';

type Delivery = Pick<
  Parameters<typeof allowedActions>[0],
  'delivery' | 'proposedFeePesewas' | 'paymentMethod' | 'paysOnline'
>;
const now = new Date('2026-03-06T09:00:00Z');
const returnUntil = new Date(now.getTime() + 1);
const chosen = { delivery: {}, proposedFeePesewas: null, paymentMethod: null, paysOnline: false };
const offered = (viewerIs: 'buyer' | 'seller', paidAt: Date | null = now, delivery: Delivery = chosen) =>
  Object.fromEntries(
    orderState.values.map((state) => [
      state,
      allowedActions({ state, paidAt, returnUntil, ...delivery }, viewerIs, now),
    ]),
  );

test('each side has its own steps in each state', () => {
  const none = { declined: [], cancelled: [], expired: [], returned: [] };
  expect(offered('buyer')).toEqual({
    ...none,
    awaiting_payment: [],
    pending: ['cancel'],
    accepted: ['cancel'],
    dispatched: ['deliver'],
    delivered: ['complete', 'request_return'],
    completed: ['request_return'],
    return_requested: ['withdraw_return'],
    return_agreed: ['withdraw_return'],
  });
  expect(offered('seller')).toEqual({
    ...none,
    awaiting_payment: [],
    pending: ['accept', 'decline', 'cancel'],
    accepted: ['dispatch', 'cancel', 'mark_unpaid'],
    dispatched: ['deliver', 'return', 'mark_unpaid'],
    delivered: ['mark_unpaid'],
    completed: ['mark_unpaid'],
    return_requested: ['agree_return', 'refuse_return'],
    return_agreed: ['receive_return'],
  });
});

test('the seller can mark the payment once the order is accepted, and unmark it only afterwards', () => {
  const unpaid = offered('seller', null);
  const payable = orderState.values.filter((state) => unpaid[state]?.includes('mark_paid'));
  expect(payable).toEqual(['accepted', 'dispatched', 'delivered', 'completed']);
  expect(Object.values(offered('buyer', null)).flat()).not.toContain('mark_paid');
  expect(Object.values(unpaid).flat()).not.toContain('mark_unpaid');
  expect(Object.values(offered('buyer')).flat()).not.toContain('mark_unpaid');
});

test('a return is possible until its deadline, and "too late" afterwards, never "too early"', () => {
  for (const over of [now, null]) {
    const order = { state: 'delivered' as const, paidAt: null, returnUntil: over, ...chosen };
    expect(allowedActions(order, 'buyer', now)).toEqual(['complete']);
  }
  expect(wasPossible('dispatched', 'request_return', 'buyer')).toBe(false);
  expect(wasPossible('returned', 'request_return', 'buyer')).toBe(true);
  expect(wasPossible('pending', 'receive_return', 'seller')).toBe(false);
  expect(wasPossible('completed', 'receive_return', 'seller')).toBe(true);
});

test('while the delivery is open, the seller can propose a fee and the buyer can answer', () => {
  const open = { ...chosen, delivery: null };
  const states = (side: 'buyer' | 'seller', action: OrderAction, paidAt: Date | null, delivery: Delivery) =>
    orderState.values.filter((state) => offered(side, paidAt, delivery)[state]?.includes(action));
  expect(states('seller', 'propose_fee', null, open)).toEqual(['pending', 'accepted']);
  expect(states('seller', 'propose_fee', null, { ...open, proposedFeePesewas: 1 })).toEqual(['pending', 'accepted']);
  for (const action of ['accept_fee', 'decline_fee'] as const) {
    expect(states('buyer', action, null, { ...open, proposedFeePesewas: 0 })).toEqual(['pending', 'accepted']);
    expect(states('buyer', action, null, open)).toEqual([]);
    expect(states('seller', action, null, { ...open, proposedFeePesewas: 1 })).toEqual([]);
  }
  // A paid order has its total, and a chosen way its fee.
  expect(states('seller', 'propose_fee', now, open)).toEqual([]);
  expect(states('buyer', 'accept_fee', now, { ...open, proposedFeePesewas: 1 })).toEqual([]);
  expect(states('seller', 'propose_fee', null, chosen)).toEqual([]);
});

test('admins have no steps, and no user can take those of the clock', () => {
  const given = { paidAt: null, returnUntil, ...chosen };
  for (const state of orderState.values) expect(allowedActions({ state, ...given }, 'admin', now)).toEqual([]);
  for (const action of ['expire', 'close_return'] as const)
    expect(isActionOf(action, 'buyer') || isActionOf(action, 'seller')).toBe(false);
});

test('the clock can end every state with a deadline', () => {
  const due = orderState.values.filter((state) => dueAtOf(state, { now, settings: usualSettings }) !== null);
  expect(due).toEqual(['awaiting_payment', 'pending', 'dispatched', 'delivered', 'return_requested', 'return_agreed']);
  for (const state of due) expect(transitionOf(state, dueActionOf(state), 'system')).not.toBeNull();
});

test('stock returns exactly if the buyer did not get the goods', () => {
  const back = orderState.values.filter(returnsStock);
  expect(back).toEqual(['declined', 'cancelled', 'expired', 'returned']);
  // No way leads out of such a state, so nothing comes back twice.
  for (const state of back) {
    for (const actor of ['buyer', 'seller', 'system'] as const) {
      for (const action of [...orderAction.values, 'expire' as const, 'close_return' as const])
        expect(transitionOf(state, action, actor)).toBeNull();
    }
  }
});
