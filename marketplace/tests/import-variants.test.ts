import { importTemplate } from '@besesaka/schema/catalog/bulk/template.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { asc, eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runImports } from '#catalog/imports/run-imports.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { notifications } from '#notifications/tables.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { drawJpeg } from './forms.ts';
import { afterOne, faultsOf, importer } from './importer.ts';
import { columns, line, sheet, size, withSneakers } from './variant-sheet.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const variantsOf = (productId = '') =>
  market.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position));

test('a product with variants takes several lines; it has the lowest price and the total stock', async () => {
  const { checked, done, product, rows } = await withSneakers(market);
  expect(checked.changes).toMatchObject([
    { line: 2, name: 'Sneakers (41)', is_new: true, changes: [] },
    { line: 3, name: 'Sneakers (42)', is_new: true },
    { line: 4, name: 'Sneakers (43)', is_new: true },
  ]);
  expect(done).toMatchObject({ state: 'done', creates: 3, position: 3, faults_count: 0 });
  expect(await rows()).toHaveLength(1);
  expect(product).toMatchObject({
    slug: 'sneakers',
    sku: 'SN-41',
    pricePesewas: 8000,
    priceToPesewas: 9500,
    stockQuantity: 10,
    facets: expect.arrayContaining(['size:41', 'size:42', 'size:43']),
    isActive: false,
  });
  const rowOf = (value: string) => ({ optionValues: [value], isActive: true });
  expect(await variantsOf(product.id)).toMatchObject([
    { ...rowOf('41'), sku: 'SN-41', pricePesewas: 8000, stockQuantity: 5 },
    { ...rowOf('42'), sku: 'SN-42', pricePesewas: 9500, compareAtPesewas: 12_000 },
    { ...rowOf('43'), sku: expect.stringMatching(/^[A-Z]*-\w{8}$/), stockQuantity: 0 },
  ]);
});

test('lines change variants by SKU or options; variants without a line stay as they are', async () => {
  const { check, apply, product, own, shop } = await withSneakers(market);
  const { slug } = product;
  const before = await variantsOf(product.id);
  const checked = await check(
    sheet(
      // A SKU is enough, in any order, one line after the other.
      { sku: 'SN-42', price: '90.00', compare_at_price: '120.00' },
      { sku: 'sn-41', stock: '7' },
      size('43', { slug, name: 'Light Sneakers', sku: 'SN-43', stock: '0' }),
      size('44', { slug, name: '', price: '99.00', option1_name: 'SIZE' }),
    ),
  );
  expect(faultsOf(checked)).toEqual([]);
  expect(checked).toMatchObject({
    creates: 1,
    updates: 3,
    unchanged: 0,
    changes: [
      { line: 2, name: 'Sneakers (42)', changes: [{ column: 'price', before: '95.00', after: '90.00' }] },
      { line: 3, name: 'Sneakers (41)', changes: [{ column: 'stock', before: '5', after: '7' }] },
      { line: 4, is_new: false, changes: [{ column: 'name' }, { column: 'sku', after: 'SN-43' }] },
      { line: 5, name: 'Light Sneakers (44)', is_new: true, changes: [] },
    ],
  });
  expect(await variantsOf(product.id)).toEqual(before);
  expect(await apply(checked.id)).toMatchObject({ creates: 1, updates: 3, faults_count: 0 });
  const after = await variantsOf(product.id);
  expect(after.map(({ id }) => id).slice(0, 3)).toEqual(before.map(({ id }) => id));
  expect(after.map((row) => [row.sku, row.pricePesewas, row.stockQuantity])).toEqual([
    ['SN-41', 8000, 7],
    ['SN-42', 9000, 5],
    ['SN-43', 8000, 0],
    [expect.any(String), 9900, 5],
  ]);
  expect((await own(slug)).body).toMatchObject({ name: 'Light Sneakers', version: 4 });
  // A simple product gets variants, and keeps its address and its SKU.
  const simple = await market.world.createProduct({ shop, sku: 'PLAIN' });
  const split = await check(
    sheet(size('S', { slug: simple.slug, sku: 'PLAIN', name: '' }), size('M', { slug: simple.slug, name: '' })),
  );
  expect(await apply(split.id)).toMatchObject({ creates: 2, faults_count: 0 });
  expect((await variantsOf(simple.id)).map(({ optionValues }) => optionValues)).toEqual([['S'], ['M']]);
});

