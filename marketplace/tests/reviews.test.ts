import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { reviewLimits } from '@besesaka/schema/reviews/limits.ts';
import { reviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { productReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { nothingChosen } from './nothing-chosen.ts';
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
const writeReview = (by: Browser, { slug }: { slug: string }, more: object = {}) =>
  by.post(`/api/v1/products/${slug}/reviews`, { ...said, ...more });

/** An order of it, from one step to the next. */
async function buy(by: Browser, product: { id: string }, owner: { id: string }, done = true) {
  const { body } = await by.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping });
  const path = `/api/orders/${body.order?.order_id}/status`;
  const seller = await browserOf(market, owner);
  for (const action of ['accept', 'dispatch']) await seller.post(path, { action });
  if (done) for (const action of ['deliver', 'complete']) await by.post(path, { action });
}

test('a review is written once, notifies the seller and counts for the product', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const buyer = await user();
  const { status, body } = await writeReview(buyer, product, { title: '  Well woven ' });
  expect([status, body]).toMatchObject([
    201,
    { message: 'Review submitted successfully!', review: { ...said, is_verified_purchase: false, images: [] } },
  ]);
  expect(await writeReview(buyer, product)).toMatchObject({ status: 400, body: { code: 'ALREADY_REVIEWED' } });
  const seen = (await market.client().get(`/api/v1/products/${product.slug}`)).body;
  expect(seen.review_summary).toEqual({ average_rating: '4.0', total_reviews: 1 });
  const seller = await browserOf(market, shop.owner);
  expect((await seller.get('/api/notifications')).body.results?.[0]).toMatchObject({
    kind: 'review',
    source: 'seller',
    title: 'New product review',
    text: `${buyer.somebody.fullName} gave 4 of 5 stars: Well woven`,
  });
});

test('only a completed order makes a verified purchase, of the product and of the shop', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const [buyer, waiting] = [await user(), await user()];
  await buy(buyer, product, shop.owner);
  await buy(waiting, product, shop.owner, false);
  for (const [by, verified] of [
    [buyer, true],
    [waiting, false],
  ] as const) {
    expect((await writeReview(by, product)).body.review?.is_verified_purchase).toBe(verified);
    const answer = await by.post('/api/send-shop-review', { ...shopReview, seller_slug: shop.businessSlug });
    expect(answer.body.review?.is_verified_purchase).toBe(verified);
  }
});

test('visitors, the owner and incomplete reviews are refused, each with a text', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const path = `/api/v1/products/${product.slug}/reviews`;
  expect((await market.client().post(path, said)).status).toBe(401);
  const owner = await browserOf(market, shop.owner);
  expect((await owner.post(path, said)).status).toBe(403);
  const buyer = await user();
  for (const faulty of [{ rating: 0 }, { rating: 6 }, { rating: 2.5 }, { title: ' ' }, { comment: '' }]) {
    const { status, body } = await writeReview(buyer, product, faulty);
    expect([status, JSON.stringify(body.details)]).toEqual([
      400,
      expect.stringContaining('Please fill in all required fields and provide a rating.'),
    ]);
  }
  for (const long of [{ title: 'x'.repeat(51) }, { comment: 'x'.repeat(1001) }])
    expect((await writeReview(buyer, product, long)).status).toBe(400);
  expect((await writeReview(buyer, { slug: 'nothing-of-ours' })).status).toBe(404);
});

test('the form of the spec uploads photos, and one invalid photo refuses the whole review', async () => {
  const sharp = (await import('sharp')).default;
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5' } })
    .jpeg()
    .toBuffer();
  const product = await market.world.createProduct();
  const buyer = await user();
  const form = (...files: File[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(said)) form.set(name, String(value));
    for (const file of files) form.append('image', file);
    return form;
  };
  const send = (body: FormData) => buyer.send('POST', `/api/send-product-review/${product.slug}`, body);
  const photo = new File([new Uint8Array(bytes)], 'kente.jpg', { type: 'image/jpeg' });
  const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });
  expect(await send(form(photo, text))).toMatchObject({
    status: 400,
    body: { error: 'notes.txt is not an image file' },
  });
  const disguised = new File(['<svg/>'], 'kente.png', { type: 'image/png' });
  expect(await send(form(photo, disguised))).toMatchObject({
    status: 415,
    body: { error: uploadTexts.invalid, details: { image: [uploadTexts.invalid] } },
  });
  expect((await send(form(photo, photo, photo, photo))).status).toBe(400);
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
  expect(await send(form(large))).toMatchObject({
    status: 413,
    body: { error: 'Total form size is too large. Please remove some images.' },
  });
  const done = await send(form(photo, photo));
  expect(done.status).toBe(201);
  const { body } = await market.client().get(`/api/v1/products/${product.slug}/reviews`);
  expect(body.results?.[0]?.images).toHaveLength(2);
  const without = await user();
  const path = `/api/send-product-review/${product.slug}`;
  const answer = await without.send('POST', path, ...nothingChosen('image', said));
  expect(answer).toMatchObject({ status: 201, body: { review: { images: [] } } });
});

