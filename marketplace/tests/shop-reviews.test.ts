import { reviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shopReview } from './shop-review.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const user = async () => browserOf(market, await market.world.createUser());

test('a shop is reviewed once, with the texts of the spec and four averages of the given scores', async () => {
  const shop = await market.world.createShop();
  const path = '/api/send-shop-review';
  const review = { ...shopReview, seller_slug: shop.businessSlug };
  const [one, two] = [await user(), await user()];
  expect(await one.post(path, review)).toMatchObject({ status: 201, body: { message: 'Review Submitted!' } });
  expect(await one.post(path, review)).toMatchObject({
    status: 400,
    body: {
      code: 'ALREADY_REVIEWED',
      error: 'You have already submitted a review for this shop. You can only review each shop once.',
    },
  });
  market.clock.pass({ seconds: 1 });
  await two.post(path, { ...review, product_quality_rating: 1, customer_service_rating: 3, overall_rating: 2 });
  for (const list of [
    `/api/shop-reviews/${shop.businessSlug}?page=1&page_size=20`,
    `/api/reviews/shop/${shop.businessSlug}`,
  ]) {
    const { body } = await market.client().get(list);
    expect(body).toMatchObject({ count: 2, next: null, results: [{ overall_rating: 2 }, { overall_rating: 5 }] });
    expect(body.summary).toEqual({
      average_rating: '3.5',
      total_reviews: 2,
      product_quality: '2.5',
      customer_service: '3.0',
      shipping_speed: '5.0',
    });
  }
  expect((await market.client().get(`/api/shops/${shop.businessSlug}`)).body.average_rating).toBe('3.5');
});

test('an invalid shop review is refused with the texts of the spec', async () => {
  const shop = await market.world.createShop();
  const path = '/api/send-shop-review';
  const review = { ...shopReview, seller_slug: shop.businessSlug };
  const visitor = await market.client().post(path, review);
  expect(visitor).toMatchObject({ status: 401, body: { error: 'Please log in to submit a review.' } });
  const owner = await browserOf(market, shop.owner);
  expect(await owner.post(path, review)).toMatchObject({
    status: 403,
    body: { error: 'You do not have permission to review this shop.' },
  });
  const buyer = await user();
  const none = { product_quality_rating: 0, customer_service_rating: 0, shipping_speed_rating: 0 };
  for (const [faulty, words] of [
    [{ title: ' ' }, 'Please enter a review title.'],
    [{ comment: '' }, 'Please write a detailed review.'],
    [{ overall_rating: 0 }, 'Please provide an overall rating.'],
    [none, 'Please rate at least one category besides overall experience.'],
  ] as const) {
    const { status, body } = await buyer.post(path, { ...review, ...faulty });
    expect([status, JSON.stringify(body.details)]).toEqual([400, expect.stringContaining(words)]);
  }
  expect((await buyer.post(path, { ...review, seller_slug: 'no-such-shop' })).status).toBe(404);
  const hasty = await user();
  for (let n = 0; n < 5; n += 1) {
    const { businessSlug } = await market.world.createShop();
    expect((await hasty.post(path, { ...review, seller_slug: businessSlug })).status).toBe(201);
  }
  expect(await hasty.post(path, review)).toMatchObject({
    status: 429,
    body: { error: 'You are submitting reviews too quickly. Please wait a moment and try again.' },
  });
});

test('a shop review can be changed by its writer for 30 days, and the rating follows', async () => {
  const shop = await market.world.createShop();
  const [buyer, other] = [await user(), await user()];
  const slug = shop.businessSlug;
  const { body } = await buyer.post('/api/send-shop-review', { ...shopReview, seller_slug: slug });
  const path = `/api/v1/shop-reviews/${body.review?.id}`;
  const worse = { ...shopReview, title: 'Slow', overall_rating: 2, shipping_speed_rating: 0 };
  expect(await buyer.patch(path, worse)).toMatchObject({
    status: 200,
    body: { message: reviewTexts.changed, review: worse },
  });
  expect((await other.patch(path, worse)).status).toBe(404);
  expect((await buyer.patch(path, { ...worse, product_quality_rating: 0 })).status).toBe(400);
  const [row] = await market.db.select().from(shops).where(eq(shops.id, shop.id));
  expect(row).toMatchObject({ ratingSum: 2, ratingCount: 1 });
  const own = () => buyer.get(`/api/shops/${slug}/own-review`);
  expect((await own()).body).toMatchObject({ review: worse, changeable_until: expect.any(String) });
  const longAgo = new Date(market.clock.now().getTime() - 30 * 24 * 3600 * 1000 - 1000);
  await market.db.update(shopReviews).set({ createdAt: longAgo }).where(eq(shopReviews.shopId, shop.id));
  expect((await buyer.patch(path, worse)).body.error).toBe('A review can only be changed within 30 days.');
  expect((await own()).body).toMatchObject({ review: worse, changeable_until: null });
  await market.db.update(shopReviews).set({ hiddenAt: longAgo }).where(eq(shopReviews.shopId, shop.id));
  expect((await buyer.patch(path, worse)).body.error).toBe(reviewTexts.hiddenByUs);
});
