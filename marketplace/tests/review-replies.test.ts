import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#platform/db/rows-of.ts';
import { askForReview, askForReviewJob } from '#reviews/ask-for-review.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping } from './orders/shoppers.ts';
import { shopReview } from './shop-review.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ poolSize: 16, patienceMs: 60_000 });
});
afterAll(() => market.close());

async function user() {
  const somebody = await market.world.createUser();
  return { somebody, ...(await browserOf(market, somebody)) };
}
type Browser = Awaited<ReturnType<typeof user>>;

const said = { rating: 4, title: 'Well woven', comment: 'The colours stay as they were.' };

/** A product and its shop, each reviewed by the same user. */
async function reviewed() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const reviewer = await user();
  const one = await reviewer.post(`/api/v1/products/${product.slug}/reviews`, said);
  const two = await reviewer.post('/api/send-shop-review', { ...shopReview, seller_slug: shop.businessSlug });
  const owner = await browserOf(market, shop.owner);
  const lists = { product: `/api/v1/products/${product.slug}/reviews`, shop: `/api/shop-reviews/${shop.businessSlug}` };
  return { shop, product, reviewer, owner, lists, ids: { product: one.body.review?.id, shop: two.body.review?.id } };
}

test('a shop replies publicly to both kinds of reviews and can edit the reply; the reviewer is notified', async () => {
  const { ids, owner, reviewer, lists, shop, product } = await reviewed();
  const path = `/api/v1/reviews/${ids.product}/reply`;
  expect((await owner.put(path, { reply: '  ' })).body).toMatchObject({
    details: { reply: ['Please write a reply.'] },
  });
  expect((await owner.put(path, { reply: 'x'.repeat(1001) })).status).toBe(400);
  expect(await owner.put(path, { reply: 'Thank you!' })).toMatchObject({
    status: 200,
    body: { review_id: ids.product, reply: 'Thank you!', helpful_count: 0 },
  });
  await owner.put(path, { reply: 'Thank you, Ama!' });
  expect((await market.client().get(lists.product)).body.results?.[0]).toMatchObject({ reply: 'Thank you, Ama!' });
  const { body } = await reviewer.get('/api/notifications');
  expect(body.results).toMatchObject([
    { title: `${shop.businessName} replied to your review of ${product.name}`, text: 'Thank you, Ama!' },
  ]);
  expect((await owner.put(`/api/v1/reviews/${ids.shop}/reply`, { reply: 'Come again.' })).status).toBe(200);
  expect((await market.client().get(lists.shop)).body.results?.[0]).toMatchObject({
    reply: 'Come again.',
    replied_at: market.clock.now().toISOString(),
  });
  const events = await rowsOf<{ type: string }>(
    market.db,
    sql`select type from events where user_id = ${reviewer.somebody.id} and type = 'reviews.replied'`,
  );
  expect(events).toHaveLength(3);
});

test('only the reviewed shop can reply, and only to an existing review', async () => {
  const { ids, reviewer } = await reviewed();
  const other = await browserOf(market, (await market.world.createShop()).owner);
  for (const by of [reviewer, other])
    expect(await by.put(`/api/v1/reviews/${ids.product}/reply`, { reply: 'No.' })).toMatchObject({ status: 403 });
  expect((await market.client().put(`/api/v1/reviews/${ids.product}/reply`, { reply: 'No.' })).status).toBe(401);
  const nothing = '/api/v1/reviews/5f0c7e0a-4f0e-4c55-9d6c-0c6f8d1f2a01/reply';
  expect((await other.put(nothing, { reply: 'No.' })).status).toBe(404);
});

test('fifty parallel users find a review helpful once each, and one of them undoes it', async () => {
  const { ids, lists, reviewer, owner } = await reviewed();
  const path = `/api/v1/reviews/${ids.product}/helpful`;
  const users = await Promise.all(Array.from({ length: 50 }, user));
  await Promise.all(users.flatMap((by) => [by.put(path, {}), by.put(path, {})]));
  const count = async () => (await market.client().get(lists.product)).body.results?.[0]?.helpful_count;
  expect(await count()).toBe(50);
  const [first] = users;
  expect((await first?.send('DELETE', path))?.body).toMatchObject({ review_id: ids.product, helpful_count: 49 });
  expect(await count()).toBe(49);
  for (const by of [reviewer, owner]) {
    expect(await by.put(path, {})).toMatchObject({
      status: 403,
      body: { error: 'You cannot mark your own review as helpful.' },
    });
  }
});

