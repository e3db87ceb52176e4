import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productVariants } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { roomyOrders, shipping, shopper } from './orders/shoppers.ts';
import { differing, sizes, withSizes } from './variant-grid.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: roomyOrders });
});
afterAll(() => market.close());

test('cart and order name the variant; a product with sizes needs one', async () => {
  const { product, idOf } = await withSizes(market);
  const buyer = await shopper(market);
  const chooseText = 'Please choose a size and a shoe colour';
  for (const [path, more] of [['/api/add-to-cart', {}] as const, ['/api/orders/single', shipping] as const]) {
    const { status, body } = await buyer.post(path, { ...more, product_id: product.id, quantity: 1 });
    expect([status, body.error, body.details]).toEqual([400, chooseText, { variant_id: [chooseText] }]);
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
  expect(await differing(market)).toEqual([]);
});

test('a removed or inactive variant stays in carts and past orders, and cannot be ordered', async () => {
  const { product, put, idOf } = await withSizes(market);
  const buyer = await shopper(market);
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
  expect(await differing(market)).toEqual([]);
});

test('users who order the last 50 of one size during edits buy exactly 50', async () => {
  const count = size(80, 200);
  const { product, put, idOf } = await withSizes(market, { stock: 50 });
  const large = idOf('42', 'Black');
  const users = await Promise.all(Array.from({ length: count }, () => shopper(market)));
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
  const [row] = await market.db.select().from(productVariants).where(eq(productVariants.id, large));
  expect(row?.stockQuantity).toBe(0);
  expect(await differing(market)).toEqual([]);
});