test('importing an exported file changes nothing, also with pictures of variants and inactive ones', async () => {
  const { check, apply, browser, category, rows, upload } = await importer(market);
  const picture = new Uint8Array(await (await drawJpeg()).arrayBuffer());
  const pictures = 'a.jpg b.jpg c.jpg';
  const first = { category: category.slug, description: 'Cloth in two colours.', is_active: 'yes', pictures };
  const colour = (value: string, more: Record<string, string>) =>
    size('L', { name: 'Cloth', option2_name: 'Colour', option2_value: value, ...more });
  const csv = sheet(
    colour('Red', { ...first, picture: 'b.jpg' }),
    colour('=Blue', { picture: 'c.jpg' }),
    colour('Green', {}),
  );
  const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.jpg`, picture]));
  const zip = new Uint8Array(zipSync({ 'goods.csv': new TextEncoder().encode(csv), ...files }));
  const checked = await check(zip, 'goods.zip');
  expect(await apply(checked.id), JSON.stringify(checked.faults)).toMatchObject({ creates: 3, faults_count: 0 });
  const [product] = await rows();
  const [, blue] = await variantsOf(product?.id);
  await market.db
    .update(productVariants)
    .set({ isActive: false })
    .where(eq(productVariants.id, String(blue?.id)));
  const before = await variantsOf(product?.id);
  expect(before.map(({ mediaId }) => mediaId)).toEqual([expect.any(String), expect.any(String), null]);
  const file = (await browser.get('/api/my-products/export')).body as unknown as string;
  expect(file.trim().split('\r\n')).toHaveLength(4);
  const same = await check(file);
  expect(faultsOf(same)).toEqual([]);
  expect(same).toMatchObject({ lines: 3, unchanged: 3, creates: 0, updates: 0, faults_count: 0 });
  const red = before[0]?.mediaId ?? '';
  const cheaper = await check(
    file.replace(',80.00,', ',70.00,').replace(`${market.config.publicUrl}/media/${red}\r\n`, '\r\n'),
  );
  expect(await apply(cheaper.id), JSON.stringify(cheaper)).toMatchObject({ updates: 1, unchanged: 2, faults_count: 0 });
  expect((await variantsOf(product?.id)).map(({ mediaId, isActive }) => [mediaId, isActive])).toEqual(
    before.map(({ mediaId, isActive }) => [mediaId, isActive]),
  );
  expect((await rows())[0]).toMatchObject({ pricePesewas: 7000, stockQuantity: 10, version: 2 });
  // A picture of another product is none of this one.
  const foreign = await check(
    sheet(colour('Green', { slug: product?.slug ?? '', picture: 'https://example.com/x.jpg' })),
  );
  expect(faultsOf(foreign)).toEqual([`2 picture: ${catalogTexts.variantPicture}`]);
  const many = `${columns},option4_name\n${line(size('41'))},Width`;
  expect((await upload(many)).body.error).toBe(catalogTexts.optionsTooMany);
});

test('a killed import continues between products, and each variant exists once', async () => {
  const { category, upload, browser, rows, read } = await importer(market);
  const groups = Array.from({ length: 60 }, (_, n) =>
    ['S', 'M', 'L', 'XL'].map((value, index) =>
      size(value, {
        name: `Shirt ${n}`,
        ...(index === 0 && { category: category.slug, description: 'Good for every day.' }),
      }),
    ),
  ).flat();
  const { body } = await upload(sheet(...groups));
  const run = (isClosing: () => boolean) => runImports({ context: market.context, isClosing });
  await run(() => false);
  await browser.post(`/api/product-imports/${body.id}/apply`);
  await run(afterOne());
  expect(await read(String(body.id))).toMatchObject({ state: 'applying', position: 48, creates: 48 });
  await run(() => false);
  expect(await read(String(body.id))).toMatchObject({ state: 'done', position: 240, creates: 240, faults_count: 0 });
  const made = await rows();
  expect(made).toHaveLength(60);
  expect(made.every(({ stockQuantity, facets }) => stockQuantity === 20 && facets.includes('size:xl'))).toBe(true);
});

test('a lower price and a restock notify wishlists, as a single edit does', async () => {
  const { product, check, apply, rows } = await withSneakers(market);
  await market.db.update(products).set({ isActive: true }).where(eq(products.id, product.id));
  const wisher = await market.world.createUser();
  const browser = await browserOf(market, wisher);
  expect((await browser.post('/api/add-to-wishlist', { product_id: product.id })).status).toBe(200);
  const checked = await check(sheet({ sku: 'SN-42', price: '60.00' }));
  await apply(checked.id);
  expect((await rows())[0]).toMatchObject({ pricePesewas: 6000, stockQuantity: 10 });
  await market.marketplace.jobs.start();
  const noticeCount = () => market.db.$count(notifications, eq(notifications.userId, wisher.id));
  await expect.poll(noticeCount, { timeout: 20_000 }).toBe(1);
});

test('the lines of the template can be imported', async () => {
  const { check } = await importer(market);
  const fields = (...ids: string[]) =>
    ids.map((id) => ({ id, label: id, type: 'text' as const, required: true, placeholder: '', options: [] }));
  await market.world.createCategory({ slug: 'kente-wax-prints', fields: fields('material', 'length') });
  await market.world.createCategory({ slug: 'shoes', fields: fields('wearer', 'size') });
  const checked = await check(importTemplate);
  expect(faultsOf(checked)).toEqual([]);
  expect(checked).toMatchObject({ creates: 3 });
});
