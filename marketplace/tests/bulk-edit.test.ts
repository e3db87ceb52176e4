import { bulkTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

interface Item {
  id: string;
  version: number;
  fault: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

async function seller(limit: number | null = null) {
  const shop = await it.world.createShop({ listingLimit: limit });
  const browser = await browserOf(it, shop.owner);
  const send = async (path: string, body: object) => {
    const answer = await browser.post(`/api/products/bulk${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.results as unknown as Item[];
  };
  return {
    shop,
    browser,
    preview: (ids: string[], change: object) => send('/preview', { ids, ...change }),
    apply: (items: object[]) => send('', { items }),
  };
}

const pricesOf = (items: Item[]) => items.map(({ after, fault }) => fault ?? after.price);

test('a preview shows each change and its errors, apply makes the changes, and Undo reverts them', async () => {
  const { shop, browser, preview, apply } = await seller();
  const make = (change: object) => it.world.createProduct({ shop, ...change });
  const plain = await make({ pricePesewas: 1005 });
  const reduced = await make({ pricePesewas: 5000, compareAtPesewas: 5200 });
  const cheap = await make({ pricePesewas: 1 });
  const ids = [reduced.id, plain.id, cheap.id];
  expect(pricesOf(await preview(ids, { price_percent: 10 }))).toEqual([catalogTexts.compareAtTooLow, '11.06', '0.01']);
  expect(pricesOf(await preview(ids, { price_by: '-0.05' }))).toEqual(['49.95', '10.00', texts.priceTooLow]);
  expect(pricesOf(await preview(ids, { price: '9.50' }))).toEqual(['9.50', '9.50', '9.50']);
  expect((await preview(ids, { stock_by: -21 })).map(({ fault }) => fault)).toEqual(Array(3).fill(texts.stockTooLow));
  const planned = await preview(ids, { price_by: '-0.05' });
  const done = await apply(
    planned.filter(({ fault }) => !fault).map(({ id, version, after }) => ({ id, version, price: after.price })),
  );
  expect(done.map(({ version, fault }) => [version, fault])).toEqual([
    [2, null],
    [2, null],
  ]);
  const seen = async (slug: string) => (await it.client().get(`/api/v1/products/${slug}`)).body;
  expect(await seen(plain.slug)).toMatchObject({ price: '10.00', version: 2 });
  // One of them changes before Undo, so only the other one goes back.
  await browser.patch(`/api/products/${reduced.slug}`, { stock_quantity: 3 });
  const undone = await apply(done.map(({ id, version, before }) => ({ id, version, price: before.price })));
  expect(undone.map(({ fault }) => fault)).toEqual([texts.changedMeanwhile, null]);
  expect(await seen(plain.slug)).toMatchObject({ price: '10.05', version: 3 });
  expect(await seen(reduced.slug)).toMatchObject({ price: '49.95', stock_quantity: 3 });
});

test('changes of category and archive follow the rules of single changes', async () => {
  const { shop, preview, apply } = await seller(2);
  const [from, to] = [await it.world.createCategory(), await it.world.createCategory()];
  const sized = await it.world.createCategory({
    fields: [{ id: 'size', label: 'Size', type: 'text', required: true, placeholder: '', options: [] }],
  });
  const [one, two, three] = [
    await it.world.createProduct({ shop, category: from }),
    await it.world.createProduct({ shop, category: from }),
    await it.world.createProduct({ shop, category: to }),
  ];
  const ids = [one.id, two.id, three.id];
  expect((await preview(ids, { category: to.slug })).map(({ fault }) => fault)).toEqual([
    null,
    catalogTexts.freeLimit(2),
    null,
  ]);
  expect((await preview([one.id], { category: sized.slug }))[0]?.fault).toBe('Size is required');
  const moved = await apply([{ id: one.id, version: 1, category: to.slug }]);
  expect(moved[0]?.after).toMatchObject({ category: to.slug, category_name: to.name });
  const archived = await apply([
    { id: one.id, version: 2, is_archived: true },
    { id: two.id, version: 1, is_archived: true },
  ]);
  expect(archived.map(({ after }) => after.is_archived)).toEqual([true, true]);
  const { status } = await it.client().get(`/api/v1/products/${one.slug}`);
  expect(status).toBe(404);
  const back = await apply(archived.map(({ id, version }) => ({ id, version, is_archived: false })));
  expect(back.map(({ fault, after }) => [fault, after.is_archived])).toEqual(Array(2).fill([null, false]));
});

test('a price change applies to each variant, is previewed and undone; stock is changed per variant only', async () => {
  const { shop, browser, preview, apply } = await seller();
  const { id, slug } = await it.world.createProduct({ shop });
  const variants = ['40', '41'].map((size) => ({
    option_values: [size],
    price: size === '40' ? '20' : '30',
    stock_quantity: 2,
    is_active: true,
  }));
  const grid = { options: [{ name: 'Size', values: ['40', '41'] }], variants };
  expect((await browser.put(`/api/products/${slug}/variants`, grid)).status).toBe(200);
  const [planned] = await preview([id], { price_percent: -10 });
  expect(planned).toMatchObject({
    fault: null,
    variant_labels: ['40', '41'],
    before: { price: '20.00', variant_prices: ['20.00', '30.00'] },
    after: { price: '18.00', variant_prices: ['18.00', '27.00'], stock_quantity: 4 },
  });
  const lower = await preview([id], { price_by: '-19.99' });
  expect(lower[0]).toMatchObject({ fault: null, after: { variant_prices: ['0.01', '10.01'] } });
  expect((await preview([id], { price_by: '-20' }))[0]?.fault).toBe(texts.priceTooLow);
  expect((await preview([id], { stock_by: 1 }))[0]?.fault).toBe(catalogTexts.variantPriced);
  const change = { id, version: planned?.version, variant_prices: planned?.after.variant_prices };
  const [changed] = await apply([change]);
  const { body } = await browser.get(`/api/v1/products/${slug}`);
  expect(body).toMatchObject({ price: '18.00', variants: [{ price: '18.00' }, { price: '27.00' }] });
  const short = { id, version: changed?.version, variant_prices: ['5'] };
  expect((await apply([short]))[0]?.fault).toBe(texts.changedMeanwhile);
  expect((await browser.post('/api/products/bulk', { items: [change, change] })).body.details).toHaveProperty('items');
  const [undone] = await apply([{ ...change, version: changed?.version, variant_prices: ['20', '30'] }]);
  expect(undone?.after).toMatchObject({ price: '20.00', variant_prices: ['20.00', '30.00'] });
  const [archived] = await apply([{ id, version: undone?.version, is_archived: true }]);
  expect(archived).toMatchObject({ fault: null, after: { is_archived: true, price: '20.00', stock_quantity: 4 } });
});

test('a bulk edit notifies wishlists and never changes another shop', async () => {
  const { shop, browser, apply } = await seller();
  const product = await it.world.createProduct({ shop, stockQuantity: 0 });
  const other = await it.world.createProduct();
  const buyer = await it.world.createUser();
  const wish = await (await browserOf(it, buyer)).post('/api/add-to-wishlist', { product_id: product.id });
  expect(wish.status).toBeLessThan(300);
  await it.marketplace.jobs.start();
  await apply([{ id: product.id, version: 1, price: '1.00', stock_quantity: 4 }]);
  for (const body of [
    { ids: [product.id, other.id], price: '1.00' },
    { ids: [product.id], price: '1', stock_by: 1 },
  ])
    expect((await browser.post('/api/products/bulk/preview', body)).status).toBeGreaterThanOrEqual(400);
  const stranger = { items: [{ id: other.id, version: 1, price: '1.00' }] };
  expect((await browser.post('/api/products/bulk', stranger)).status).toBe(404);
  const notified = async () => {
    const { body } = await (await browserOf(it, buyer)).get('/api/notifications');
    return body.results?.length;
  };
  await expect.poll(notified, { timeout: 20_000 }).toBeGreaterThan(0);
});

test('two bulk edits and a checkout at the same time cause no deadlock and lose no change', async () => {
  const { shop, preview, apply } = await seller();
  const made = [];
  for (let n = 0; n < 20; n += 1) made.push(await it.world.createProduct({ shop, stockQuantity: 100 }));
  const ids = made.map(({ id }) => id);
  const add = async (order: string[]) => {
    for (let left = order; left.length > 0; ) {
      const planned = await preview(left, { stock_by: 1 });
      const done = await apply(
        planned.map(({ id, version, after }) => ({ id, version, stock_quantity: after.stock_quantity })),
      );
      left = done.filter(({ fault }) => fault === texts.changedMeanwhile).map(({ id }) => id);
    }
  };
  await Promise.all([add(ids), add(ids.toReversed())]);
  const after = await preview(ids, { stock_quantity: 0 });
  expect(after.map(({ before }) => before.stock_quantity)).toEqual(Array(20).fill(102));
});
