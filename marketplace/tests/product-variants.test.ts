import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reduceStock, returnStock } from '#catalog/product/move-stock.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { browserOf } from '#world/browser-of.ts';
import { createClient } from '#world/client.ts';
import { size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { roomyOrders, shipping, shopper } from './orders/shoppers.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace({ environment: roomyOrders });
});
afterAll(() => it.close());

/** Products whose row says something else than their variants. */
async function differing(): Promise<unknown[]> {
  return rowsOf(
    it.db,
    sql`
    select products.id from products left join (
      select product_id, (array_agg(sku order by position))[1] as sku, min(price_pesewas) filter (where is_active) as price,
        max(price_pesewas) filter (where is_active) as price_to, sum(stock_quantity) filter (where is_active)::int as stock
      from product_variants group by product_id
    ) as offered on product_id = products.id
    where (products.sku, price_pesewas, coalesce(price_to_pesewas, price_pesewas), stock_quantity)
      is distinct from (offered.sku, price, price_to, stock)`,
  );
}

const offerOf = async (id: string) => {
  const [row] = await it.db.select().from(productVariants).where(eq(productVariants.productId, id));
  return row;
};

test('what a seller offers, changes and duplicates is written to the variant and read from the product', async () => {
  const shop = await it.world.createShop();
  const product = await it.world.createProduct({ shop, stockQuantity: 3 });
  const browser = await browserOf(it, shop.owner);
  const changed = { price: '80.00', compare_at_price: '100.00', stock_quantity: 9 };
  const answer = await browser.patch(`/api/products/${product.slug}`, changed);
  expect(answer.body).toMatchObject({ ...changed, version: 2 });
  const offer = { pricePesewas: 8_000, compareAtPesewas: 10_000, stockQuantity: 9, sku: product.sku, position: 0 };
  expect(await offerOf(product.id)).toMatchObject(offer);
  const copy = await browser.post(`/api/products/${product.slug}/duplicate`, {});
  expect(copy.status, JSON.stringify(copy.body)).toBe(201);
  expect(copy.body).toMatchObject({ price: '80.00', stock_quantity: 0 });
  expect(await offerOf(String(copy.body.id))).toMatchObject({ ...offer, stockQuantity: 0, sku: copy.body.sku });
  expect(await differing()).toEqual([]);
});

test('services of before, which write products alone, and those of today change the same offer', async () => {
  const product = await it.world.createProduct({ stockQuantity: 50 });
  const before = () =>
    it.db.execute(
      sql`update products set stock_quantity = stock_quantity - 1, version = version + 1 where id = ${product.id}`,
    );
  const lines = [{ productId: product.id, variantId: null, quantity: 1 }];
  const today = (move: typeof returnStock) =>
    inTransaction(it.context(), async (tx) => {
      await tx.db.select().from(products).where(eq(products.id, product.id)).for('no key update');
      await move({ tx, input: { lines } });
    });
  await Promise.all([
    ...Array.from({ length: 10 }, before),
    ...Array.from({ length: 10 }, () => today(async (args) => void (await reduceStock(args)))),
    ...Array.from({ length: 3 }, () => today(returnStock)),
  ]);
  await it.db.update(products).set({ pricePesewas: 700, sku: 'SKUOFBEFORE' }).where(eq(products.id, product.id));
  expect(await offerOf(product.id)).toMatchObject({ stockQuantity: 33, pricePesewas: 700, sku: 'SKUOFBEFORE' });
  const [row] = await it.db.select().from(products).where(eq(products.id, product.id));
  expect(row).toMatchObject({ stockQuantity: 33, pricePesewas: 700, version: 24 });
  expect(await differing()).toEqual([]);
});

interface Line {
  option_values: string[];
  price: string;
  compare_at_price?: string;
  stock_quantity?: number;
  sku?: string;
}

