import { InMemoryCache, type Reference } from '@apollo/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShippingAddressFragment } from '#accounts/addresses/shipping-address.ts';
import { makeFragmentData } from '#gql/fragment-masking.ts';
import { orderTypePolicies } from '#orders/cache.ts';
import { VersionedCache } from '#platform/network/versioned-cache.ts';
import { applyOrderEvent, type OrderUpdate } from './apply-order-event.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'GHS' });

const order = (id: string, version: number, change: Partial<OrderUpdate> = {}): OrderUpdate => ({
  __typename: 'Order',
  id,
  state: 'PENDING',
  // The number of the order says when it was placed.
  createdAt: `2026-03-01T10:00:${id.slice(1).padStart(2, '0')}.000Z`,
  updatedAt: '2026-03-01T10:00:00.000Z',
  expiresAt: null,
  dueAt: null,
  returnUntil: null,
  version,
  isProtected: false,
  checkoutId: null,
  total: money('120.00'),
  shippingFee: money('0.00'),
  delivery: null,
  proposedFee: null,
  tracking: null,
  tax: money('0.00'),
  itemCount: version,
  buyerEmail: 'ama@example.com',
  buyerName: 'Ama Serwaa',
  shop: { __typename: 'Shop', name: 'Kente House', slug: 'kente-house' },
  shippingAddress: {
    __typename: 'ShippingAddress',
    ...makeFragmentData(
      {
        __typename: 'ShippingAddress',
        fullName: 'Ama Serwaa',
        phone: '0241234567',
        address: 'Ring Road 5',
        city: 'Accra',
        region: 'GREATER_ACCRA',
        landmark: '',
      },
      ShippingAddressFragment,
    ),
  },
  shippingNotes: '',
  paidAt: null,
  paymentMethod: null,
  viewerIs: 'SELLER',
  allowedActions: ['ACCEPT'],
  items: { __typename: 'OrderItemConnection', edges: [] },
  steps: [],
  ...change,
});

interface Stored {
  edges: { node: Reference }[];
}

const listOf = (cache: InMemoryCache, of = 'OwnShop'): Stored | undefined =>
  cache.extract()[`${of}:{}`]?.['orders:{}'] as Stored | undefined;
const idsOf = (cache: InMemoryCache) => listOf(cache)?.edges.map(({ node }) => node.__ref.replace('Order:', ''));
const versionOf = (cache: InMemoryCache, id: string) => cache.extract()[`Order:${id}`]?.version;

function cacheWith(ids: readonly string[], hasNextPage = false): InMemoryCache {
  const cache = new VersionedCache({ typePolicies: orderTypePolicies });
  for (const id of ids) applyOrderEvent(cache, order(id, 1));
  const edges = ids.map((id) => ({ node: { __ref: `Order:${id}` } }));
  cache.restore({
    ...cache.extract(),
    'OwnShop:{}': {
      __typename: 'OwnShop',
      'orders:{}': { __typename: 'OrderConnection', edges, pageInfo: { hasNextPage } },
    },
  } as never);
  return cache;
}

describe('a new order', () => {
  it("is at the top of the seller's list", () => {
    const cache = cacheWith(['o5', 'o3']);
    applyOrderEvent(cache, order('o9', 1));
    expect(idsOf(cache)).toEqual(['o9', 'o5', 'o3']);
  });

  it('is added only to the list of its side', () => {
    const cache = cacheWith(['o5']);
    applyOrderEvent(cache, order('o9', 1, { viewerIs: 'BUYER' }));
    expect(idsOf(cache)).toEqual(['o5']);
  });

  it('is not added to search results or lists of other states', () => {
    const cache = cacheWith(['A1']);
    const empty = { __typename: 'OrderConnection', edges: [], pageInfo: { hasNextPage: false } };
    const keys = ['{"search":"KENTE"}', '{"state":"ACCEPTED"}', '{"state":"PENDING"}', '{"search":"","state":null}'];
    const lists = Object.fromEntries(keys.map((key) => [`orders:${key}`, empty]));
    cache.restore({ ...cache.extract(), 'OwnShop:{}': { __typename: 'OwnShop', ...lists } } as never);
    applyOrderEvent(cache, order('A2', 1));
    const stored = cache.extract()['OwnShop:{}'] as unknown as Record<string, Stored>;
    expect(keys.map((key) => stored[`orders:${key}`]?.edges.length)).toEqual([0, 0, 1, 1]);
  });

  it('creates no list that was not loaded', () => {
    const cache = new InMemoryCache({ typePolicies: orderTypePolicies });
    applyOrderEvent(cache, order('o9', 1));
    expect(listOf(cache)).toBeUndefined();
  });
});

describe('a changed order', () => {
  it('is not added to a list that has not loaded its position', () => {
    const cache = cacheWith(['o5', 'o4'], true);
    applyOrderEvent(cache, order('o1', 2));
    expect(idsOf(cache)).toEqual(['o5', 'o4']);
  });

  it('is ignored if the cache has a newer version, and leaves the list of its old state', () => {
    const cache = cacheWith([]);
    applyOrderEvent(cache, order('o1', 3, { state: 'DISPATCHED' }));
    const list = { __typename: 'OrderConnection', edges: [], pageInfo: { hasNextPage: false } };
    const lists = { __typename: 'OwnShop', 'orders:{"state":"ACCEPTED"}': list };
    cache.restore({ ...cache.extract(), 'OwnShop:{}': lists } as never);
    applyOrderEvent(cache, order('o1', 2, { state: 'ACCEPTED' }));
    expect(cache.extract()['Order:o1']).toMatchObject({ state: 'DISPATCHED', version: 3 });
    expect(cache.extract()['OwnShop:{}']).toEqual(lists);
  });

  it('ends in the newest state, once and newest first, even if events arrive twice or late', () => {
    const event = fc.record({ n: fc.integer({ min: 1, max: 6 }), version: fc.integer({ min: 1, max: 8 }) });
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 40 }), (events) => {
        const cache = cacheWith([]);
        for (const { n, version } of events) applyOrderEvent(cache, order(`o${n}`, version));
        const numbers = [...new Set(events.map(({ n }) => n))].sort((a, b) => b - a);
        expect(idsOf(cache)).toEqual(numbers.map((n) => `o${n}`));
        for (const n of numbers) {
          const newest = Math.max(...events.filter((one) => one.n === n).map(({ version }) => version));
          expect(versionOf(cache, `o${n}`)).toBe(newest);
          expect(cache.extract()[`Order:o${n}`]?.itemCount).toBe(newest);
        }
      }),
    );
  });
});
