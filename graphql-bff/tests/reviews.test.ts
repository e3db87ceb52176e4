import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { createShoppers } from './shoppers.ts';

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

const failures = 'errors { __typename code message ... on ValidationError { fields { field messages } } }';
const written = `message review { id rating title content photoPaths } ${failures}`;
const writeReview = `mutation ($input: WriteProductReviewInput!) { result: writeProductReview(input: $input) { ${written} } }`;
const change = `mutation ($input: ChangeProductReviewInput!) { result: changeProductReview(input: $input) { ${written} } }`;
const writtenOfShop = `message review { id overallRating shippingSpeedRating } ${failures}`;
const writeOfShop = `mutation ($input: WriteShopReviewInput!) { result: writeShopReview(input: $input) { ${writtenOfShop} } }`;
const changeOfShop = `mutation ($input: ChangeShopReviewInput!) { result: changeShopReview(input: $input) { ${writtenOfShop} } }`;
const reply = `mutation ($input: ReplyToReviewInput!) { result: replyToReview(input: $input) {
  review { reviewId reply helpfulCount }
  ${failures}
} }`;
const vote = `mutation ($input: VoteHelpfulInput!) { result: voteHelpful(input: $input) {
  review { reviewId helpfulCount }
  ${failures}
} }`;
const readProduct = `query ($slug: String!) { product(by: { slug: $slug }) { rating { average count }
  reviews { edges { node { id reviewerName isVerifiedPurchase photoPaths reply helpfulCount } } } } }`;
const readShop = `query ($slug: String!) { shop(by: { slug: $slug }) { reviews(first: 1) { totalCount pageInfo { hasNextPage }
  scores { overall productQuality customerService shippingSpeed }
  edges { node { id title overallRating productQualityRating reply } } } } }`;
const own = `query ($product: String!, $shop: String!) { viewer {
  productReview(by: { slug: $product }) { changeableUntil helpfulIds review { id rating } }
  shopReview(by: { slug: $shop }) { changeableUntil helpfulIds review { id overallRating } } } }`;

const said = { rating: 4, title: 'Well woven', content: 'The colours stay as they were.' };

