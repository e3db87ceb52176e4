import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productImages } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { media } from '#platform/media/tables.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

async function sellerWithProduct() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop });
  // A copy needs them before it can be published.
  for (let position = 0; position < catalogLimits.imagesMin; position += 1) {
    const picture = {
      id: newId(),
      key: newId(),
      width: 800,
      height: 600,
      color: '#aabbcc',
      createdAt: market.clock.now(),
    };
    await market.db.insert(media).values(picture);
    const place = { position, isPrimary: position === 0, altText: 'Smock' };
    await market.db.insert(productImages).values({ id: newId(), productId: product.id, mediaId: picture.id, ...place });
  }
  return { browser: await browserOf(market, shop.owner), product };
}

test('a duplicate gets a slug from its name when it is first published, and keeps it', async () => {
  const { browser, product } = await sellerWithProduct();
  const { slug: old } = (await browser.post(`/api/products/${product.slug}/duplicate`)).body;
  expect(old).toMatch(/^copy-of-/);
  const name = `Smock ${crypto.randomUUID().slice(0, 8)}`;
  const renamed = await browser.patch(`/api/products/${old}`, { name, stock_quantity: 4 });
  expect(renamed.body).toMatchObject({ name, slug: old, is_active: false });
  const published = await browser.patch(`/api/products/${old}`, { is_active: true });
  const slug = name.toLowerCase().replace(' ', '-');
  expect(published.body).toMatchObject({ slug, is_active: true });
  expect((await market.client().get(`/api/v1/products/${old}`)).status).toBe(404);
  const later = await browser.patch(`/api/products/${slug}`, { name: 'Another smock', is_active: false });
  expect(later.body).toMatchObject({ slug, name: 'Another smock' });
  expect((await browser.patch(`/api/products/${slug}`, { is_active: true })).body.slug).toBe(slug);
});

test('a duplicate requested twice with the same key is created once', async () => {
  const { browser, product } = await sellerWithProduct();
  const copy = () => browser.post(`/api/products/${product.slug}/duplicate`, {}, { 'idempotency-key': 'duplicate-1' });
  const [first, again] = [await copy(), await copy()];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.slug).toBe(first.body.slug);
});

test('a duplicate with the same name gets a numbered slug, and one with a new name a slug of its own', async () => {
  const { browser, product } = await sellerWithProduct();
  const copy = async () => String((await browser.post(`/api/products/${product.slug}/duplicate`)).body.slug);
  const kept = await copy();
  expect((await browser.patch(`/api/products/${kept}`, { is_active: true })).body.slug).toBe(kept);
  const name = `Smock ${crypto.randomUUID().slice(0, 8)}`;
  const published = async () => (await browser.patch(`/api/products/${await copy()}`, { name, is_active: true })).body;
  const { slug } = await published();
  expect((await published()).slug).toBe(`${slug}-2`);
});
