import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const said = { title: 'Well woven', comment: 'The colours stay as they were.' };
const ofShop = { overall_rating: 5, product_quality_rating: 4, customer_service_rating: 0, shipping_speed_rating: 5 };
const why = { reason: 'Misleading product descriptions', details: 'It was printed, not woven.' };

test('reviews, votes and reports need a confirmed address, and say so', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  const other = await browserOf(market, await market.world.createUser());
  const { body } = await other.post(`/api/v1/products/${product.slug}/reviews`, { ...said, rating: 5 });
  const user = await market.world.createUser({ emailConfirmedAt: null });
  const browser = await browserOf(market, user);
  const acts = [
    [() => browser.post(`/api/v1/products/${product.slug}/reviews`, { ...said, rating: 1 }), 'confirmToReview', 201],
    [
      () => browser.post('/api/send-shop-review', { ...said, ...ofShop, seller_slug: shop.businessSlug }),
      'confirmToReview',
      201,
    ],
    [() => browser.put(`/api/v1/reviews/${body.review?.id}/helpful`), 'confirmToVote', 200],
    [() => browser.post('/api/reports', { kind: 'product', subject_id: product.id, ...why }), 'confirmToReport', 201],
    [() => browser.post('/api/report-seller', { seller_id: shop.id, ...why }), 'confirmToReport', 201],
  ] as const;
  for (const [act, text] of acts)
    expect(await act()).toMatchObject({ status: 400, body: { code: 'EMAIL_UNCONFIRMED', error: accountTexts[text] } });
  const { review_summary } = (await market.client().get(`/api/v1/products/${product.slug}`)).body;
  expect(review_summary).toEqual({ average_rating: '5.0', total_reviews: 1 });
  await market.db.update(users).set({ emailConfirmedAt: market.clock.now() }).where(eq(users.id, user.id));
  for (const [act, , status] of acts) expect((await act()).status).toBe(status);
});