const sizes = (stock: number): { options: { name: string; values: string[] }[]; variants: [Line, Line, Line] } => ({
  options: [
    { name: 'Size', values: ['41', '42'] },
    { name: 'Shoe colour', values: ['Black', 'Red'] },
  ],
  variants: [
    { option_values: ['41', 'Black'], price: '80.00', stock_quantity: stock },
    { option_values: ['42', 'Black'], price: '95.00', compare_at_price: '120.00', stock_quantity: stock },
    { option_values: ['42', 'Red'], price: '99.00', stock_quantity: 0, sku: 'shoe-42-red' },
  ],
});

async function withSizes({ stock = 5 } = {}) {
  const shop = await it.world.createShop();
  const field = { type: 'text' as const, required: false, placeholder: '', options: [] };
  const category = await it.world.createCategory({ fields: [{ ...field, id: 'size', label: 'Size' }] });
  const product = await it.world.createProduct({ shop, category, name: 'Sneakers', stockQuantity: 3 });
  const seller = await browserOf(it, shop.owner);
  const put = (body: object) => seller.put(`/api/products/${product.slug}/variants`, body);
  const { status, body } = await put(sizes(stock));
  expect(status, JSON.stringify(body)).toBe(200);
  const variants = body.variants as unknown as { id: string; option_values: string[]; stock_quantity: number }[];
  const idOf = (...values: string[]) =>
    String(variants.find(({ option_values }) => option_values.join() === values.join())?.id);
  return { shop, category, product, seller, put, body, idOf };
}

test('a seller offers sizes and colours: the product shows the lowest price, the whole stock and each value as a filter', async () => {
  const { product, body, category, seller } = await withSizes();
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
  const visitor = createClient(it.marketplace.fetch);
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
  expect(await differing()).toEqual([]);
});

test('the grid is replaced: same values keep their id and stock, others go, and it may end as a simple product', async () => {
  const { product, put, idOf, seller } = await withSizes();
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
  expect(await differing()).toEqual([]);
});

