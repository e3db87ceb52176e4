import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, eventually, resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import {
  addToCart,
  changeOrder,
  createShoppers,
  orderFields,
  readOrder,
  removeFromCart,
  updateCartItem,
} from './shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
  shoppers = createShoppers(market, bff);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const actions = ['ACCEPT', 'DECLINE', 'DISPATCH', 'DELIVER', 'COMPLETE', 'CANCEL', 'RETURN', 'MARK_PAID'];
const lists = `{ viewer { orders { totalCount edges { node { id } } } shop { orders { totalCount edges { node { id } } } } } }`;

async function sold() {
  const own = await shoppers.seller();
  const buyer = await shoppers.buyer();
  return { own, buyer, order: await shoppers.order(buyer.browser, own.product.id) };
}

test("another user's order is not found, for reading and for every step", async () => {
  const { own, buyer, order } = await sold();
  const others = [(await shoppers.buyer()).browser, (await shoppers.seller()).browser, (await sold()).buyer.browser];
  const missing = { __typename: 'RefusedError', code: 'NOT_FOUND', message: 'Order not found.' };
  for (const browser of others) {
    expect(await browser.query(readOrder, { id: order.id })).toEqual({ data: { order: null } });
    for (const action of actions) {
      const input = { action, reason: 'because', paymentMethod: 'OTHER' };
      const real = await browser.query(changeOrder, { input: { ...input, orderId: order.id } });
      expect(resultOf(real.data?.changeOrder)).toEqual(missing);
      expect(await browser.query(changeOrder, { input: { ...input, orderId: 'NOSUCHORDER' } })).toEqual(real);
    }
    const response = JSON.stringify(await browser.query(lists));
    expect(response).not.toContain(String(order.id));
  }
  for (const { browser } of [own, buyer]) {
    expect((await browser.query(readOrder, { id: order.id })).data?.order).toMatchObject({
      state: 'PENDING',
      version: 1,
    });
  }
});

test('a visitor reads and changes nothing', async () => {
  const { order } = await sold();
  const visitor = bff.browser();
  const { data: seen, errors } = await visitor.query(readOrder, { id: order.id });
  expect(seen?.order).toBeNull();
  expect(JSON.stringify(errors)).toContain('UNAUTHENTICATED');
  expect(await visitor.query(lists)).toEqual({ data: { viewer: null } });
  const { data } = await visitor.query(changeOrder, { input: { orderId: order.id, action: 'CANCEL' } });
  expect(resultOf(data?.changeOrder)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('buyer and seller can only take the steps of their own side', async () => {
  const { own, buyer, order } = await sold();
  const step = async (browser: Browser, action: string) => {
    const input = { action, reason: 'because', paymentMethod: 'OTHER' };
    return resultOf((await browser.query(changeOrder, { input: { ...input, orderId: order.id } })).data?.changeOrder);
  };
  for (const action of ['ACCEPT', 'DECLINE', 'DISPATCH', 'RETURN', 'MARK_PAID']) {
    expect(await step(buyer.browser, action)).toMatchObject({ __typename: 'RefusedError', code: 'FORBIDDEN' });
  }
  expect(await step(own.browser, 'COMPLETE')).toMatchObject({ __typename: 'RefusedError', code: 'FORBIDDEN' });
  expect(await step(own.browser, 'DISPATCH')).toMatchObject({ __typename: 'RefusedError', code: 'REFUSED' });
});

test('cart items can only be changed by their owner', async () => {
  const { product } = await shoppers.seller();
  const owner = await shoppers.buyer();
  const other = await shoppers.buyer();
  const { data } = await owner.browser.query(addToCart, { productId: product.id, quantity: 2 });
  const itemId = resultOf(data?.addToCart)?.items?.[0]?.id;
  const changed = await other.browser.query(updateCartItem, { itemId, quantity: 1 });
  expect(resultOf(changed.data?.changeCartItem)).toMatchObject({ code: 'NOT_FOUND' });
  const removed = await other.browser.query(removeFromCart, { itemId });
  expect(resultOf(removed.data?.removeFromCart)).toMatchObject({ code: 'NOT_FOUND' });
  expect((await owner.browser.query('{ viewer { cart { itemCount } } }')).data?.viewer?.cart?.itemCount).toBe(2);
});

test('malformed order codes are not found', async () => {
  const { browser } = await shoppers.buyer();
  for (const id of ['user', 'seller', '..', '.', '', '../cart', 'user?page=1']) {
    expect(await browser.query(`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, { id })).toEqual({
      data: { order: null },
    });
  }
});

test('live fields of orders and notifications need a user', async () => {
  const tab = bff.browser().tab();
  const texts = ['orderPlaced { seq }', 'orderChanged { seq }', 'cartChanged { seq }', 'notificationAdded { seq }'];
  const watching = [...texts, 'unreadCounts { notifications }'].map((text) => watch(tab, `subscription { ${text} }`));
  await eventually(() => watching.every(({ errors }) => errors.length === 1));
  for (const { errors } of watching) expect(JSON.stringify(errors)).toContain('UNAUTHENTICATED');
  await tab.dispose();
});