/** The smallest PNG there is. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function photoOf(browser: Awaited<ReturnType<typeof shoppers.buyer>>['browser']): Promise<string> {
  const bytes = Buffer.from(dot, 'base64');
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'kente.png', { type: 'image/png' }));
  const cookie = browser.cookie();
  const headers = { cookie, origin: 'http://localhost:4000' };
  const request = new Request('http://localhost:4000/api/uploads?purpose=review-photo', {
    method: 'POST',
    body,
    headers,
  });
  return (await (await market.marketplace.fetch(request)).json()).id;
}

test('a product review with photos is written and changed, and a second one is refused', async () => {
  const { product } = await shoppers.seller();
  const { browser } = await shoppers.buyer();
  const photoIds = [await photoOf(browser), await photoOf(browser)];
  const input = { productSlug: product.slug, ...said };
  const first = resultOf((await browser.query(writeReview, { input: { ...input, photoIds } })).data?.result);
  expect(first).toMatchObject({
    message: 'Review submitted successfully!',
    review: { ...said, photoPaths: photoIds.map((id) => `/media/${id}`) },
  });
  expect(resultOf((await browser.query(writeReview, { input })).data?.result)).toMatchObject({
    code: 'ALREADY_REVIEWED',
  });
  const again = resultOf(
    (await browser.query(change, { input: { reviewId: first?.review?.id, ...said, rating: 5 } })).data?.result,
  );
  expect(again?.review).toMatchObject({ rating: 5, photoPaths: photoIds.map((id) => `/media/${id}`) });
  const seen = (await bff.browser().query(readProduct, { slug: product.slug })).data?.product;
  expect(seen).toMatchObject({
    rating: { average: '5.0', count: 1 },
    reviews: { edges: [{ node: { id: first?.review?.id } }] },
  });
});

test('an invalid field is reported under its GraphQL name', async () => {
  const { product } = await shoppers.seller();
  const { browser } = await shoppers.buyer();
  const input = { productSlug: product.slug, ...said };
  expect(
    resultOf((await browser.query(writeReview, { input: { ...input, title: 'x'.repeat(51) } })).data?.result),
  ).toMatchObject({
    fields: [{ field: 'title', messages: ['The title can have at most 50 characters'] }],
  });
  const missing = { ...input, photoIds: ['5f0c7e0a-4f0e-4c55-9d6c-0c6f8d1f2a01'] };
  expect(resultOf((await browser.query(writeReview, { input: missing })).data?.result)?.fields?.[0]?.field).toBe(
    'photoIds',
  );
  expect(resultOf((await bff.browser().query(writeReview, { input })).data?.result)).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('a shop review is written once and changed', async () => {
  const { shop } = await shoppers.seller();
  const { browser } = await shoppers.buyer();
  const input = { shopSlug: shop.businessSlug, title: 'Quick', content: 'It came the next day.', overallRating: 4 };
  expect(resultOf((await browser.query(writeOfShop, { input })).data?.result)?.fields?.[0]?.messages).toEqual([
    'Please rate at least one category besides overall experience.',
  ]);
  const scored = { ...input, shippingSpeedRating: 5 };
  const first = resultOf((await browser.query(writeOfShop, { input: scored })).data?.result);
  expect(first).toMatchObject({
    message: 'Review Submitted!',
    review: { overallRating: 4, shippingSpeedRating: 5 },
  });
  expect(resultOf((await browser.query(writeOfShop, { input: scored })).data?.result)).toMatchObject({
    code: 'ALREADY_REVIEWED',
    message: 'You have already submitted a review for this shop. You can only review each shop once.',
  });
  const { reviews } = (await bff.browser().query(readShop, { slug: shop.businessSlug })).data?.shop ?? {};
  expect(reviews).toMatchObject({
    totalCount: 1,
    pageInfo: { hasNextPage: false },
    scores: { overall: '4.0', productQuality: '0.0', customerService: '0.0', shippingSpeed: '5.0' },
    edges: [{ node: { title: 'Quick', overallRating: 4, productQualityRating: 0, reply: null } }],
  });
  const { shopSlug, ...said } = scored;
  const changed = { ...said, overallRating: 3, reviewId: first?.review?.id };
  expect(resultOf((await browser.query(changeOfShop, { input: changed })).data?.result)).toMatchObject({
    message: 'Your review was changed.',
    review: { id: first?.review?.id, overallRating: 3, shippingSpeedRating: 5 },
  });
  const mine = (await browser.query(own, { product: '', shop: shopSlug })).data?.viewer?.shopReview;
  expect([mine?.review?.overallRating, Boolean(mine?.changeableUntil)]).toEqual([3, true]);
});

test('the shop replies, the reviewer sees it at once, and others mark the review as helpful', async () => {
  const { product, shop, browser: seller } = await shoppers.seller();
  const { browser } = await shoppers.buyer();
  const input = { productSlug: product.slug, ...said };
  const reviewId = resultOf((await browser.query(writeReview, { input })).data?.result)?.review?.id;
  const after = (await browser.query('{ inboxSeq }')).data?.inboxSeq;
  const inbox = `subscription ($after: Int) { inbox(after: $after) { __typename
    ... on ReviewReplied { reviewId reply } } }`;
  const tab = watch(browser.tab(), inbox, { after });
  expect(resultOf((await seller.query(reply, { input: { reviewId, content: 'Thank you!' } })).data?.result)).toEqual({
    reviewId,
    reply: 'Thank you!',
    helpfulCount: 0,
  });
  await tab.until(1);
  expect(tab.events[0]?.data?.inbox).toEqual({ __typename: 'ReviewReplied', reviewId, reply: 'Thank you!' });
  expect(resultOf((await browser.query(reply, { input: { reviewId, content: 'Me too' } })).data?.result)).toMatchObject(
    {
      code: 'FORBIDDEN',
    },
  );
  const { browser: reader } = await shoppers.buyer();
  const helpful = { input: { reviewId, isHelpful: true } };
  expect(resultOf((await reader.query(vote, helpful)).data?.result)).toMatchObject({ helpfulCount: 1 });
  const slugs = { product: product.slug, shop: shop.businessSlug };
  expect((await reader.query(own, slugs)).data?.viewer).toEqual({
    productReview: { changeableUntil: null, helpfulIds: [reviewId], review: null },
    shopReview: { changeableUntil: null, helpfulIds: [], review: null },
  });
  const mine = (await browser.query(own, slugs)).data?.viewer?.productReview;
  expect([mine?.review?.id, Boolean(mine?.changeableUntil)]).toEqual([reviewId, true]);
  const back = { input: { reviewId, isHelpful: false } };
  expect(resultOf((await reader.query(vote, back)).data?.result)).toMatchObject({ helpfulCount: 0 });
});

test('reviews continue from any edge in both directions, and are counted only if the query asks for the count', async () => {
  const { product, shop } = await shoppers.seller();
  const slugs = { product: product.slug, shop: shop.businessSlug };
  for (const title of ['Word 1', 'Word 2', 'Word 3']) {
    const { browser } = await shoppers.buyer();
    const of = { ...said, title };
    await browser.query(writeReview, { input: { ...of, productSlug: slugs.product } });
    const { rating: overallRating, ...words } = of;
    await browser.query(writeOfShop, {
      input: { ...words, overallRating, shippingSpeedRating: 5, shopSlug: slugs.shop },
    });
    market.clock.pass({ seconds: 1 });
  }
  const args = 'first: $first, after: $after, last: $last, before: $before';
  const text = `query ($product: String!, $shop: String!, $first: Int, $after: String, $last: Int, $before: String) {
    product(by: { slug: $product }) { reviews(${args}) { ...OfProduct } } shop(by: { slug: $shop }) { reviews(${args}) { ...OfShop } } }
    fragment OfProduct on ProductReviewConnection { edges { cursor node { title } } pageInfo { hasPreviousPage hasNextPage } }
    fragment OfShop on ShopReviewConnection { edges { cursor node { title } } pageInfo { hasPreviousPage hasNextPage } }`;
  const read = async (place: Record<string, unknown>) => {
    bff.calls.length = 0;
    const { data, errors } = await bff.browser().query(text, { ...slugs, ...place });
    expect(errors).toBeUndefined();
    const lists = [data?.product?.reviews, data?.shop?.reviews];
    const edges = lists.map((list) => Object.values(list?.edges ?? {}));
    expect(bff.calls.filter((call) => call.includes('review')).every((call) => call.includes('count=false'))).toBe(
      true,
    );
    return {
      titles: edges.map((own) => own.map(({ node }) => String(node?.title)).join()),
      cursors: edges[0]?.map(({ cursor }) => String(cursor)) ?? [],
      more: lists.map((list) => [list?.pageInfo?.hasPreviousPage, list?.pageInfo?.hasNextPage]),
    };
  };
  const both = <Value>(value: Value) => [value, value];
  const first = await read({ first: 2 });
  expect(first).toMatchObject({ titles: both('Word 3,Word 2'), more: both([false, true]) });
  const last = await read({ last: 2 });
  expect(last).toMatchObject({ titles: both('Word 2,Word 1'), more: both([true, false]) });
  const ofProduct = async (place: string) =>
    (
      await bff
        .browser()
        .query(`{ product(by: { slug: "${slugs.product}" }) { reviews(${place}) { edges { node { title } } } } }`)
    ).data?.product?.reviews?.edges;
  expect(await ofProduct(`after: "${first.cursors[1]}"`)).toEqual([{ node: { title: 'Word 1' } }]);
  expect(await ofProduct(`before: "${last.cursors[0]}", rating: 4`)).toEqual([{ node: { title: 'Word 3' } }]);
});
