import { campaign as campaignAnswer } from '@besesaka/schema/campaigns/resources.ts';
import { paymentStarted, paymentVerification } from '@besesaka/schema/payments/resources.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignPeriods, campaigns } from '#campaigns/tables.ts';
import { products } from '#catalog/tables.ts';
import { payments } from '#payments/tables.ts';
import { shops } from '#shops/tables.ts';
import { password } from '#world/world.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld();
});
afterAll(() => market.close());

const day = 24 * 60 * 60 * 1000;
type Seller = Awaited<ReturnType<MoneyWorld['seller']>>;

const week = (productId: string) => ({
  payment_type: 'featured_product',
  product_id: productId,
  duration_type: '1_week',
});

async function pay(seller: Seller, { payment_url, reference }: { payment_url: string; reference: string }) {
  await market.pay(payment_url);
  return paymentVerification.parse((await seller.client.post('/api/payments/verify', { reference })).body);
}

async function buy(seller: Seller, input: object) {
  const { featured_product_id: id } = await pay(seller, await market.initialize(seller, input));
  return campaignAnswer.parse((await seller.client.get(`/api/featured-products/${id}`)).body);
}

const featuredUntil = async (id: string) =>
  (
    await market.db.select({ at: products.featuredUntil }).from(products).where(eq(products.id, id))
  )[0]?.at?.toISOString();

test('everybody can read the campaign plans and their prices', async () => {
  const { body } = await market.client().get('/api/featured-products/plans');
  expect(body.results).toMatchObject([
    { duration_type: '1_week', duration_days: 7, price: '25.00' },
    { duration_type: '1_month', price: '80.00' },
    { duration_type: '3_months', price: '216.00' },
    { duration_type: '6_months', price: '384.00' },
    { duration_type: '1_year', duration_days: 365, price: '672.00' },
  ]);
});

test('a paid campaign runs: the product is featured until the grace period ends', async () => {
  const seller = await market.seller();
  const product = await market.world.createProduct({ shop: seller.shop, name: 'Kente Stole' });
  const begun = await market.initialize(seller, week(product.id));
  expect(await market.db.$count(campaigns, eq(campaigns.shopId, seller.shop.id))).toBe(0);
  const verified = await pay(seller, begun);
  expect(verified).toMatchObject({
    success: true,
    message: 'Payment successful! Your featured product campaign has been created.',
    payment: { amount: '25.00', payment_type: 'featured_product', description: 'Featured for 1 Week: Kente Stole' },
  });
  const { body } = await seller.client.get('/api/featured-products');
  const endsAt = new Date(market.clock.now().getTime() + 7 * day);
  const graceEnd = new Date(endsAt.getTime() + 3 * day).toISOString();
  expect(body).toMatchObject({ count: 1, next: null });
  expect(body.results).toMatchObject([
    {
      id: verified.featured_product_id,
      product_name: 'Kente Stole',
      product_url: `/products/${product.slug}`,
      price_paid: '25.00',
      end_date: endsAt.toISOString(),
      days_remaining: 7,
      state: 'active',
      is_currently_active: true,
      is_in_grace_period: false,
      grace_period_end: graceEnd,
      payment_reference: begun.reference,
    },
  ]);
  expect(await featuredUntil(product.id)).toBe(graceEnd);
  const again = await seller.client.post('/api/payments/verify', { reference: begun.reference });
  expect(again.body).toMatchObject({ status: 'already_verified', featured_product_id: verified.featured_product_id });
});

test('only a verified seller can feature an own product that is active, in stock and not featured yet', async () => {
  const seller = await market.seller();
  const { shop } = seller;
  const refusal = async (input: object, by = seller) => {
    const { status, body } = await by.client.post('/api/payments/initialize', input);
    return [status, body.code];
  };
  const draft = await market.world.createProduct({ shop, isActive: false });
  const empty = await market.world.createProduct({ shop, stockQuantity: 0 });
  const featured = await market.world.createProduct({
    shop,
    featuredUntil: new Date(market.clock.now().getTime() + day),
  });
  const other = await market.world.createProduct();
  for (const { id } of [draft, empty, featured]) expect(await refusal(week(id))).toEqual([400, 'REFUSED']);
  expect(await refusal(week(other.id))).toEqual([404, 'NOT_FOUND']);
  const good = await market.world.createProduct({ shop });
  expect(await refusal({ ...week(good.id), duration_type: '2_years' })).toEqual([400, 'INVALID_INPUT']);
  expect(await refusal({ payment_type: 'featured_product' })).toEqual([400, 'INVALID_INPUT']);
  const unchecked = await market.seller({ verification: 'required' });
  const theirs = await market.world.createProduct({ shop: unchecked.shop });
  expect(await refusal(week(theirs.id), unchecked)).toEqual([403, 'FORBIDDEN']);
  expect(await market.db.$count(payments, eq(payments.userId, shop.ownerId))).toBe(0);
});

