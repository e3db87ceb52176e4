import { channels } from '@besesaka/schema/kernel/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productImages } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { media } from '#platform/media/tables.ts';
import { productReviews } from '#reviews/tables.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
const names = (body: Json) => (body.results as unknown as { name: string }[]).map(({ name }) => name);

beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

/** A browser in which this user, or a new one, is logged in. */
async function loggedIn(user?: { email: string }) {
  const browser = market.client();
  const { email } = user ?? (await market.world.createUser());
  expect((await browser.post('/api/login', { email, password })).status).toBe(200);
  return browser;
}

async function addReview(productId: string, rating: number) {
  const { id: userId, fullName } = await market.world.createUser();
  const createdAt = market.clock.now();
  const said = { title: 'Good', comment: 'It does what it should.', isVerifiedPurchase: true, reviewerName: fullName };
  await market.db
    .insert(productReviews)
    .values({ id: newId(), productId, userId, rating, ...said, createdAt, updatedAt: createdAt });
}

const fieldsOfSpec = [
  ...['id', 'slug', 'name', 'description', 'price', 'compare_at_price', 'discount_percentage', 'stock_quantity'],
  ...['in_stock', 'is_active', 'is_featured', 'featured', 'primary_image', 'category_name', 'seller_name', 'seller'],
  ...['review_summary', 'is_favorited', 'specifications', 'images', 'category', 'sku', 'meta_title'],
  ...['meta_description', 'sales_count', 'views_count', 'created_at'],
];

test('a product page takes one statement', async () => {
  const { world, clock } = market;
  const category = await world.createCategory({
    name: 'Fabric',
    slug: 'fabric',
    fullPath: 'Fashion > Fabric',
    path: ['fashion', 'fabric'],
  });
  await world.createCategory({ name: 'Fashion', slug: 'fashion' });
  const shop = await world.createShop({ businessName: 'Esi Weaves', ratingSum: 9, ratingCount: 2 });
  const product = await world.createProduct({
    shop,
    category,
    pricePesewas: 7500,
    compareAtPesewas: 10_000,
    specifications: { fabric_width: '1.2 m' },
  });
  const picture = { id: newId(), key: 'x.png', width: 800, height: 600, color: '#aabbcc', createdAt: clock.now() };
  await market.db.insert(media).values(picture);
  await market.db.insert(productImages).values({
    id: newId(),
    productId: product.id,
    mediaId: picture.id,
    altText: 'Kente',
    position: 0,
    isPrimary: true,
  });
  const recorded = recordStatements(market.db);
  const { status, body } = await market.client().get(`/api/v1/products/${product.slug}`);
  expect([status, recorded.take().length]).toEqual([200, 1]);
  recorded.stop();
  expect(Object.keys(body)).toEqual(expect.arrayContaining(fieldsOfSpec));
  expect(body).toMatchObject({
    id: product.id,
    price: '75.00',
    compare_at_price: '100.00',
    discount_percentage: 25,
    specifications: { fabric_width: '1.2 m' },
    images: [
      {
        id: picture.id,
        image: `/media/${picture.id}`,
        alt_text: 'Kente',
        order: 0,
        is_primary: true,
        width: 800,
        height: 600,
        color: '#aabbcc',
      },
    ],
    category: {
      slug: 'fabric',
      full_path: 'Fashion > Fabric',
      path: [
        { name: 'Fashion', slug: 'fashion' },
        { name: 'Fabric', slug: 'fabric' },
      ],
    },
    seller: { business_name: 'Esi Weaves', average_rating: '4.5', total_reviews: 2, verified: true },
    is_favorited: false,
  });
});

