import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

async function session(email: string) {
  const client = it.client();
  await client.post('/api/login', { email, password });
  return client;
}

const review = { rating: 5, title: 'Well woven', comment: 'The colours are as bright as in the picture.' };
const shopReview = {
  product_quality_rating: 5,
  customer_service_rating: 4,
  shipping_speed_rating: 0,
  overall_rating: 5,
  title: 'Quick answers',
  comment: 'They answered within an hour and sent it the same day.',
};

test('each call that takes a slug also takes an id', async () => {
  const owner = await it.world.createUser();
  const shop = await it.world.createShop({ ownerId: owner.id });
  const ofShop = { id: shop.id, slug: shop.businessSlug };
  const product = await it.world.createProduct({ shop });
  const [buyer, seller] = [await session((await it.world.createUser()).email), await session(owner.email)];
  const { body: whole } = await buyer.get(`/api/v1/products/${product.slug}`);
  const category = String(whole.category?.id);

  const same = async (path: (handle: string) => string, { id, slug }: { id: string; slug: string }) => {
    const [bySlug, byId] = [await buyer.get(path(slug)), await buyer.get(path(id))];
    expect(byId.status).toBe(200);
    expect(byId.body).toEqual(bySlug.body);
  };
  const subject = { id: product.id, slug: product.slug };
  await same((handle) => `/api/v1/products/${handle}`, subject);
  await same((handle) => `/api/v1/products/${handle}/related`, subject);
  await same((handle) => `/api/v1/products/${handle}/reviews`, subject);
  await same((handle) => `/api/v1/products/${handle}/own-review`, subject);
  await same((handle) => `/api/shops/${handle}`, ofShop);
  await same((handle) => `/api/shops/${handle}/own-review`, ofShop);
  await same((handle) => `/api/shop-reviews/${handle}`, ofShop);
  const branch = { id: category, slug: String(whole.category?.slug) };
  await same((handle) => `/api/v1/categories/${handle}/fields`, branch);
  await same((handle) => `/api/v1/product-facets?category=${handle}`, branch);
  const listed = async (query: string) => (await buyer.get(`/api/v1/products?${query}`)).body.count;
  expect(await listed(`category=${category}&seller=${shop.id}`)).toBe(1);
  expect(await listed(`category=${shop.id}`)).toBe(0);
  expect((await seller.get(`/api/my-products?category=${category}`)).body.count).toBe(1);
  expect((await buyer.get(`/api/shops/${shop.id}/products`)).body.count).toBe(1);

  expect((await buyer.put(`/api/shops/${shop.id}/follow`)).body.shop_slug).toBe(shop.businessSlug);
  expect((await buyer.post(`/api/v1/products/${product.id}/reviews`, review)).status).toBe(201);
  expect((await buyer.post('/api/send-shop-review', { seller_slug: shop.id, ...shopReview })).status).toBe(201);
  const { body: notices } = await seller.get('/api/notifications');
  const links = (notices.results as unknown as { link: string }[]).map(({ link }) => link);
  expect(links.toSorted()).toEqual([`/products/${product.slug}#reviews`, `/shops/${shop.businessSlug}`]);

  expect((await seller.patch(`/api/products/${product.id}`, { price: '41.00' })).body.price).toBe('41.00');
  expect((await seller.post(`/api/products/${product.id}/duplicate`)).status).toBe(201);
  expect((await seller.get(`/api/dashboard/products/${product.id}/days`)).status).toBe(200);
  expect((await seller.delete(`/api/products/${product.id}`)).status).toBe(200);
  expect((await buyer.get(`/api/v1/products/${product.id}`)).status).toBe(404);
  expect((await buyer.patch(`/api/products/${product.id}`, { price: '1.00' })).status).toBe(404);
});

test('a read of something that cannot exist is not found', async () => {
  const admin = await session((await it.world.createUser({ staffRole: 'owner' })).email);
  const seller = await it.world.createUser();
  await it.world.createShop({ ownerId: seller.id });
  const owner = await session(seller.email);
  const found: unknown[] = [];
  for (const { id, method, path, auth, query } of it.marketplace.operations) {
    const isRead = method === 'GET' && path.includes('{');
    if (!isRead || query?.schema.safeParse({}).success === false) continue;
    const client = auth === 'seller' ? owner : admin;
    const { status } = await client.get(path.replaceAll(/\{\w+\}/g, 'no-such-id'));
    if (status !== 404) found.push([id, status]);
  }
  expect(found).toEqual([]);
});
