import { describe, expect, it } from 'vitest';
import type { OrderUpdate } from './apply-order-event.ts';
import { newOrderNotice, orderChangeNotice } from './order-notices.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-01T11:00:00.000Z';

const base = {
  id: 'K7Q2M',
  buyerName: 'Ama Serwaa',
  shop: { __typename: 'Shop', name: 'Kente House', slug: 'kente-house' },
  itemCount: 2,
  total: { amount: '120.50', currency: 'GHS' },
  updatedAt: at,
  paidAt: null,
  viewerIs: 'BUYER',
  steps: [{ state: 'ACCEPTED', createdAt: at, by: 'SELLER', reason: null }],
};
// Only these fields are read for a sentence.
const order = (change: object = {}) => ({ ...base, ...change }) as unknown as OrderUpdate;

describe('new orders', () => {
  it('are described in detail when there is one, in sum when there are several', () => {
    const { one, many } = newOrderNotice(order());
    expect(one).toEqual({ title: 'New order', text: 'Ama Serwaa ordered 2 items for ₵120.50.' });
    expect(many(2).title).toBe('2 new orders');
  });
});

describe('a change of an order', () => {
  it('is told to the other side, with the reason', () => {
    expect(orderChangeNotice(order())).toEqual({ title: 'Accepted', text: 'Order K7Q2M, Kente House.' });
    const declined = { state: 'DECLINED', createdAt: at, by: 'SELLER', reason: 'Sold out.' };
    expect(orderChangeNotice(order({ steps: [declined] }))?.text).toBe('Order K7Q2M, Kente House. Sold out.');
  });

  it('is not told to who made it', () => {
    expect(orderChangeNotice(order({ viewerIs: 'SELLER' }))).toBeNull();
  });

  it('that is a payment is told to the buyer, and repeats no earlier step', () => {
    const paid = { paidAt: later, updatedAt: later };
    expect(orderChangeNotice(order(paid))?.title).toBe('Payment received');
    expect(orderChangeNotice(order({ ...paid, viewerIs: 'SELLER' }))).toBeNull();
  });

  it('that proposes a fee has a notice for the buyer; an accepted one repeats no earlier step', () => {
    const proposed = { proposedFee: { amount: '20.00', currency: 'GHS' }, updatedAt: later };
    expect(orderChangeNotice(order(proposed))?.title).toBe('Delivery fee to confirm');
    expect(orderChangeNotice(order({ ...proposed, viewerIs: 'SELLER' }))).toBeNull();
    expect(orderChangeNotice(order({ updatedAt: later }))).toBeNull();
  });

  it('that declines a fee has a notice for the seller', () => {
    const steps = [{ state: 'ACCEPTED', action: 'DECLINE_FEE', createdAt: at, by: 'BUYER', reason: null }];
    expect(orderChangeNotice(order({ steps, viewerIs: 'SELLER' }))?.title).toBe('Delivery fee declined');
    expect(orderChangeNotice(order({ steps }))).toBeNull();
  });

  it('made by the clock is told to both', () => {
    const steps = [{ state: 'EXPIRED', createdAt: at, by: 'SYSTEM', reason: null }];
    expect(orderChangeNotice(order({ steps }))?.title).toBe('Expired');
    expect(orderChangeNotice(order({ steps, viewerIs: 'SELLER' }))?.text).toBe('Order K7Q2M, Ama Serwaa.');
  });
});
