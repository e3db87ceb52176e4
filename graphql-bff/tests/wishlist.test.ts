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

const failures = 'errors { __typename code message }';
const wish = 'wish { productId isFavorited itemCount version }';
const add = `mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { ${wish} ${failures} } }`;
const remove = `mutation ($id: ID!) { removeFromWishlist(input: { productId: $id }) { ${wish} ${failures} } }`;
const read = `{ viewer { wishlist { productIds itemCount version tellsPriceDrops tellsBackInStock sendsMails
  items(orderBy: PRICE_LOW) { totalCount edges { node {
    productId name priceWhenSaved { amount } product { name price { amount } } shop { slug } } } } } } }`;

test('a wish is saved and marked on the product, and another tab gets it', async () => {
  const { product } = await shoppers.seller({ pricePesewas: 2500 });
  const { browser } = await shoppers.buyer();
  const after = (await browser.query('{ inboxSeq }')).data?.inboxSeq;
  const inbox = `subscription ($after: Int) { inbox(after: $after) { __typename
    ... on WishlistChanged { productId isFavorited itemCount version } } }`;
  const tab = watch(browser.tab(), inbox, { after });
  const saved = { productId: product.id, isFavorited: true, itemCount: 1, version: 1 };
  expect(resultOf((await browser.query(add, { id: product.id })).data?.addToWishlist)).toEqual({ ...saved });
  await tab.until(1);
  expect(tab.events[0]?.data?.inbox).toEqual({ __typename: 'WishlistChanged', ...saved });
  expect((await browser.query(read)).data?.viewer?.wishlist).toEqual({
    productIds: [product.id],
    itemCount: 1,
    version: 1,
    tellsPriceDrops: true,
    tellsBackInStock: true,
    sendsMails: true,
    items: {
      totalCount: 1,
      edges: [
        {
          node: {
            productId: product.id,
            name: product.name,
            priceWhenSaved: { amount: '25.00' },
            product: { name: product.name, price: { amount: '25.00' } },
            shop: { slug: product.sellerSlug },
          },
        },
      ],
    },
  });
  const marked = `query ($slug: String!) { product(by: { slug: $slug }) { isFavorited } }`;
  expect((await browser.query(marked, { slug: product.slug })).data?.product?.isFavorited).toBe(true);
  expect((await bff.browser().query(marked, { slug: product.slug })).data?.product?.isFavorited).toBe(false);
  const gone = resultOf((await browser.query(remove, { id: product.id })).data?.removeFromWishlist);
  expect(gone).toMatchObject({ isFavorited: false, itemCount: 0, version: 2 });
});

test('a user turns single wishlist notifications on and off', async () => {
  const { browser } = await shoppers.buyer();
  const switched = `mutation ($input: ChangeWishlistSettingsInput!) { changeWishlistSettings(input: $input) {
  wishlist { tellsPriceDrops sendsMails }
  ${failures}
} }`;
  const { data } = await browser.query(switched, { input: { mails: false } });
  expect(resultOf(data?.changeWishlistSettings)).toEqual({ tellsPriceDrops: true, sendsMails: false });
  expect(resultOf((await browser.query(switched, { input: {} })).data?.changeWishlistSettings)?.message).toBeTruthy();
});

test('a visitor has no wishlist and must log in', async () => {
  const visitor = bff.browser();
  expect((await visitor.query(read)).data?.viewer).toBeNull();
  const { product } = await shoppers.seller();
  expect(resultOf((await visitor.query(add, { id: product.id })).data?.addToWishlist)).toMatchObject({
    __typename: 'RefusedError',
    code: 'UNAUTHENTICATED',
  });
});