test('a bad grid is refused with the place of each fault, and nothing changes', async () => {
  const { put, seller, product, shop } = await withSizes();
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
  const other = await it.world.createProduct({ shop });
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

test('a cart and an order name the variant; without one, a product with sizes asks for it', async () => {
  const { product, idOf } = await withSizes();
  const buyer = await shopper(it);
  const asked = 'Please choose a size and a shoe colour';
  for (const [path, more] of [['/api/add-to-cart', {}] as const, ['/api/orders/single', shipping] as const]) {
    const { status, body } = await buyer.post(path, { ...more, product_id: product.id, quantity: 1 });
    expect([status, body.error, body.details]).toEqual([400, asked, { variant_id: [asked] }]);
  }
  const gone = { product_id: product.id, variant_id: newId(), quantity: 1 };
  expect((await buyer.post('/api/add-to-cart', gone)).body.error).toBe(texts.variantMissing);
  const [small, large] = [idOf('41', 'Black'), idOf('42', 'Black')];
  for (const variant_id of [small, large, small])
    await buyer.post('/api/add-to-cart', { product_id: product.id, variant_id });
  const cart = await buyer.get('/api/cart');
  expect(cart.body).toMatchObject({
    total: '255.00',
    items: [
      { variant_id: small, variant_label: '41, Black', quantity: 2, product_price: '80.00' },
      { variant_id: large, variant_label: '42, Black', quantity: 1, product_price: '95.00' },
    ],
  });
  const tooMany = { product_id: product.id, variant_id: large, quantity: 5 };
  const refused = await buyer.post('/api/add-to-cart', tooMany);
  expect([refused.body.error, refused.body.details]).toEqual([
    'Insufficient stock for Sneakers (42, Black)',
    { product_id: [product.id], variant_id: [large], left: ['5'] },
  ]);
  const placed = await buyer.post('/api/orders/create', { ...shipping, expected_total: '255.00' });
  expect(placed.body.order).toMatchObject({
    items: [
      { variant_id: small, variant_label: '41, Black', total: '160.00' },
      { variant_id: large, variant_label: '42, Black', total: '95.00' },
    ],
  });
  const stock = async () => {
    const { body } = await buyer.get(`/api/v1/products/${product.slug}`);
    return (body.variants as unknown as { stock_quantity: number }[]).map((one) => one.stock_quantity);
  };
  expect(await stock()).toEqual([3, 4, 0]);
  await buyer.post(`/api/orders/${placed.body.order?.order_id}/status`, { action: 'cancel' });
  expect(await stock()).toEqual([5, 5, 0]);
  expect(await differing()).toEqual([]);
});

test('a removed or switched-off variant stays in carts, cannot be ordered, and stays in the history of orders', async () => {
  const { product, put, idOf } = await withSizes();
  const buyer = await shopper(it);
  const [small, large] = [idOf('41', 'Black'), idOf('42', 'Black')];
  const order = { ...shipping, product_id: product.id, variant_id: small, quantity: 1 };
  const { body: before } = await buyer.post('/api/orders/single', order);
  for (const variant_id of [small, large]) await buyer.post('/api/add-to-cart', { product_id: product.id, variant_id });
  const [, second, third] = sizes(4).variants;
  await put({ options: sizes(4).options, variants: [{ ...second, is_active: false }, third] });
  const { body } = await buyer.get('/api/cart');
  const gone = { is_available: false, in_stock: false, stock_quantity: 0 };
  expect(body).toMatchObject({ total: '0.00', items: [{ ...gone, variant_label: '41, Black' }, gone] });
  const placed = await buyer.post('/api/orders/create', shipping);
  expect([placed.status, placed.body.error]).toEqual([400, 'Sneakers is not available any more.']);
  const [item] = body.items as unknown as { id: string }[];
  expect((await buyer.put('/api/update-cart-item', { item_id: item?.id, quantity: 1 })).status).toBe(404);
  const code = before.order?.order_id;
  const cancelled = await buyer.post(`/api/orders/${code}/status`, { action: 'cancel' });
  expect(cancelled.body).toMatchObject({ status: 'cancelled', items: [{ variant_label: '41, Black' }] });
  expect(await differing()).toEqual([]);
});

test('users on the last 50 of one size while its seller edits the grid buy exactly 50', async () => {
  const count = size(80, 200);
  const { product, put, idOf } = await withSizes({ stock: 50 });
  const large = idOf('42', 'Black');
  const users = await Promise.all(Array.from({ length: count }, () => shopper(it)));
  const order = { ...shipping, product_id: product.id, variant_id: large, quantity: 1 };
  let open = count;
  const orders = users.map(({ post }) => post('/api/orders/single', order).finally(() => (open -= 1)));
  const edits: number[] = [];
  // The seller changes prices, switches a size off and on, and restocks another one.
  const edit = async (): Promise<void> => {
    if (open === 0) return;
    const { options, variants } = sizes(50);
    const [first, second, third] = variants;
    const { stock_quantity: _, ...hot } = { ...second, price: `${90 + (edits.length % 9)}.00` };
    const shown = { ...first, stock_quantity: 60, is_active: edits.length % 2 === 0 };
    edits.push((await put({ options, variants: [shown, hot, third] })).status);
    return edit();
  };
  const [answers] = await Promise.all([Promise.all(orders), edit()]);
  const done = answers.filter(({ status }) => status === 201);
  expect(done).toHaveLength(50);
  expect(new Set(answers.map(({ body }) => body.error))).toEqual(
    new Set([undefined, 'Insufficient stock for Sneakers (42, Black)']),
  );
  expect(new Set(edits)).toEqual(new Set([200]));
  const [row] = await it.db.select().from(productVariants).where(eq(productVariants.id, large));
  expect(row?.stockQuantity).toBe(0);
  expect(await differing()).toEqual([]);
});
