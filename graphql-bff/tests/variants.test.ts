import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const setVariants = `mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) {
  product { hasVariants price { amount } priceFrom { amount } priceTo { amount } version
    options { key name values }
    variants { id label optionValues sku stockQuantity inStock isActive price { amount } compareAtPrice { amount } image { id } } }
  errors { __typename code message ... on ValidationError { fields { field messages } } } } }`;
const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  cart { total { amount } items { variantId variantLabel isAvailable variant { id stockQuantity price { amount } } } }
  errors { __typename code message ... on ValidationError { fields { field messages } }
    ... on InsufficientStockError { variantId left } } } }`;
const changed = `subscription ($id: ID!) { productChanged(id: $id) {
  version stockQuantity price { amount } priceTo { amount } variants { id stockQuantity inStock } } }`;

async function logIn(email: string) {
  const browser = bff.browser();
  await browser.logIn(email, password);
  return browser;
}

test('a seller sets variants, a buyer adds one to the cart, and subscribers of the product get both changes', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 3 });
  const seller = await logIn(shop.owner.email);
  const buyer = await logIn((await market.world.createUser()).email);
  const tab = bff.browser().tab();
  const watching = watch(tab, changed, { id: product.id });
  await watching.until(1);
  const variants = [
    { optionValues: ['41'], price: '80.00', stockQuantity: 4 },
    { optionValues: ['42'], price: '95.00', compareAtPrice: '120.00', stockQuantity: 2 },
  ];
  const input = { slug: product.slug, options: [{ name: 'Size', values: ['41', '42'] }], variants };
  const wrong = { ...input, variants: [{ ...variants[0], optionValues: ['44'] }] };
  const refused = resultOf((await seller.query(setVariants, { input: wrong })).data?.setProductVariants);
  const place = 'variants.0.optionValues';
  expect(refused?.fields).toEqual([{ field: place, messages: ['A variant has one value of each option'] }]);
  const set = resultOf((await seller.query(setVariants, { input })).data?.setProductVariants);
  expect(set).toMatchObject({
    hasVariants: true,
    priceFrom: { amount: '80.00' },
    priceTo: { amount: '95.00' },
    version: 2,
    options: [{ key: 'size', name: 'Size', values: ['41', '42'] }],
    variants: [
      { label: '41', stockQuantity: 4 },
      { label: '42', compareAtPrice: { amount: '120.00' }, image: null },
    ],
  });
  const [, large] = Object.values(set?.variants ?? {});
  const unnamed = resultOf((await buyer.query(add, { input: { productId: product.id } })).data?.addToCart);
  expect(unnamed?.fields).toEqual([{ field: 'variantId', messages: ['Please choose a size'] }]);
  const named = { productId: product.id, variantId: large?.id };
  const tooMany = resultOf((await buyer.query(add, { input: { ...named, quantity: 3 } })).data?.addToCart);
  expect(tooMany).toMatchObject({ __typename: 'InsufficientStockError', variantId: large?.id, left: 2 });
  const cart = resultOf((await buyer.query(add, { input: named })).data?.addToCart);
  expect(cart).toMatchObject({
    total: { amount: '95.00' },
    items: [{ variantLabel: '42', isAvailable: true, variant: { id: large?.id, stockQuantity: 2 } }],
  });
  await watching.until(2);
  expect(watching.events[1]?.data?.productChanged).toMatchObject({
    version: 2,
    stockQuantity: 6,
    price: { amount: '80.00' },
    priceTo: { amount: '95.00' },
    variants: [{ stockQuantity: 4 }, { id: large?.id, stockQuantity: 2 }],
  });
  await tab.dispose();
});