test('a user sees their reviews, until when each can be changed, and what they found helpful', async () => {
  const { ids, reviewer, product, shop } = await reviewed();
  const paths = {
    product: `/api/v1/products/${product.slug}/own-review`,
    shop: `/api/shops/${shop.businessSlug}/own-review`,
  };
  const until = new Date(market.clock.now().getTime() + 30 * 24 * 3600 * 1000).toISOString();
  expect((await reviewer.get(paths.product)).body).toMatchObject({
    review: { id: ids.product, ...said },
    changeable_until: until,
    helpful_ids: [],
  });
  expect((await reviewer.get(paths.shop)).body).toMatchObject({ review: { id: ids.shop }, helpful_ids: [] });
  const reader = await user();
  for (const id of [ids.product, ids.shop]) await reader.put(`/api/v1/reviews/${id}/helpful`, {});
  expect((await reader.get(paths.product)).body).toEqual({
    review: null,
    changeable_until: null,
    helpful_ids: [ids.product],
  });
  expect((await reader.get(paths.shop)).body).toEqual({
    review: null,
    changeable_until: null,
    helpful_ids: [ids.shop],
  });
  expect((await market.client().get(paths.product)).status).toBe(401);
});

/** An order of it, completed. */
async function complete(by: Browser, product: { id: string }, owner: Awaited<ReturnType<typeof browserOf>>) {
  const { body } = await by.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping });
  const path = `/api/orders/${body.order?.order_id}/status`;
  for (const action of ['accept', 'dispatch']) await owner.post(path, { action });
  for (const action of ['deliver', 'complete']) await by.post(path, { action });
}

test('three days after a completed order the buyer is asked once for a review, unless they wrote one', async () => {
  const shop = await market.world.createShop();
  const owner = await browserOf(market, shop.owner);
  const product = await market.world.createProduct({ shop });
  const [silent, quick] = [await user(), await user()];
  await quick.post(`/api/v1/products/${product.slug}/reviews`, said);
  for (const by of [silent, quick]) await complete(by, product, owner);
  const planned = await rowsOf<{ data: { orderId: string }; wait: number }>(
    market.db,
    sql`select data, extract(epoch from start_after - ${market.clock.now().toISOString()}::timestamptz)::int as wait
      from pgboss.job where name = ${askForReviewJob.name}`,
  );
  expect(planned.map(({ wait }) => wait)).toEqual([3 * 24 * 3600, 3 * 24 * 3600]);
  for (const { data } of planned) await askForReview({ ctx: market.context(), input: data });
  const reminders = async (by: Browser) =>
    await rowsOf(
      market.db,
      sql`select title, text, link from notifications where user_id = ${by.somebody.id} and subject like 'review-ask:%'`,
    );
  expect(await reminders(silent)).toEqual([
    {
      title: `How do you like ${product.name}?`,
      link: `/products/${product.slug}#reviews`,
      text: 'A few words from you help other buyers, and the seller.',
    },
  ]);
  expect(await reminders(quick)).toEqual([]);
});

test('a seller lists the reviews of their products, or only those without a reply', async () => {
  const { ids, owner, reviewer, product } = await reviewed();
  await reviewed();
  const list = async (query: string) => (await owner.get(`/api/dashboard/reviews?${query}`)).body;
  const about = { product_id: product.id, product_name: product.name, product_slug: product.slug };
  const waiting = { ...about, review: { id: ids.product, reply: null, rating: 4 } };
  expect(await list('waiting=true')).toMatchObject({ count: 1, results: [waiting] });
  await owner.put(`/api/v1/reviews/${ids.product}/reply`, { reply: 'Thank you.' });
  expect(await list('waiting=true')).toMatchObject({ count: 0, results: [] });
  expect(await list('')).toMatchObject({ count: 1, results: [{ review: { reply: 'Thank you.' } }] });
  expect(await list('page_size=1&page=2')).toMatchObject({ count: 1, results: [] });
  expect((await reviewer.get('/api/dashboard/reviews')).body.count).toBe(0);
  expect((await market.client().get('/api/dashboard/reviews')).status).toBe(401);
});

test('reviews without a reply are sorted by low ratings first, across pages', async () => {
  const { owner, product } = await reviewed();
  for (const rating of [2, 5, 3, 5]) {
    market.clock.pass({ seconds: 1 });
    await (await user()).post(`/api/v1/products/${product.slug}/reviews`, { ...said, rating });
  }
  const list = async (query: string) => (await owner.get(`/api/dashboard/reviews?${query}`)).body.results;
  const rated = (...ratings: number[]) => ratings.map((rating) => ({ review: { rating } }));
  expect(await list('waiting=true')).toMatchObject(rated(3, 2, 5, 5, 4));
  expect(await list('waiting=true&page_size=2&page=2')).toMatchObject(rated(5, 5));
  expect(await list('')).toMatchObject(rated(5, 3, 5, 2, 4));
});
