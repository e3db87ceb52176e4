import { channels } from '@besesaka/schema/kernel/events.ts';
import { pageChanges, shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setFeaturedUntil } from '#catalog/product/set-featured-until.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let it: TestMarketplace;
const heard: string[] = [];
beforeAll(async () => {
  it = await startTestMarketplace();
  await it.bus.subscribe(channels.pages, (message) => heard.push(...pageChanges.parse(JSON.parse(message)).changed));
});
afterAll(() => it.close());

/** What servers that cache pages hear of this. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0;
  await work();
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  return heard.toSorted();
}

test('caches of pages hear of a product, and of lists where its price, its words or its being there changed', async () => {
  const shop = await it.world.createShop();
  const product = await it.world.createProduct({ shop, stockQuantity: 7 });
  const seller = await browserOf(it, shop.owner);
  const change = (input: object) => () => seller.patch(`/api/products/${product.slug}`, input);
  const both = [shown.lists, shown.product(product.id)];
  expect(await changedBy(change({ price: '12.00' }))).toEqual(both);
  expect(await changedBy(() => seller.delete(`/api/products/${product.slug}`))).toEqual(both);
});

test('caches of pages hear of a shop and of a review of either', async () => {
  const shop = await it.world.createShop();
  const product = await it.world.createProduct({ shop });
  const seller = await browserOf(it, shop.owner);
  const buyer = await browserOf(it, await it.world.createUser());
  const review = { rating: 4, title: 'Well woven', comment: 'The colours stay as they were.' };
  let id = '';
  const writing = async () => {
    const { body } = await buyer.post(`/api/v1/products/${product.slug}/reviews`, review);
    id = String(body.review?.id);
  };
  expect(await changedBy(writing)).toEqual([shown.product(product.id)]);
  const change = () => buyer.patch(`/api/v1/product-reviews/${id}`, { ...review, rating: 1 });
  expect(await changedBy(change)).toEqual([shown.product(product.id)]);
  expect(await changedBy(() => seller.put(`/api/v1/reviews/${id}/reply`, { reply: 'Thank you.' }))).toEqual([
    shown.product(product.id),
  ]);
});

test('caches of pages hear of the tree of categories and of campaigns, and of nothing that was undone', async () => {
  const product = await it.world.createProduct();
  const adminClient = await browserOf(it, await it.world.createUser({ role: 'admin' }));
  const adding = () => adminClient.post('/api/admin/categories', { name: 'Looms', parent_id: null });
  expect(await changedBy(adding)).toEqual([shown.categories]);
  const input = { productId: product.id, until: it.clock.now() };
  const undone = inTransaction(it.context(), async (tx) => {
    await setFeaturedUntil({ tx, input });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const featuring = () => inTransaction(it.context(), (tx) => setFeaturedUntil({ tx, input }));
  expect(await changedBy(featuring)).toEqual([shown.lists, shown.product(product.id)]);
});
