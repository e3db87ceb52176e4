import { wishlistLimits } from '@besesaka/schema/wishlist/limits.ts';
import { wishlistTexts } from '@besesaka/schema/wishlist/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { wishlistItems } from '#wishlist/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

async function dreamer() {
  const user = await market.world.createUser();
  return { user, ...(await browserOf(market, user)) };
}
const wish = (product: { id: string }) => ({ product_id: product.id });

test('a wish stores the current price, and removing it twice is no error', async () => {
  const buyer = await dreamer();
  const product = await market.world.createProduct({ pricePesewas: 4_000 });
  expect(await buyer.post('/api/add-to-wishlist', wish(product))).toMatchObject({
    status: 200,
    body: { ...wish(product), is_favorited: true, count: 1, version: 1, message: 'Added to wishlist successfully!' },
  });
  await market.db.update(products).set({ pricePesewas: 3_500 }).where(eq(products.id, product.id));
  // Saved again, it stays what it was.
  await buyer.post('/api/add-to-wishlist', wish(product));
  const { body } = await buyer.get('/api/wishlist');
  expect(body).toMatchObject({ count: 1, next: null, previous: null });
  expect(body.results?.[0]).toMatchObject({
    product: product.id,
    product_name: product.name,
    product_slug: product.slug,
    product_image: null,
    product_price: '35.00',
    price_when_saved: '40.00',
    seller_name: product.sellerName,
    is_favorited: true,
    is_available: true,
    created_at: market.clock.now().toISOString(),
  });
  for (const version of [3, 4]) {
    expect(await buyer.delete('/api/remove-from-wishlist', wish(product))).toMatchObject({
      status: 200,
      body: { is_favorited: false, count: 0, version, message: 'Removed from wishlist successfully!' },
    });
  }
});

test("a user's wished products are marked in all lists, for that user only", async () => {
  const buyer = await dreamer();
  const category = await market.world.createCategory();
  const shop = await market.world.createShop();
  const [wanted, other] = [
    await market.world.createProduct({ category, shop }),
    await market.world.createProduct({ category, shop }),
  ];
  await buyer.post('/api/add-to-wishlist', wish(wanted));
  const marked = async (browser: Pick<typeof buyer, 'get'>, path: string) => {
    const { body } = await browser.get(path);
    const shown = (body.results ?? [body]) as unknown as { id: string; is_favorited: boolean }[];
    return shown.filter(({ is_favorited }) => is_favorited).map(({ id }) => id);
  };
  for (const path of [
    `/api/v1/products?category=${category.slug}`,
    `/api/shops/${shop.businessSlug}/products`,
    `/api/v1/products/${wanted.slug}`,
    `/api/v1/products/${other.slug}/related`,
  ]) {
    expect(await marked(buyer, path), path).toEqual([wanted.id]);
    expect(await marked(market.client(), path), path).toEqual([]);
  }
  expect((await buyer.get('/api/wishlist/state')).body).toEqual({
    product_ids: [wanted.id],
    count: 1,
    version: 1,
    settings: { price_drops: true, back_in_stock: true, mails: true },
  });
});

test('the wishlist sorts by time, price and name, with pages', async () => {
  const buyer = await dreamer();
  for (const [name, pricePesewas] of [
    ['Basket', 300],
    ['anklet', 200],
    ['Clock', 100],
  ] as const) {
    await buyer.post('/api/add-to-wishlist', wish(await market.world.createProduct({ name, pricePesewas })));
    market.clock.pass({ seconds: 1 });
  }
  const named = async (query: string) => {
    const { body } = await buyer.get(`/api/wishlist?${query}`);
    return (body.results as unknown as { product_name: string }[]).map(({ product_name }) => product_name);
  };
  expect(await named('')).toEqual(['Clock', 'anklet', 'Basket']);
  expect(await named('ordering=created_at')).toEqual(['Basket', 'anklet', 'Clock']);
  expect(await named('ordering=price')).toEqual(['Clock', 'anklet', 'Basket']);
  expect(await named('ordering=-price')).toEqual(['Basket', 'anklet', 'Clock']);
  expect(await named('ordering=name')).toEqual(['anklet', 'Basket', 'Clock']);
  expect(await named('ordering=name&page_size=2&page=2')).toEqual(['Clock']);
  expect(await named('page=1000000000')).toEqual([]);
  expect((await buyer.get('/api/wishlist?ordering=magic')).status).toBe(400);
});

