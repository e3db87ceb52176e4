import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

test('the list of own products has filters with fixed values, and another value is refused', async () => {
  const shop = await market.world.createShop();
  const [there, gone] = [
    await market.world.createProduct({ shop, stockQuantity: 3 }),
    await market.world.createProduct({ shop, stockQuantity: 0 }),
  ];
  const browser = bff.browser();
  await browser.logIn(shop.owner.email, password);
  const ask = (filter: string) =>
    browser.query(`{ viewer { shop { products(filter: { ${filter} }, orderBy: OLDEST) { edges { node { id } } } } } }`);
  const ids = async (filter: string) =>
    Object.values((await ask(filter)).data?.viewer?.shop?.products?.edges ?? {}).map(({ node }) => String(node?.id));
  expect(new Set(await ids('stock: ALL, featured: NOT_FEATURED'))).toEqual(new Set([there.id, gone.id]));
  expect(await ids('stock: IN_STOCK, status: ACTIVE')).toEqual([there.id]);
  expect(await ids('stock: OUT_OF_STOCK')).toEqual([gone.id]);
  expect(await ids('status: ARCHIVED')).toEqual([]);
  expect((await ask('stock: SOME')).errors?.[0]?.message).toContain('OwnProductStock');
});