test('a review can be changed by its writer for 30 days, and the summary follows', async () => {
  const product = await market.world.createProduct();
  const [buyer, other] = [await user(), await user()];
  const { body } = await writeReview(buyer, product);
  const path = `/api/v1/product-reviews/${body.review?.id}`;
  const better = { ...said, rating: 5, title: 'Even better' };
  expect(await buyer.patch(path, better)).toMatchObject({ status: 200, body: { review: better } });
  expect((await other.patch(path, better)).status).toBe(404);
  const [row] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(row).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  const longAgo = new Date(market.clock.now().getTime() - 30 * 24 * 3600 * 1000 - 1000);
  await market.db.update(productReviews).set({ createdAt: longAgo }).where(eq(productReviews.productId, product.id));
  expect((await buyer.patch(path, said)).body.error).toBe('A review can only be changed within 30 days.');
});

test('repeated changes of a review are limited', async () => {
  const buyer = await user();
  const { body } = await writeReview(buyer, await market.world.createProduct());
  const change = () => buyer.patch(`/api/v1/product-reviews/${body.review?.id}`, said);
  for (let n = 0; n < reviewLimits.changesPerHour; n += 1) expect((await change()).status).toBe(200);
  expect(await change()).toMatchObject({ status: 429, body: { error: reviewTexts.tooFast } });
});

test('a verified rating weighs as much as five others, on the card, the page and the shop', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const [buyer, other] = [await user(), await user()];
  await buy(buyer, product, shop.owner);
  await writeReview(buyer, product, { rating: 5 });
  await writeReview(other, product, { rating: 1 });
  const seller_slug = shop.businessSlug;
  await buyer.post('/api/send-shop-review', { ...shopReview, seller_slug, overall_rating: 5 });
  await other.post('/api/send-shop-review', { ...shopReview, seller_slug, overall_rating: 1 });
  const get = async (path: string) => (await market.client().get(path)).body;
  const summary = { average_rating: '4.3', total_reviews: 2 };
  expect((await get(`/api/v1/products/${product.slug}`)).review_summary).toEqual(summary);
  expect((await get(`/api/v1/products/${product.slug}/reviews`)).summary).toMatchObject(summary);
  expect(await get(`/api/shops/${seller_slug}`)).toMatchObject(summary);
  expect((await get(`/api/shop-reviews/${seller_slug}`)).summary).toMatchObject(summary);
  // Hidden reviews do not count.
  const bought = and(eq(productReviews.productId, product.id), eq(productReviews.isVerifiedPurchase, true));
  await market.db.update(productReviews).set({ hiddenAt: market.clock.now() }).where(bought);
  expect((await get(`/api/v1/products/${product.slug}`)).review_summary).toMatchObject({ average_rating: '1.0' });
});

test('a hundred parallel reviewers are counted once each, and the sums are exact', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const users = await Promise.all(Array.from({ length: 100 }, user));
  const answers = await Promise.all(
    users.flatMap((by, i) => [
      writeReview(by, product, { rating: (i % 5) + 1 }),
      writeReview(by, product, { rating: (i % 5) + 1 }),
      by.post('/api/send-shop-review', { ...shopReview, overall_rating: (i % 5) + 1, seller_slug: shop.businessSlug }),
    ]),
  );
  const statuses = answers.map(({ status }) => status);
  expect([...new Set(answers.map(({ status, body }) => `${status} ${body.error ?? ''}`))]).toHaveLength(2);
  expect(statuses.filter((status) => status === 201)).toHaveLength(200);
  expect(statuses.filter((status) => status === 400)).toHaveLength(100);
  const [row] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(row).toMatchObject({ ratingSum: 300, ratingCount: 100 });
  const [rated] = await market.db.select().from(shops).where(eq(shops.id, shop.id));
  expect(rated).toMatchObject({ ratingSum: 300, ratingCount: 100 });
  await market.db.delete(productReviews).where(eq(productReviews.productId, product.id));
  const [empty] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(empty).toMatchObject({ ratingSum: 0, ratingCount: 0 });
}, 120_000);
