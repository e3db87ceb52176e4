import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import type { Client, Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './orders/shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

/** Reads, changes what it read, and starts again after a conflict, as a screen does. */
async function change(browser: Client, slug: string, changed: (seen: Json) => object): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const seen = (await browser.get(`/api/v1/products/${slug}`)).body;
    const answer = await browser.patch(`/api/products/${slug}`, changed(seen));
    if (answer.status === 200) return;
    expect(answer.status, JSON.stringify(answer.body)).toBe(409);
  }
  throw new Error('Somebody else was always faster');
}

test('ten browsers of one seller edit during orders, and no update is lost', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 100, description: 'Begun:' });
  const browsers = await Promise.all(Array.from({ length: 10 }, () => browserOf(market, shop.owner)));
  const buyers = await Promise.all(Array.from({ length: 10 }, () => shopper(market)));
  const edits = browsers.map((browser, n) =>
    change(browser, product.slug, ({ description, version }) => ({
      description: `${description} word${n}.`,
      version,
    })),
  );
  const restocks = browsers.slice(0, 3).map((browser) => change(browser, product.slug, () => ({ stock_by: 5 })));
  const orders = buyers.map(async (buyer) => {
    const data = { ...shipping, product_id: product.id, quantity: 1 };
    const answer = await buyer.post('/api/orders/single', data);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  });
  await Promise.all([...edits, ...restocks, ...orders]);
  const { body } = await market.client().get(`/api/v1/products/${product.slug}`);
  const words = String(body.description).match(/word\d/g) ?? [];
  expect(words.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `word${n}`));
  expect(body).toMatchObject({ stock_quantity: 100 + 3 * 5 - 10, version: 24 });
});
