import { describe, expect, it } from 'vitest';
import type { OrderUpdate } from './apply-order-event.ts';
import { newOrderNotice, orderChangeNotice } from './order-notices.ts';

const time = '2026-03-01T10:00:00.000Z';

const base = {
  id: 'K7Q2M',
  buyerName: 'Ama Serwaa',
  shop: { __typename: 'Shop', name: 'Kente House', slug: 'kente-house' },
  itemCount: 2,
  total: { amount: '120.50', currency: 'GHS' },
  state: 'ACCEPTED',
  viewerIs: 'BUYER',
  steps: [{ state: 'ACCEPTED', action: 'ACCEPT', createdAt: time, by: 'SELLER', reason: null }],
};
// Only these fields are read for a sentence.
const order = (change: object = {}) => ({ ...base, ...change }) as unknown as OrderUpdate;

describe('new orders', () => {
  it('are described in detail if there is one, and in sum if there are several', () => {
    const { one, many } = newOrderNotice(order());
    expect(one).toEqual({ title: 'New order', text: 'Ama Serwaa ordered 2 items for ₵120.50.' });
    expect(many(2).title).toBe('2 new orders');
  });
});

describe('a change of an order', () => {
  const accepted = { action: 'ACCEPT', by: 'SELLER' } as const;

  it('notifies the other user, with the reason', () => {
    expect(orderChangeNotice({ order: order(), ...accepted })).toEqual({
      title: 'Accepted',
      text: 'Order K7Q2M, Kente House.',
    });
    const steps = [{ state: 'DECLINED', action: 'DECLINE', createdAt: time, by: 'SELLER', reason: 'Sold out.' }];
    const declined = { order: order({ state: 'DECLINED', steps }), action: 'DECLINE', by: 'SELLER' } as const;
    expect(orderChangeNotice(declined)).toEqual({ title: 'Declined', text: 'Order K7Q2M, Kente House. Sold out.' });
  });

  it('does not notify the user who made it', () => {
    expect(orderChangeNotice({ order: order({ viewerIs: 'SELLER' }), ...accepted })).toBeNull();
  });

  it('that marks the payment notifies the buyer, and does not repeat an earlier step', () => {
    const paid = { action: 'MARK_PAID', by: 'SELLER' } as const;
    expect(orderChangeNotice({ order: order(), ...paid })?.title).toBe('Payment received');
    expect(orderChangeNotice({ order: order({ viewerIs: 'SELLER' }), ...paid })).toBeNull();
  });

  it('that proposes a fee has a notice for the buyer, with the amount; an accepted one has none', () => {
    const proposed = order({ proposedFee: { amount: '20.00', currency: 'GHS' } });
    const notice = orderChangeNotice({ order: proposed, action: 'PROPOSE_FEE', by: 'SELLER' });
    expect(notice).toEqual({
      title: 'Delivery fee to confirm',
      text: '₵20 for the delivery. Order K7Q2M, Kente House.',
    });
    const seller = order({ viewerIs: 'SELLER' });
    expect(orderChangeNotice({ order: seller, action: 'ACCEPT_FEE', by: 'BUYER' })).toBeNull();
  });

  it('that removes the payment mark does not announce the proposed fee again', () => {
    const proposed = order({ proposedFee: { amount: '20.00', currency: 'GHS' } });
    expect(orderChangeNotice({ order: proposed, action: 'MARK_UNPAID', by: 'SELLER' })).toBeNull();
  });

  it('that declines a fee has a notice for the seller', () => {
    const declined = { action: 'DECLINE_FEE', by: 'BUYER' } as const;
    expect(orderChangeNotice({ order: order({ viewerIs: 'SELLER' }), ...declined })?.title).toBe(
      'Delivery fee declined',
    );
    expect(orderChangeNotice({ order: order(), ...declined })).toBeNull();
  });

  it('by the clock notifies both users', () => {
    const steps = [{ state: 'EXPIRED', action: null, createdAt: time, by: 'SYSTEM', reason: null }];
    const expired = { action: null, by: 'SYSTEM' } as const;
    const change = { state: 'EXPIRED', steps };
    expect(orderChangeNotice({ order: order(change), ...expired })?.title).toBe('Expired');
    expect(orderChangeNotice({ order: order({ ...change, viewerIs: 'SELLER' }), ...expired })?.text).toBe(
      'Order K7Q2M, Ama Serwaa.',
    );
  });
});