test('an extension of a running campaign adds its days; in the grace period it starts at once, as the same campaign', async () => {
  const seller = await market.seller();
  const product = await market.world.createProduct({ shop: seller.shop });
  const { id } = await buy(seller, week(product.id));
  const start = market.clock.now().getTime();
  const extend = async (body: object) => {
    // A session does not live as long as a campaign.
    await seller.client.post('/api/login', { email: seller.shop.owner.email, password });
    const begun = paymentStarted.parse((await seller.client.post(`/api/featured-products/${id}/extend`, body)).body);
    expect(await pay(seller, begun)).toMatchObject({
      featured_product_id: id,
      message: 'Payment verified successfully! Your featured product has been activated.',
    });
    const { body: list } = await seller.client.get('/api/featured-products');
    expect(list.count).toBe(1);
    return campaignAnswer.parse((await seller.client.get(`/api/featured-products/${id}`)).body);
  };
  market.clock.pass({ days: 2 });
  expect(await extend({})).toMatchObject({
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 14 * day).toISOString(),
  });
  market.clock.pass({ days: 13 });
  await seller.client.post('/api/login', { email: seller.shop.owner.email, password });
  const inGrace = (await seller.client.get('/api/featured-products?state=grace')).body;
  expect(inGrace).toMatchObject({ count: 1, results: [{ id, is_in_grace_period: true, days_remaining: 0 }] });
  const now = market.clock.now().getTime();
  const longer = await extend({ duration_type: '1_month' });
  expect(longer).toMatchObject({
    duration_type: '1_month',
    price_paid: '80.00',
    start_date: new Date(now).toISOString(),
    end_date: new Date(now + 30 * day).toISOString(),
  });
  expect(await featuredUntil(product.id)).toBe(longer.grace_period_end);
});

test('two payments for different plans both add their days to one campaign; two for the same plan add them once', async () => {
  const seller = await market.seller();
  const product = await market.world.createProduct({ shop: seller.shop });
  const [one, same, other] = [
    await market.growOld(await market.initialize(seller, week(product.id))),
    await market.initialize(seller, week(product.id)),
    await market.initialize(seller, { ...week(product.id), duration_type: '1_month' }),
  ];
  expect((await pay(seller, one)).status).toBe('success');
  expect((await pay(seller, same)).status).toBe('held');
  expect((await pay(seller, other)).status).toBe('success');
  const { body } = await seller.client.get('/api/featured-products?state=active');
  expect(body).toMatchObject({ count: 1, results: [{ days_remaining: 37 }] });
});

test('a payment for a product that was archived meanwhile is held', async () => {
  const seller = await market.seller();
  const product = await market.world.createProduct({ shop: seller.shop });
  const begun = await market.initialize(seller, week(product.id));
  await seller.client.delete(`/api/products/${product.slug}`);
  expect((await pay(seller, begun)).status).toBe('held');
  expect(await market.db.select().from(campaignPeriods).where(eq(campaignPeriods.productId, product.id))).toMatchObject(
    [{ state: 'pending', campaignId: null }],
  );
});

test("the seller turns renewal on and off; another seller's campaign is not found", async () => {
  const [seller, other] = [await market.seller(), await market.seller()];
  const product = await market.world.createProduct({ shop: seller.shop });
  const { id, version } = await buy(seller, { ...week(product.id), auto_renew: true });
  const path = `/api/featured-products/${id}`;
  const switched = await seller.client.patch(`${path}/toggle-auto-renew`);
  expect(switched.body).toMatchObject({ id, auto_renew: false, version: version + 1 });
  expect((await other.client.patch(`${path}/toggle-auto-renew`)).status).toBe(404);
  for (const auto_renew of [true, true, false, false]) {
    expect((await seller.client.put(`${path}/auto-renew`, { auto_renew })).body).toMatchObject({ id, auto_renew });
  }
  expect((await other.client.put(`${path}/auto-renew`, { auto_renew: true })).status).toBe(404);
  expect((await other.client.post(`${path}/extend`, {})).status).toBe(404);
  expect((await other.client.get(path)).status).toBe(404);
  expect((await market.client().get('/api/featured-products')).status).toBe(401);
  await market.db.update(shops).set({ verification: 'required' }).where(eq(shops.id, seller.shop.id));
  expect((await seller.client.post(`${path}/extend`, {})).status).toBe(403);
});