test('a saved product of a shop that takes no orders is not available', async () => {
  const buyer = await dreamer();
  const product = await market.world.createProduct({ stockQuantity: 3 });
  await buyer.post('/api/add-to-wishlist', wish(product));
  await market.db.update(products).set({ sellerTakesOrders: false }).where(eq(products.id, product.id));
  const { body } = await buyer.get('/api/wishlist');
  expect(body.results).toMatchObject([{ is_available: false, in_stock: true, stock_quantity: 3 }]);
});

test('a product no longer for sale stays in the wishlist as such, and cannot be added', async () => {
  const buyer = await dreamer();
  const product = await market.world.createProduct({ stockQuantity: 3 });
  await buyer.post('/api/add-to-wishlist', wish(product));
  await market.db.update(products).set({ isActive: false }).where(eq(products.id, product.id));
  const { body } = await buyer.get('/api/wishlist');
  expect(body.results?.[0]).toMatchObject({ is_available: false, in_stock: false, stock_quantity: 0 });
  const late = await dreamer();
  for (const product_id of [product.id, newId()]) {
    expect(await late.post('/api/add-to-wishlist', { product_id })).toMatchObject({
      status: 404,
      body: { error: 'This product is no longer available.' },
    });
  }
  expect((await late.get('/api/wishlist/state')).body).toMatchObject({ count: 0, version: 0 });
});

test('visitors must log in, and invalid requests are refused', async () => {
  const visitor = market.client();
  const product = await market.world.createProduct();
  for (const answer of [
    await visitor.get('/api/wishlist'),
    await visitor.get('/api/wishlist/state'),
    await visitor.post('/api/add-to-wishlist', wish(product)),
    await visitor.delete('/api/remove-from-wishlist', wish(product)),
    await visitor.patch('/api/wishlist/settings', { mails: false }),
  ])
    expect(answer.status).toBe(401);
  const buyer = await dreamer();
  expect((await buyer.post('/api/add-to-wishlist', { product_id: 'x' })).status).toBe(400);
  expect((await buyer.post('/api/add-to-wishlist')).status).toBe(400);
  expect((await buyer.patch('/api/wishlist/settings', {})).status).toBe(400);
});

test('parallel taps end in one row and the right count', async () => {
  const buyer = await dreamer();
  const product = await market.world.createProduct();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buyer.post('/api/add-to-wishlist', wish(product))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => Number(body.version))).size).toBe(20);
  expect((await buyer.get('/api/wishlist/state')).body).toMatchObject({ product_ids: [product.id], version: 20 });
  const { events } = await readEvents({ ctx: market.context(), input: { user: buyer.user.id, after: 0, limit: 100 } });
  expect(events.map(({ payload }) => (payload as { version: number }).version)).toEqual(
    [...Array(20).keys()].map((i) => i + 1),
  );
});

test('a wishlist has a maximum size', async () => {
  const buyer = await dreamer();
  const shop = await market.world.createShop();
  const first = await market.world.createProduct({ shop });
  await buyer.post('/api/add-to-wishlist', wish(first));
  const many = Array.from({ length: wishlistLimits.itemsMax }, (_, i) => ({
    ...first,
    search: undefined,
    id: newId(),
    slug: `many-${i}`,
    sku: `MANY${i}`,
  }));
  await market.db.insert(products).values(many);
  const rows = many.slice(1).map(({ id: productId }) => ({
    userId: buyer.user.id,
    productId,
    createdAt: market.clock.now(),
    savedPesewas: 1,
    knownPesewas: 1,
    stockVersion: 1,
  }));
  await market.db.insert(wishlistItems).values(rows);
  expect(await buyer.post('/api/add-to-wishlist', { product_id: many[0]?.id })).toMatchObject({
    status: 400,
    body: { error: 'Your wishlist already holds 500 products. Please remove one first.' },
  });
  expect((await buyer.get('/api/wishlist/state')).body).toMatchObject({ count: 500 });
});

test('changed settings of the wishlist stay changed', async () => {
  const buyer = await dreamer();
  const off = await buyer.patch('/api/wishlist/settings', { mails: false });
  expect(off).toMatchObject({ status: 200, body: { settings: { price_drops: true, mails: false } } });
  await buyer.patch('/api/wishlist/settings', { price_drops: false });
  expect((await buyer.get('/api/wishlist/state')).body.settings).toEqual({
    price_drops: false,
    back_in_stock: true,
    mails: false,
  });
});

test('repeated switching is limited', async () => {
  const buyer = await dreamer();
  const switched = () => buyer.patch('/api/wishlist/settings', { mails: false });
  for (let n = 0; n < wishlistLimits.settingsPerHour; n += 1) expect((await switched()).status).toBe(200);
  expect(await switched()).toMatchObject({ status: 429, body: { error: wishlistTexts.tooFast } });
});
