import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMarketplace } from '#world/browser-of.ts';
import { startChat, talking } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

test('a blocked buyer cannot order from this seller, and the cart stays as it is', async () => {
  const { buyer, seller, shop, product, id } = await talking(market);
  const other = await market.world.createProduct();
  for (const product_id of [other.id, product.id]) await buyer.post('/api/add-to-cart', { product_id, quantity: 1 });
  const block = (blocked: boolean) => seller.post(`/api/chat/${id}/block`, { blocked });
  await block(true);
  const refusal = (error: string) => ({ status: 403, body: { success: false, error } });
  const single = () => buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
  expect(await single()).toMatchObject(refusal(orderTexts.shopBlocked(shop.businessName)));
  const inCart = refusal(orderTexts.shopBlockedInCart(shop.businessName));
  expect(await buyer.post('/api/orders/create', shipping)).toMatchObject(inCart);
  expect((await buyer.get('/api/cart')).body).toMatchObject({ item_count: 2 });
  expect((await seller.get('/api/orders/seller')).body).toMatchObject({ count: 0 });
  const elsewhere = { ...shipping, product_id: other.id, quantity: 1 };
  expect((await buyer.post('/api/orders/single', elsewhere)).status).toBe(201);
  await block(false);
  expect((await single()).status).toBe(201);
});

test('a buyer who blocked a seller can still order from that seller', async () => {
  const { buyer, product, id } = await talking(market);
  await buyer.post(`/api/chat/${id}/block`, { blocked: true });
  const order = { ...shipping, product_id: product.id, quantity: 1 };
  expect((await buyer.post('/api/orders/single', order)).status).toBe(201);
});

test('a blocked buyer cannot follow a shop of this seller, but can unfollow it', async () => {
  const { buyer, seller, shop, id } = await talking(market);
  const path = `/api/shops/${shop.businessSlug}/follow`;
  expect((await buyer.put(path)).status).toBe(200);
  await seller.post(`/api/chat/${id}/block`, { blocked: true });
  expect(await buyer.put(path)).toMatchObject({ status: 403, body: { error: shopTexts.followBlocked } });
  expect((await buyer.delete(path)).body).toMatchObject({ is_following: false });
});
