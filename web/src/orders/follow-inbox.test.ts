import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addedCounts } from '#orders/cart/added-counts.ts';
import { createTab } from '#platform/network/follow-user.ts';
import { userChanged } from '#platform/user/user-change.ts';
import { orderTypePolicies } from './cache.ts';
import { followInbox, type OrdersUpdate } from './follow-inbox.ts';

const silent = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: silent, removeItem: silent });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const money = { __typename: 'Money', amount: '10.00', currency: 'GHS' };
const update = {
  __typename: 'OrderChanged',
  seq: 7,
  action: 'DELIVER',
  by: 'BUYER',
  order: {
    __typename: 'Order',
    id: 'BSK-1',
    state: 'ACCEPTED',
    version: 2,
    viewerIs: 'BUYER',
    allowedActions: [],
    items: [],
    steps: [],
    createdAt: '2026-01-01T10:00:00Z',
    updatedAt: '2026-01-01T10:00:00Z',
    expiresAt: null,
    paidAt: null,
    total: money,
    shippingFee: money,
    tax: money,
    itemCount: 1,
    paymentMethod: null,
    isProtected: false,
    checkoutId: null,
    buyerEmail: 'ama@example.com',
    buyerName: 'Ama',
    shop: { __typename: 'Shop', name: 'Kofi', slug: 'kofi' },
    shippingAddress: {
      __typename: 'ShippingAddress',
      fullName: 'Ama',
      phone: '0240000000',
      address: '1 Ring Road',
      city: 'Accra',
      region: 'GREATER_ACCRA',
      landmark: '',
    },
    shippingNotes: '',
  },
} as OrdersUpdate;

const addressOf = gql`
  fragment Address on Order {
    shippingAddress {
      address
    }
  }
`;

function openTab() {
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: orderTypePolicies }),
    link: ApolloLink.empty(),
  });
  const toast = { success: silent, error: silent, info: silent, warning: silent, announce: silent };
  const tab = createTab({ userId: 'ama', client, toast, open: silent, wants: () => true });
  const readAddress = () =>
    client.cache.readFragment<{ shippingAddress: { address: string } }>({ id: 'Order:BSK-1', fragment: addressOf });
  return { tab, client, readAddress };
}

test("an order's address is not written to the cache after its user logged out", async () => {
  const { tab, client, readAddress } = openTab();
  followInbox(tab)(update);
  expect(readAddress()?.shippingAddress.address).toBe('1 Ring Road');
  userChanged();
  await client.cache.reset();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readAddress()).toBeNull();
});

test("an offer that the seller must answer reloads the shop's counts, and one for the buyer does not", () => {
  const { tab, client } = openTab();
  const reload = vi.spyOn(client, 'refetchQueries');
  const follow = followInbox(tab);
  const offer = {
    __typename: 'Offer',
    id: 'offer',
    state: 'OPEN',
    awaits: 'SELLER',
    price: money,
    quantity: 1,
    total: money,
    productId: 'kettle',
    productName: 'Kettle',
    variantId: null,
    variantLabel: '',
    buyerName: 'Ama',
    version: 1,
    shop: { __typename: 'Shop', name: 'Kofi', slug: 'kofi' },
    orderId: null,
    allowedActions: [],
    endsAt: '2026-01-03T10:00:00Z',
    createdAt: '2026-01-01T10:00:00Z',
  };
  const changedFor = (viewerIs: string) =>
    ({ __typename: 'OfferChanged', seq: 8, offer: { ...offer, viewerIs } }) as OrdersUpdate;
  follow(changedFor('BUYER'));
  vi.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
  follow(changedFor('SELLER'));
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledOnce();
});

test('the next user does not see the cart of the one before', () => {
  addedCounts.add('kettle', 1);
  expect(addedCounts.of('kettle')).toBe(1);
  userChanged();
  expect(addedCounts.of('kettle')).toBe(0);
});
