import { metadataTexts } from '@besesaka/schema/kernel/programs/metadata.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { shipping, shopper } from './orders/shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key.${n}`, 'x']));

async function sellerOfTwo() {
  const shop = await market.world.createShop();
  const seller = await browserOf(market, shop.owner);
  const first = await market.world.createProduct({ shop, stockQuantity: 9 });
  const second = await market.world.createProduct({ shop });
  const change = (slug: string, body: object) => seller.patch(`/api/products/${slug}`, body);
  const found = async (query: string) => {
    const { results } = (await seller.get(query)).body as unknown as { results: Record<string, string>[] };
    return results.map(({ slug, order_id }) => slug ?? order_id);
  };
  return { shop, seller, first, second, change, found };
}

test("a seller's programs find a product by its SKU and by their own ID, which is unique in the shop", async () => {
  const { first, second, change, found } = await sellerOfTwo();
  const own = { sku: 'loom-7', external_id: ' ERP-1 ' };
  expect((await change(first.slug, own)).body).toMatchObject({ sku: 'LOOM-7', external_id: 'ERP-1' });
  expect((await change(first.slug, { stock_quantity: 4 })).body).toMatchObject({ sku: 'LOOM-7', external_id: 'ERP-1' });
  expect(await found('/api/my-products?sku=loom-7')).toEqual([first.slug]);
  expect(await found('/api/my-products?external_id=ERP-1')).toEqual([first.slug]);
  expect(await found('/api/my-products?external_id=ERP')).toEqual([]);
  const taken = await change(second.slug, { external_id: 'ERP-1' });
  expect([taken.status, taken.body.details]).toEqual([400, { external_id: [metadataTexts.externalIdTaken('ERP-1')] }]);
  expect((await change(second.slug, { sku: 'LOOM-7' })).body.details).toHaveProperty('sku');
  const other = await sellerOfTwo();
  expect((await other.change(other.first.slug, own)).status).toBe(200);
  expect((await change(first.slug, { external_id: '' })).body.external_id).toBeNull();
  expect((await change(second.slug, { external_id: 'ERP-1' })).status).toBe(200);
});

test('metadata is merged, bounded, and shown to the owner only', async () => {
  const { shop, seller, first, change } = await sellerOfTwo();
  await change(first.slug, { metadata: { bin: 'A4', row: '7' }, external_id: 'ERP-2' });
  expect((await change(first.slug, { metadata: { row: '', shelf: '2' } })).body.metadata).toEqual({
    bin: 'A4',
    shelf: '2',
  });
  for (const wrong of [{ 'a b': 'x' }, { a: 'x'.repeat(501) }, many(41), many(19)])
    expect((await change(first.slug, { metadata: wrong })).status).toBe(400);
  const copy = await seller.post(`/api/products/${first.slug}/duplicate`);
  expect(copy.body).toMatchObject({ external_id: null, metadata: {} });
  for (const reader of [market.client(), await shopper(market)])
    expect((await reader.get(`/api/v1/products/${first.slug}`)).body).toMatchObject({
      external_id: null,
      metadata: {},
    });
  expect((await seller.put('/api/my-shop', { metadata: { depot: 'Kumasi' } })).body.metadata).toEqual({
    depot: 'Kumasi',
  });
  expect((await seller.put('/api/my-shop', { metadata: { depot: null } })).body.metadata).toEqual({});
  expect((await market.client().get(`/api/shops/${shop.businessSlug}`)).body).not.toHaveProperty('metadata');
});

test('the shop labels an order; its buyer sees nothing of it, in no answer and in no event', async () => {
  const { shop, seller, first, second, change, found } = await sellerOfTwo();
  await change(first.slug, { sku: 'SOLD-1' });
  await change(second.slug, { sku: 'UNSOLD-1' });
  const buyer = await shopper(market);
  const placed = await buyer.post('/api/orders/single', { ...shipping, product_id: first.id, quantity: 1 });
  const { order_id: code, version, updated_at } = placed.body.order as unknown as Record<string, string>;
  const label = { external_id: 'INV-9', metadata: { van: '3' } };
  expect((await seller.patch(`/api/orders/${code}`, label)).body).toMatchObject({ ...label, version, updated_at });
  expect((await seller.patch(`/api/orders/${code}`, {})).status).toBe(400);
  expect((await buyer.patch(`/api/orders/${code}`, label)).status).toBe(403);
  expect(await found('/api/orders/seller?external_id=INV-9')).toEqual([code]);
  expect(await found('/api/orders/seller?sku=sold-1')).toEqual([code]);
  expect(await found('/api/orders/seller?sku=UNSOLD-1')).toEqual([]);
  const nothing = { external_id: null, metadata: {} };
  expect((await buyer.get(`/api/orders/${code}`)).body).toMatchObject(nothing);
  expect((await buyer.get('/api/orders/user')).body.results).toMatchObject([nothing]);
  await seller.post(`/api/orders/${code}/status`, { action: 'accept' });
  const eventOf = async (userId: string) => {
    const text = "select payload->'order' as found from events where user_id = $1 and type = 'order.changed'";
    return (await market.db.$client.query(`${text} order by seq desc limit 1`, [userId])).rows[0]?.found;
  };
  expect(await eventOf(shop.owner.id)).toMatchObject(label);
  expect(await eventOf(buyer.user.id)).toMatchObject(nothing);
});
