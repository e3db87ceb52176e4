import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { settingFallback } from '@besesaka/schema/kernel/settings/settings.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';
import {
  addToCart,
  cartFields,
  changeOrder,
  clearCart,
  createShoppers,
  newKey,
  orderFields,
  placeCart,
  placeProduct,
  removeFromCart,
  settleAttempt,
  shipping,
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
beforeEach(() => {
  bff.calls.length = 0;
});

test('each change of a cart returns the whole new cart', async () => {
  const { product } = await shoppers.seller({ pricePesewas: 1250, stockQuantity: 5 });
  const { browser } = await shoppers.buyer();
  const { data: before } = await browser.query(`{ viewer { cart { ${cartFields} } } }`);
  expect(before?.viewer?.cart).toMatchObject({ itemCount: 0, items: [] });
  const added = resultOf((await browser.query(addToCart, { productId: product.id, quantity: 2 })).data?.addToCart);
  expect(added).toMatchObject({ itemCount: 2, total: { amount: '25.00' } });
  expect(added?.items?.[0]).toMatchObject({ name: product.name, product: { stockQuantity: 5 } });
  const itemId = added?.items?.[0]?.id;
  const tooMany = resultOf((await browser.query(updateCartItem, { itemId, quantity: 6 })).data?.changeCartItem);
  const refused = { __typename: 'InsufficientStockError', code: 'INSUFFICIENT_STOCK', left: 5 };
  expect(tooMany).toMatchObject({ ...refused, product: { id: product.id } });
  expect(tooMany?.message).toContain(product.name);
  const none = resultOf((await browser.query(updateCartItem, { itemId, quantity: 0 })).data?.changeCartItem);
  expect(none?.fields).toMatchObject([{ field: 'quantity' }]);
  const updated = resultOf((await browser.query(updateCartItem, { itemId, quantity: 4 })).data?.changeCartItem);
  expect(updated).toMatchObject({ itemCount: 4, total: { amount: '50.00' } });
  const removed = resultOf((await browser.query(removeFromCart, { itemId })).data?.removeFromCart);
  expect(removed).toMatchObject({ itemCount: 0, items: [], total: { amount: '0.00' } });
  const again = resultOf((await browser.query(removeFromCart, { itemId })).data?.removeFromCart);
  expect(again).toMatchObject({ __typename: 'RefusedError', code: 'NOT_FOUND' });
  expect(resultOf((await browser.query(clearCart)).data?.clearCart)).toMatchObject({ itemCount: 0 });
});

test('a visitor has no cart and must log in', async () => {
  const { product } = await shoppers.seller();
  const visitor = bff.browser();
  const text = '{ viewer { cart { itemCount } unreadCounts { notifications } } inboxSeq }';
  expect((await visitor.query(text)).data).toEqual({ viewer: null, inboxSeq: null });
  const { data } = await visitor.query(addToCart, { productId: product.id });
  expect(resultOf(data?.addToCart)).toMatchObject({ __typename: 'RefusedError', code: 'UNAUTHENTICATED' });
});

const sellersFirst = ['ACCEPT', 'DECLINE', 'CANCEL', 'PROPOSE_FEE'];

test('a cart from two shops becomes one order per shop, once per idempotency key', async () => {
  const [one, other] = [await shoppers.seller({ pricePesewas: 1000 }), await shoppers.seller({ pricePesewas: 250 })];
  const { browser, user } = await shoppers.buyer();
  await browser.query(addToCart, { productId: one.product.id, quantity: 2 });
  await browser.query(addToCart, { productId: other.product.id, quantity: 3 });
  const key = newKey();
  const variables = { input: { ...shipping, expectedTotal: '27.50', idempotencyKey: key } };
  const answers = await Promise.all([1, 2, 3].map(() => browser.query(placeCart, variables)));
  const orders = resultOf(answers[0]?.data?.placeCart)?.orders;
  expect(orders).toMatchObject([
    { state: 'PENDING', total: { amount: '20.00' }, itemCount: 2, viewerIs: 'BUYER', buyerEmail: user.email },
    {
      state: 'PENDING',
      total: { amount: '7.50' },
      shop: { slug: other.shop.businessSlug },
      allowedActions: ['CANCEL'],
    },
  ]);
  for (const { data } of answers) expect(resultOf(data?.placeCart)?.orders).toEqual(orders);
  expect((await browser.query('{ viewer { cart { itemCount } orders { totalCount } } }')).data?.viewer).toEqual({
    cart: { itemCount: 0 },
    orders: { totalCount: 2 },
  });
  const reused = await browser.query(placeCart, {
    input: { ...shipping, shippingCity: 'Tema', idempotencyKey: key },
  });
  expect(resultOf(reused.data?.placeCart)).toMatchObject({ __typename: 'RefusedError', code: 'KEY_REUSED' });
  const sold = await other.browser.query(
    `{ viewer { shop { orders { totalCount edges { node { ${orderFields} } } } } } }`,
  );
  expect(sold.data?.viewer?.shop?.orders).toMatchObject({
    totalCount: 1,
    edges: [{ node: { id: orders?.[1]?.id, viewerIs: 'SELLER', allowedActions: sellersFirst } }],
  });
});

test('the result of an order is found by its key; a key without an order can no longer be used', async () => {
  const { product } = await shoppers.seller();
  const { browser } = await shoppers.buyer();
  const [known, unknown] = [newKey(), newKey()];
  const input = { ...shipping, productId: product.id, quantity: 1 };
  const id = resultOf(
    (await browser.query(placeProduct, { input: { ...input, idempotencyKey: known } })).data?.placeProduct,
  )?.orders?.[0]?.id;
  const settled = resultOf((await browser.query(settleAttempt, { key: known })).data?.settleOrderAttempt);
  expect(settled).toMatchObject({ orders: [{ id, state: 'PENDING' }] });
  expect(resultOf((await browser.query(settleAttempt, { key: unknown })).data?.settleOrderAttempt)?.orders).toEqual([]);
  const late = resultOf(
    (await browser.query(placeProduct, { input: { ...input, idempotencyKey: unknown } })).data?.placeProduct,
  );
  expect(late).toMatchObject({ __typename: 'RefusedError', code: 'KEY_REUSED' });
  const visitor = resultOf((await bff.browser().query(settleAttempt, { key: known })).data?.settleOrderAttempt);
  expect(visitor).toMatchObject({ __typename: 'RefusedError', code: 'UNAUTHENTICATED' });
});

test('an order whose total has changed is refused with the new total', async () => {
  const { product } = await shoppers.seller({ pricePesewas: 1000 });
  const { browser } = await shoppers.buyer();
  const input = { ...shipping, productId: product.id, quantity: 2, expectedTotal: '18.00' };
  const { data } = await browser.query(placeProduct, { input: { ...input, idempotencyKey: newKey() } });
  expect(resultOf(data?.placeProduct)).toMatchObject({
    __typename: 'TotalChangedError',
    total: { amount: '20.00', currency: 'GHS' },
  });
  expect((await browser.query('{ viewer { orders { totalCount } } }')).data?.viewer?.orders?.totalCount).toBe(0);
});

test('refused orders are typed errors in the payload', async () => {
  const { product, browser: seller } = await shoppers.seller({ stockQuantity: 1 });
  const { browser } = await shoppers.buyer();
  const empty = await browser.query(placeCart, { input: { ...shipping, idempotencyKey: newKey() } });
  expect(resultOf(empty.data?.placeCart)).toMatchObject({ code: 'REFUSED', message: 'Cart is empty' });
  const buy = (input: object) => ({
    input: { ...shipping, productId: product.id, quantity: 1, idempotencyKey: newKey(), ...input },
  });
  const many = await browser.query(placeProduct, buy({ quantity: 2 }));
  expect(resultOf(many.data?.placeProduct)).toMatchObject({
    code: 'INSUFFICIENT_STOCK',
    message: `Insufficient stock for ${product.name}`,
    left: 1,
    product: { id: product.id },
  });
  const gone = await browser.query(placeProduct, buy({ productId: crypto.randomUUID() }));
  expect(resultOf(gone.data?.placeProduct)).toMatchObject({
    code: 'NOT_FOUND',
    message: 'This product is no longer available.',
  });
  expect(resultOf((await seller.query(placeProduct, buy({}))).data?.placeProduct)).toMatchObject({ code: 'FORBIDDEN' });
  expect(resultOf((await bff.browser().query(placeProduct, buy({}))).data?.placeProduct)).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('too many pending orders are refused with the time to wait', async () => {
  const { product } = await shoppers.seller({ stockQuantity: 100 });
  const { browser } = await shoppers.buyer();
  for (let i = 0; i < orderLimits.checkoutsWaiting; i += 1) await shoppers.order(browser, product.id);
  const input = { ...shipping, productId: product.id, quantity: 1 };
  const refusal = `errors { __typename code message ... on RefusedError { retryAfter } }`;
  const once = `mutation ($input: PlaceProductInput!) {
    placeProduct(input: $input) { ${refusal} } }`;
  expect(
    resultOf((await browser.query(once, { input: { ...input, idempotencyKey: newKey() } })).data?.placeProduct),
  ).toEqual({
    __typename: 'RefusedError',
    code: 'RATE_LIMITED',
    message: orderTexts.tooManyWaiting(orderLimits.checkoutsWaiting),
    retryAfter: settingFallback('accept_unpaid_hours') * 3600,
  });
});

test('invalid shipping details and keys are reported by field, without a REST call', async () => {
  const { browser } = await shoppers.buyer();
  bff.calls.length = 0;
  const input = {
    ...shipping,
    shippingFullName: ' ',
    shippingPhone: '12',
    shippingCity: '',
    shippingNotes: 'x'.repeat(201),
  };
  const { data } = await browser.query(placeCart, { input: { ...input, idempotencyKey: newKey() } });
  expect(resultOf(data?.placeCart)?.fields).toEqual([
    { field: 'shippingFullName', messages: ['Full name is required'] },
    { field: 'shippingPhone', messages: ['Phone number must be +233 or 0 followed by 9 digits'] },
    { field: 'shippingCity', messages: ['City is required'] },
    { field: 'shippingNotes', messages: ['Delivery notes can have at most 200 characters'] },
  ]);
  const badKey = await browser.query(placeCart, { input: { ...shipping, idempotencyKey: 'a\nb' } });
  expect(resultOf(badKey.data?.placeCart)?.fields).toMatchObject([{ field: 'idempotencyKey' }]);
  expect(bff.calls).toEqual([]);
});

test('an order advances by its allowed actions, and a stale step is refused', async () => {
  const { product, browser: seller } = await shoppers.seller();
  const { browser: buyer } = await shoppers.buyer();
  const { id } = await shoppers.order(buyer, product.id);
  const step = async (user: typeof buyer, input: object, key?: string) =>
    resultOf(
      (await user.query(changeOrder, { input: { ...input, orderId: id, idempotencyKey: key } })).data?.changeOrder,
    );
  const key = newKey();
  const accepted = await step(seller, { action: 'ACCEPT', version: 1 }, key);
  expect(accepted).toMatchObject({ state: 'ACCEPTED', version: 2 });
  expect(await step(seller, { action: 'ACCEPT', version: 1 }, key)).toEqual(accepted);
  expect(await step(seller, { action: 'DISPATCH', version: 1 })).toMatchObject({ code: 'STALE' });
  expect(await step(seller, { action: 'CANCEL' })).toMatchObject({ fields: [{ field: 'reason' }] });
  expect(await step(seller, { action: 'MARK_PAID' })).toMatchObject({ fields: [{ field: 'paymentMethod' }] });
  const paid = await step(seller, { action: 'MARK_PAID', paymentMethod: 'MOBILE_MONEY' });
  expect(paid).toMatchObject({ state: 'ACCEPTED', paymentMethod: 'MOBILE_MONEY' });
  await step(seller, { action: 'DISPATCH' });
  expect(await step(buyer, { action: 'DELIVER' })).toMatchObject({ allowedActions: ['COMPLETE', 'REQUEST_RETURN'] });
  const done = await step(buyer, { action: 'COMPLETE' });
  expect(done).toMatchObject({ state: 'COMPLETED', allowedActions: ['REQUEST_RETURN'] });
  expect(done?.steps).toMatchObject([
    { state: 'PENDING', by: 'BUYER' },
    { state: 'ACCEPTED', by: 'SELLER' },
    { state: 'DISPATCHED', by: 'SELLER' },
    { state: 'DELIVERED', by: 'BUYER' },
    { state: 'COMPLETED', by: 'BUYER' },
  ]);
  expect(await step(buyer, { action: 'CANCEL' })).toMatchObject({ code: 'REFUSED' });
});
