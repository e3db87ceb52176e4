import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reduceStock, returnStock } from '#catalog/product/move-stock.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { browserOf } from '#world/browser-of.ts';
import { createClient } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { differing, sizes, withSizes } from './variant-grid.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const offerOf = async (id: string) => {
  const [row] = await market.db.select().from(productVariants).where(eq(productVariants.productId, id));
  return row;
};

test('price and stock are written to the variant and read from the product', async () => {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, stockQuantity: 3 });
  const browser = await browserOf(market, shop.owner);
  const changed = { price: '80.00', compare_at_price: '100.00', stock_quantity: 9 };
  const answer = await browser.patch(`/api/products/${product.slug}`, changed);
  expect(answer.body).toMatchObject({ ...changed, version: 2 });
  const offer = { pricePesewas: 8_000, compareAtPesewas: 10_000, stockQuantity: 9, sku: product.sku, position: 0 };
  expect(await offerOf(product.id)).toMatchObject(offer);
  const copy = await browser.post(`/api/products/${product.slug}/duplicate`, {});
  expect(copy.status, JSON.stringify(copy.body)).toBe(201);
  expect(copy.body).toMatchObject({ price: '80.00', stock_quantity: 0 });
  expect(await offerOf(String(copy.body.id))).toMatchObject({ ...offer, stockQuantity: 0, sku: copy.body.sku });
  expect(await differing(market)).toEqual([]);
});

test('older processes that write only products and current ones change the same price and stock', async () => {
  const product = await market.world.createProduct({ stockQuantity: 50 });
  const before = () =>
    market.db.execute(
      sql`update products set stock_quantity = stock_quantity - 1, version = version + 1 where id = ${product.id}`,
    );
  const lines = [{ productId: product.id, variantId: null, quantity: 1 }];
  const today = (move: typeof returnStock) =>
    inTransaction(market.context(), async (tx) => {
      await tx.db.select().from(products).where(eq(products.id, product.id)).for('no key update');
      await move({ tx, input: { lines } });
    });
  await Promise.all([
    ...Array.from({ length: 10 }, before),
    ...Array.from({ length: 10 }, () => today(async (args) => void (await reduceStock(args)))),
    ...Array.from({ length: 3 }, () => today(returnStock)),
  ]);
  await market.db.update(products).set({ pricePesewas: 700, sku: 'SKUOFBEFORE' }).where(eq(products.id, product.id));
  expect(await offerOf(product.id)).toMatchObject({ stockQuantity: 33, pricePesewas: 700, sku: 'SKUOFBEFORE' });
  const [row] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(row).toMatchObject({ stockQuantity: 33, pricePesewas: 700, version: 24 });
  expect(await differing(market)).toEqual([]);
});

test('a product with sizes and colours has the lowest price, the total stock and each value as a filter', async () => {
  const { product, body, category, seller } = await withSizes(market);
  expect(body).toMatchObject({
    price: '80.00',
    price_from: '80.00',
    price_to: '99.00',
    compare_at_price: null,
    stock_quantity: 10,
    has_variants: true,
    version: 2,
    options: [
      { id: 'size', name: 'Size', values: ['41', '42'] },
      { id: 'shoe_colour', name: 'Shoe colour', values: ['Black', 'Red'] },
    ],
    variants: [{ price: '80.00' }, { discount_percentage: 21 }, { sku: 'SHOE-42-RED', in_stock: false }],
  });
  const visitor = createClient(market.marketplace.fetch);
  const found = async (spec: string) => (await visitor.get(`/api/v1/products/?spec=${spec}`)).body.results;
  expect(await found('size:42')).toMatchObject([{ id: product.id, price_to: '99.00' }]);
  expect(await found('shoe_colour:RED')).toMatchObject([{ id: product.id }]);
  expect(await found('size:43')).toEqual([]);
  const copy = await seller.post(`/api/products/${product.slug}/duplicate`, {});
  expect(copy.body).toMatchObject({ stock_quantity: 0, price_to: '99.00', variants: [{}, {}, {}] });
  const facets = await visitor.get(`/api/v1/product-facets?category=${category.slug}`);
  const counted = ['41', '42'].map((value) => ({ value, count: 1 }));
  expect(facets.body.results).toEqual([{ id: 'size', label: 'Size', values: counted }]);
  expect((await visitor.get('/api/v1/products/search/?q=red+sneakers')).body.results).toMatchObject([
    { id: product.id },
  ]);
  expect(await differing(market)).toEqual([]);
});

test('replacing the variants keeps ids and stock of equal values and removes others, also all of them', async () => {
  const { product, put, idOf, seller } = await withSizes(market);
  const [first, second] = sizes(7).variants;
  const { options } = sizes(7);
  const { stock_quantity: _, ...priced } = { ...second, price: '70.00' };
  const renamed = options.map((option) => (option.name === 'Size' ? { ...option, values: ['42', '43'] } : option));
  const after = await put({
    options: renamed,
    variants: [priced, { ...first, option_values: ['43', 'Black'], is_active: false }],
    version: 2,
  });
  expect(after.body).toMatchObject({
    price: '70.00',
    price_to: '70.00',
    stock_quantity: 5,
    version: 3,
    variants: [
      { id: idOf('42', 'Black'), stock_quantity: 5 },
      { is_active: false, in_stock: false },
    ],
  });
  expect((await put({ ...sizes(1), version: 2 })).status).toBe(409);
  const simple = { option_values: [], price: '60.00', stock_quantity: 2 };
  const ended = await put({ options: [], variants: [simple] });
  expect(ended.body).toMatchObject({ has_variants: false, variants: [], price: '60.00', stock_quantity: 2 });
  expect(await offerOf(product.id)).toMatchObject({ id: product.id, optionValues: [] });
  expect((await seller.patch(`/api/products/${product.slug}`, { price: '61.00' })).status).toBe(200);
  expect(await differing(market)).toEqual([]);
});

test('invalid variants are refused with the position of each error, and nothing changes', async () => {
  const { put, seller, product, shop } = await withSizes(market);
  const { options, variants } = sizes(1);
  const [first] = variants;
  const faults = async (body: object) => (await put(body)).body.details;
  expect(await faults({ options, variants: [{ ...first, option_values: ['44', 'Black'] }] })).toEqual({
    'variants.0.option_values': [texts.variantUnlike],
  });
  expect(await faults({ options, variants: [first, { ...first, compare_at_price: '80.00' }] })).toEqual({
    'variants.1.option_values': [texts.variantTwice],
    'variants.1.compare_at_price': [texts.compareAtTooLow],
  });
  expect(await faults({ options: [{ name: 'Size', values: ['S', 's'] }], variants })).toMatchObject({
    'options.0.values': [texts.valueTwice],
  });
  const many = Array.from({ length: 101 }, (_, i) => ({ ...first, option_values: [String(i)] }));
  expect(await faults({ options, variants: many })).toMatchObject({ variants: [texts.variantsTooMany] });
  const other = await market.world.createProduct({ shop });
  expect(await faults({ options, variants: [{ ...first, sku: other.sku }] })).toEqual({
    'variants.0.sku': [texts.skuTaken(other.sku)],
  });
  expect(await faults({ options, variants: [{ ...first, image_id: newId() }] })).toEqual({
    'variants.0.image_id': [texts.variantPicture],
  });
  const price = await seller.patch(`/api/products/${product.slug}`, { price: '10.00' });
  expect([price.status, price.body.error]).toEqual([400, texts.variantPriced]);
  const now = await seller.get(`/api/v1/products/${product.slug}`);
  expect(now.body).toMatchObject({ version: 2, stock_quantity: 10 });
});