test('only their owner sees drafts and archived products', async () => {
  const shop = await market.world.createShop();
  const owner = await loggedIn(shop.owner);
  const other = await loggedIn();
  for (const hidden of [{ isActive: false }, { archivedAt: market.clock.now() }]) {
    const { slug } = await market.world.createProduct({ shop, ...hidden });
    expect((await owner.get(`/api/v1/products/${slug}`)).status).toBe(200);
    for (const path of ['', '/related', '/reviews']) {
      expect((await other.get(`/api/v1/products/${slug}${path}`)).status).toBe(404);
      expect((await market.client().get(`/api/v1/products/${slug}${path}`)).body).toEqual({
        error: 'Product not found.',
        code: 'NOT_FOUND',
      });
    }
    expect((await other.patch(`/api/products/${slug}`, { price: '1' })).status).toBe(404);
    expect((await other.post(`/api/v1/products/${slug}/view`)).status).toBe(404);
  }
});

test('an impossible slug is not found', async () => {
  for (const slug of ['%F0%9F%92%A5', "'--", '..%2f..', 'x'.repeat(5000)]) {
    expect((await market.client().get(`/api/v1/products/${slug}`)).status).toBe(404);
  }
});

test('related products are in stock, of the same category first, then of its parent', async () => {
  const { world } = market;
  const above = await world.createCategory({ slug: 'audio' });
  const category = await world.createCategory({ slug: 'earbuds', path: ['audio', 'earbuds'], parentId: above.id });
  const { slug } = await world.createProduct({ category, name: 'Itself' });
  await world.createProduct({ category: above, name: 'Loudspeaker', salesCount: 900 });
  await world.createProduct({ category, name: 'Sold out', stockQuantity: 0 });
  await world.createProduct({ category, name: 'Draft', isActive: false });
  await world.createProduct({ category, name: 'Near', salesCount: 1 });
  await world.createProduct({ category, name: 'Nearer', salesCount: 2 });
  await world.createProduct({ name: 'Something else', salesCount: 1000 });
  expect(names((await market.client().get(`/api/v1/products/${slug}/related`)).body)).toEqual([
    'Nearer',
    'Near',
    'Loudspeaker',
  ]);
  for (let more = 0; more < 12; more += 1) await world.createProduct({ category });
  expect(names((await market.client().get(`/api/v1/products/${slug}/related`)).body)).toHaveLength(12);
});

test('reviews have pages and a filter by stars, with the count of each number of stars', async () => {
  const product = await market.world.createProduct();
  for (const rating of [5, 5, 4, 1]) await addReview(product.id, rating);
  const read = async (query: string) =>
    (await market.client().get(`/api/v1/products/${product.slug}/reviews?${query}`)).body;
  const summary = {
    average_rating: '3.8',
    total_reviews: 4,
    rating_distribution: { '1': 1, '2': 0, '3': 0, '4': 1, '5': 2 },
  };
  expect(await read('')).toMatchObject({ count: 4, summary, results: { length: 4 } });
  expect(await read('rating=5&page_size=1')).toMatchObject({
    count: 2,
    summary,
    results: [{ rating: 5, is_verified_purchase: true }],
  });
  expect(await read('rating=2')).toMatchObject({ count: 0, results: [], summary });
  expect(await read('page=1000000000')).toMatchObject({ count: 4, results: [], next: null });
  expect((await market.client().get(`/api/v1/products/${product.slug}/reviews?rating=6`)).status).toBe(400);
});

test('the category tree has roots, children and their fields', async () => {
  market.clock.pass({ minutes: 1 });
  const root = await market.world.createCategory({ name: 'Home', slug: 'home', position: 0 });
  const field = {
    id: 'colour',
    label: 'Colour',
    type: 'select' as const,
    required: true,
    placeholder: 'Choose',
    options: ['Red'],
  };
  await market.world.createCategory({
    slug: 'kitchen',
    name: 'Kitchen',
    parentId: root.id,
    path: ['home', 'kitchen'],
    fields: [field],
  });
  const { body } = await market.client().get('/api/v1/categories');
  expect((body.results as Json)[0]).toMatchObject({ slug: 'home', children: [{ slug: 'kitchen', children: [] }] });
  expect((await market.client().get('/api/v1/categories/kitchen/fields')).body).toEqual({ results: [field] });
  expect((await market.client().get('/api/v1/categories/none/fields')).status).toBe(404);
});

