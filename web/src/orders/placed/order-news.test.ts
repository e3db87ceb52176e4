import { expect, it } from 'vitest';
import { orderNews } from './order-news.ts';

const now = Date.parse('2026-11-26T09:00:00Z');
const order = {
  state: 'DISPATCHED',
  viewerIs: 'BUYER',
  expiresAt: null,
  updatedAt: '2026-11-25T16:30:00Z',
  buyerName: 'Ama Serwaa',
  shop: { name: 'Circle Sneaker Yard' },
} as const;

it('tells the buyer where the order is and what to do', () => {
  expect(orderNews(order, now)).toBe(
    'On the way. Circle Sneaker Yard sent it yesterday, 4:30\u00a0pm; keep your phone close.',
  );
  expect(orderNews({ ...order, updatedAt: '2026-11-20T08:00:00Z' }, now)).toContain('sent it on 20 November;');
});

it('shows the buyer until when the seller can answer', () => {
  const dueAt = '2026-11-27T04:19:00Z';
  expect(orderNews({ ...order, state: 'PENDING', expiresAt: dueAt }, now)).toBe(
    'Circle Sneaker Yard has until 27\u00a0Nov, 4:19\u00a0am to answer.',
  );
  expect(orderNews({ ...order, state: 'RETURN_REQUESTED', dueAt }, now)).toContain('am to answer your return.');
});

it('shows the seller until when the buyer waits', () => {
  const pending = { ...order, state: 'PENDING', viewerIs: 'SELLER', expiresAt: '2026-11-27T04:19:00Z' } as const;
  expect(orderNews(pending, now)).toBe('Ama Serwaa waits for your answer until 27\u00a0Nov, 4:19\u00a0am.');
});

it('explains the money of an order that was paid in the app, and only then', () => {
  const returned = { ...order, state: 'RETURNED' } as const;
  const paid = { isProtected: true, steps: [{ action: 'PAY' }] } as const;
  expect(orderNews(returned, now)).toContain('We do not move the money');
  expect(orderNews({ ...returned, ...paid }, now)).toContain('Your money comes back by itself');
  expect(orderNews({ ...returned, ...paid, viewerIs: 'SELLER' }, now)).toContain('money goes back by itself');
  const expired = { ...order, state: 'EXPIRED' } as const;
  expect(orderNews({ ...expired, isProtected: true }, now)).toContain('Nothing was charged');
  expect(orderNews({ ...expired, ...paid }, now)).toContain('did not answer in time');
});
