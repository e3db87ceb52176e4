import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogModule } from '#catalog/module.ts';
import { categories, productImages, products } from '#catalog/tables.ts';
import { ordersModule } from '#orders/module.ts';
import { orderItems } from '#orders/tables.ts';
import { removeFiles } from '#platform/file-removal/remove-files.ts';
import { media } from '#platform/media/tables.ts';
import { sweepMedia } from '#platform/uploads/sweep-media.ts';
import { reviewsModule } from '#reviews/module.ts';
import { productReviews } from '#reviews/tables.ts';
import { shopsModule } from '#shops/module.ts';
import { shops } from '#shops/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

async function picture(): Promise<string> {
  const id = crypto.randomUUID();
  const key = `uploads/${id}.webp`;
  await market.files.put('public', key, { body: new Uint8Array([1]), contentType: 'image/webp' });
  const size = { width: 400, height: 400, color: '#0f5c43' };
  await market.db.insert(media).values({ id, key, ...size, createdAt: market.clock.now() });
  return id;
}

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

test('a nightly job deletes unused pictures and keeps used ones, also those of old orders', async () => {
  const card = (id: string) => ({ id, alt: '', color: '#0f5c43', width: 400, height: 400 });
  const used = await Promise.all(Array.from({ length: 7 }, picture));
  const [logoId = '', bannerId = '', imageId = '', shown = '', primary = '', ordered = '', ofReview = ''] = used;
  const shop = await market.world.createShop({ logoId, bannerId });
  const product = await market.world.createProduct({ shop, primaryImage: card(primary) });
  await market.db.update(categories).set({ imageId }).where(eq(categories.id, product.categoryId));
  const image = { id: crypto.randomUUID(), productId: product.id, mediaId: shown, altText: '' };
  await market.db.insert(productImages).values({ ...image, position: 0, isPrimary: true });
  const buyer = await browserOf(market, await market.world.createUser());
  await buyer.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping });
  await market.db
    .update(orderItems)
    .set({ productImage: card(ordered) })
    .where(eq(orderItems.productId, product.id));
  const said = { rating: 4, title: 'Well woven', comment: 'The colours stay.' };
  await buyer.post(`/api/v1/products/${product.slug}/reviews`, said);
  await market.db
    .update(productReviews)
    .set({ imageIds: [ofReview] })
    .where(eq(productReviews.productId, product.id));
  const replaced = await picture();

  const left = async () => new Set((await market.db.select({ id: media.id }).from(media)).map(({ id }) => id));
  const modules = [shopsModule(), catalogModule(), ordersModule(), reviewsModule()];
  const sweep = () => sweepMedia({ ctx: market.context(), shown: modules.flatMap(({ pictures = [] }) => pictures) });
  market.clock.pass({ days: 1 });
  await sweep();
  expect((await left()).has(replaced)).toBe(true);
  market.clock.pass({ days: 2 });
  const fresh = await picture();
  await sweep();
  const after = await left();
  expect([...used, fresh].filter((id) => !after.has(id))).toEqual([]);
  expect(after.has(replaced)).toBe(false);
  await removeFiles({ ctx: market.context() });
  expect(await market.files.has('public', `uploads/${replaced}.webp`)).toBe(false);
  expect(await market.files.has('public', `uploads/${ordered}.webp`)).toBe(true);
  expect(await market.db.select().from(products).where(eq(products.id, product.id))).toHaveLength(1);
  expect(await market.db.select().from(shops).where(eq(shops.logoId, logoId))).toHaveLength(1);
});
