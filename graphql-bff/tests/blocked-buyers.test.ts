import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';
import { newKey, placeProduct, shipping } from './shoppers.ts';
import { blockPartner, createTalkers, failures, highLimits } from './talkers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

test('a blocked buyer can neither order, follow nor show typing, and reads why', async () => {
  const { buyer, seller, id } = await createTalkers(market, bff).talk();
  await seller.browser.query(blockPartner, { id, blocked: true });
  const input = { ...shipping, productId: seller.product.id, quantity: 1, idempotencyKey: newKey() };
  const ordered = resultOf((await buyer.browser.query(placeProduct, { input })).data?.placeProduct);
  expect(ordered).toMatchObject({ code: 'FORBIDDEN', message: orderTexts.shopBlocked(seller.shop.businessName) });
  const follow = `mutation ($slug: String!) { followShop(input: { shopSlug: $slug, isFollowing: true }) { ${failures} } }`;
  const followed = resultOf((await buyer.browser.query(follow, { slug: seller.shop.businessSlug })).data?.followShop);
  expect(followed).toMatchObject({ code: 'FORBIDDEN', message: shopTexts.followBlocked });
  const typing = 'mutation ($id: ID!) { setTyping(input: { conversationId: $id, typing: true }) { errors { code } } }';
  expect(resultOf((await buyer.browser.query(typing, { id })).data?.setTyping)).toEqual({ code: 'FORBIDDEN' });
});
