import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOwn } from '#platform/user/own-keys.ts';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { checkoutDraft, confirmPlaced, readPlaced } from './checkout-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // All tabs share it.
  vi.stubGlobal('localStorage', browserStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tab = (user = 'ama') => checkoutDraft(user);
const input = (shippingCity = 'Tema') => ({
  shippingFullName: 'Ama',
  shippingPhone: '+233244123456',
  shippingAddress: 'Plot 5',
  shippingCity,
  shippingRegion: 'Oti' as const,
  shippingLandmark: '',
  shippingNotes: '',
  expectedTotal: '10.00',
});
const kente = '?product=kente&quantity=1';
const placedOf = (key: string) => ({ key, purchase: kente, orders: [], wasLost: false, next: null });
const day = 24 * 60 * 60 * 1000;

test('the same order has the same key in every tab, until its response arrives', () => {
  const order = tab().send(kente, input());
  expect(tab().send(kente, input())?.key).toBe(order?.key);
  expect(tab().sent()).toEqual(order);
});

test('no other quantity, address or cart is sent before the result is known', () => {
  const order = tab().send(kente, input());
  expect(tab().send('?product=kente&quantity=3', input())).toBeNull();
  expect(tab().send(kente, input('Ho'))).toBeNull();
  expect(tab().send('', input())).toBeNull();
  if (order) tab().takeBack(order);
  expect(tab().send('', input())?.key).not.toBe(order?.key);
});

test('typed details stay while an order is refused, and are deleted once it is placed', () => {
  tab().type({ shippingCity: 'Tema' });
  const refused = tab().send(kente, input());
  if (refused) tab().takeBack(refused);
  expect(tab().typed()).toEqual({ shippingCity: 'Tema' });
  const order = tab().send(kente, input());
  confirmPlaced('ama', placedOf(order?.key ?? ''));
  expect([tab().typed(), tab().sent()]).toEqual([{}, null]);
  expect(readPlaced('ama')).toMatchObject({ key: order?.key, purchase: kente });
  expect(tab().send(kente, input())?.key).not.toBe(order?.key);
});

test('a withdrawn order is reported until the next one is sent', () => {
  const order = tab().send(kente, input());
  if (order) tab().takeBack(order, true);
  expect(tab().isWithdrawn()).toBe(true);
  tab().send(kente, input());
  expect(tab().isWithdrawn()).toBe(false);
});

test('a late response to an earlier order does not change the current one', () => {
  const first = tab().send(kente, input());
  if (first) tab().takeBack(first);
  const second = tab().send('', input());
  if (first) tab().takeBack(first);
  confirmPlaced('ama', placedOf(first?.key ?? ''));
  expect(tab().sent()).toEqual(second);
});

test('another user neither sees the draft nor waits for it', () => {
  const order = tab().send(kente, input());
  expect(tab('kofi').sent()).toBeNull();
  expect(tab('kofi').send(kente, input())?.key).not.toBe(order?.key);
});

test('the draft is stored for as long as the service knows the key', () => {
  tab().send(kente, input());
  vi.advanceTimersByTime(7 * day - 1);
  expect(tab().sent()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(tab().sent()).toBeNull();
});

test('after a logout its user still knows an unanswered order, without the address', () => {
  const order = tab().send(kente, input());
  forgetOwn(localStorage);
  expect([tab().sent(), tab().typed()]).toEqual([null, {}]);
  expect(JSON.stringify(localStorage)).not.toContain('Plot 5');
  expect(tab('kofi').unanswered()).toBeNull();
  expect(tab().unanswered()).toEqual({ key: order?.key, purchase: kente });
  expect(tab().send('', input())).toBeNull();
  confirmPlaced('ama', placedOf(order?.key ?? ''));
  expect(tab().unanswered()).toBeNull();
});