test('an owner changes price and stock, and subscribers get the new state', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, pricePesewas: 10_000, stockQuantity: 3 });
  const published: unknown[] = [];
  const stop = await market.bus.subscribe(channels.product(product.id), (message) =>
    published.push(JSON.parse(message)),
  );
  const owner = await loggedIn(shop.owner);
  const change = { price: '80.5', compare_at_price: '100', stock_quantity: 0, version: 1 };
  const { status, body } = await owner.patch(`/api/products/${product.slug}`, change);
  const state = {
    id: product.id,
    price: '80.50',
    price_to: '80.50',
    compare_at_price: '100.00',
    discount_percentage: 20,
    stock_quantity: 0,
    in_stock: false,
    is_active: true,
    version: 2,
  };
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...state, slug: product.slug, images: [] });
  await expect.poll(() => published).toEqual([{ ...state, variants: [] }]);
  await stop();
});

test('a stale change is refused and changes nothing', async () => {
  const shop = await market.world.createShop();
  const { slug } = await market.world.createProduct({ shop, stockQuantity: 3 });
  const owner = await loggedIn(shop.owner);
  const changes = [5, 6, 7].map((stock_quantity) =>
    owner.patch(`/api/products/${slug}`, { stock_quantity, version: 1 }),
  );
  const statuses = (await Promise.all(changes)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409]);
  expect((await owner.patch(`/api/products/${slug}`, { stock_quantity: 9, version: 1 })).body.code).toBe('STALE');
  expect((await owner.get(`/api/v1/products/${slug}`)).body.version).toBe(2);
});

test('a new subscription reads the state of a public product by its id', async () => {
  const { id } = await market.world.createProduct({ pricePesewas: 5000, stockQuantity: 2 });
  const { body } = await market.client().get(`/api/v1/products/${id}/state`);
  expect(body).toMatchObject({ id, price: '50.00', stock_quantity: 2, in_stock: true, version: 1 });
  const draft = await market.world.createProduct({ isActive: false });
  expect((await market.client().get(`/api/v1/products/${draft.id}/state`)).status).toBe(404);
  expect((await market.client().get('/api/v1/products/none/state')).status).toBe(404);
});

test('only the owner can change a product', async () => {
  const { slug } = await market.world.createProduct();
  expect((await market.client().patch(`/api/products/${slug}`, { price: '1' })).status).toBe(401);
  expect((await (await loggedIn()).patch(`/api/products/${slug}`, { price: '1' })).status).toBe(403);
  expect((await (await loggedIn()).patch('/api/products/none', { price: '1' })).status).toBe(404);
});

test.each([
  [{ price: '0' }, 'price'],
  [{ price: '-1' }, 'price'],
  [{ price: '1.234' }, 'price'],
  [{ price: '10000000' }, 'price'],
  [{ price: 5 }, 'price'],
  [{ compare_at_price: '50' }, 'compare_at_price'],
  [{ stock_quantity: -1 }, 'stock_quantity'],
  [{ stock_quantity: 1.5 }, 'stock_quantity'],
  [{ stock_quantity: 10_000_000 }, 'stock_quantity'],
  [{}, 'form'],
])('an invalid change is refused with its field: %o', async (change, field) => {
  const shop = await market.world.createShop();
  const { slug } = await market.world.createProduct({ shop, pricePesewas: 5000 });
  const { status, body } = await (await loggedIn(shop.owner)).patch(`/api/products/${slug}`, change);
  expect([status, Object.keys(body.details as object)]).toEqual([400, [field]]);
  expect((await market.client().get(`/api/v1/products/${slug}`)).body.version).toBe(1);
});
