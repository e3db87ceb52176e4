import { importTemplate } from '@besesaka/schema/catalog/bulk/template.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
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

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

const columns =
  'sku,slug,name,description,price,compare_at_price,stock,category,is_active,pictures,option1_name,option1_value,option2_name,option2_value,picture';

/** A line by its columns. */
const line = (cells: Record<string, string>) =>
  columns
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',');

const sheet = (...lines: Record<string, string>[]) => [columns, ...lines.map(line)].join('\n');

const variantsOf = (productId = '') =>
  it.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position));

const size = (value: string, more: Record<string, string> = {}) => ({
  name: 'Sneakers',
  price: '80.00',
  stock: '5',
  option1_name: 'Size',
  option1_value: value,
  ...more,
});

/** A seller with sneakers in three sizes, imported. */
async function withSneakers() {
  const seller = await importer(it);
  const { category, check, apply, rows } = seller;
  const first = { category: category.slug, description: 'Light shoes for every day.', sku: 'SN-41' };
  const csv = sheet(
    size('41', first),
    size('42', { sku: 'SN-42', price: '95.00', compare_at_price: '120.00' }),
    size('43', { option1_name: '', stock: '0' }),
  );
  const checked = await check(csv);
  expect(checked, JSON.stringify(checked.faults)).toMatchObject({ lines: 3, creates: 3, faults_count: 0 });
  const done = await apply(checked.id);
  const [product] = await rows();
  if (!product) throw new Error('nothing was imported');
  return { ...seller, csv, first, checked, done, product };
}

test('a product with variants is several lines: it is added as by hand, and shows its lowest price and whole stock', async () => {
  const { checked, done, product, rows } = await withSneakers();
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

test('lines change variants by SKU or by options; those that no line names stay as they are', async () => {
  const { check, apply, product, own, shop } = await withSneakers();
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
  const simple = await it.world.createProduct({ shop, sku: 'PLAIN' });
  const split = await check(
    sheet(size('S', { slug: simple.slug, sku: 'PLAIN', name: '' }), size('M', { slug: simple.slug, name: '' })),
  );
  expect(await apply(split.id)).toMatchObject({ creates: 2, faults_count: 0 });
  expect((await variantsOf(simple.id)).map(({ optionValues }) => optionValues)).toEqual([['S'], ['M']]);
});

test('an exported file can be imported again and changes nothing, with pictures of variants and one that is not offered', async () => {
  const { check, apply, browser, category, rows, upload } = await importer(it);
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
  await it.db
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
    file.replace(',80.00,', ',70.00,').replace(`${it.config.publicUrl}/media/${red}\r\n`, '\r\n'),
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

test('each fault of a product with variants is named by line and column, and the product is left out as a whole', async () => {
  const { product, first, check, rows, shop } = await withSneakers();
  const { category } = first;
  const { slug } = product;
  const fresh = (name: string) => ({ name, category, description: 'Good for walking far.' });
  const csv = sheet(
    size('S', fresh('Shirt A')), // 2
    size('s', { name: 'Shirt A' }), // 3
    size('S', fresh('Shirt B')), // 4
    size('', { name: 'Shirt B' }), // 5
    size('S', fresh('Shirt C')), // 6
    size('M', { name: 'Shirt C', option1_name: 'Length' }), // 7
    size('L', { name: 'Shirt C', description: 'Something else entirely.' }), // 8
    size('S', fresh('Shirt D')), // 9
    { ...size('M', { name: 'Shirt D' }), option2_name: 'Colour', option2_value: 'Red' }, // 10
    size('L', { name: 'Shirt D', price: '' }), // 11
    { slug, price: '5.00' }, // 12
    size('S', { ...fresh('Shirt I'), price: '' }), // 13
    size('45', { slug, name: '', option1_name: 'Length' }), // 14
    size('S', { ...fresh('Shirt E'), sku: 'E-1', compare_at_price: '70.00' }), // 15
    size('M', { name: 'Shirt E', sku: 'E-1' }), // 16
    size('S', fresh('Shirt A')), // 17
    size('S', { ...fresh('Shirt F'), price: 'ten' }), // 18
    size('M', { name: 'Shirt F' }), // 19
    size('S', fresh('Shirt G')), // 20
    size('M', { name: 'Shirt G', sku: 'SN-42' }), // 21
  );
  const checked = await check(csv);
  expect(faultsOf(checked)).toEqual([
    `2 : ${texts.lineLeftOut(3)}`,
    `3 option1_value: ${texts.optionsTwice(2)}`,
    `4 : ${texts.lineLeftOut(5)}`,
    `5 option1_value: ${texts.optionValueMissing}`,
    `6 : ${texts.lineLeftOut(7)}`,
    `7 option1_name: ${texts.optionNameDiffers('Size')}`,
    `8 description: ${texts.contradicts(6)}`,
    `9 : ${texts.lineLeftOut(10)}`,
    `10 option2_name: ${texts.optionUnnamed}`,
    `11 : ${texts.lineLeftOut(10)}`,
    `12 option1_value: ${texts.variantUnnamed}`,
    `13 price: ${texts.variantPrice}`,
    `14 option1_name: ${texts.optionsDiffer('Size')}`,
    `14 : ${texts.optionsNotTogether(12)}`,
    `15 : ${texts.lineLeftOut(16)}`,
    `16 sku: ${texts.skuTwice(15)}`,
    `17 : ${texts.optionsNotTogether(2)}`,
    `18 price: ${catalogTexts.priceInvalid}`,
    `19 : ${texts.lineLeftOut(18)}`,
    expect.stringContaining('20 '),
    expect.stringContaining('21 '),
  ]);
  expect(checked).toMatchObject({ creates: 0, updates: 0, faults_count: 20 });
  expect(await rows()).toHaveLength(1);
  const prices = await check(
    sheet(size('S', { ...fresh('Shirt H'), compare_at_price: '70.00' }), size('M', { name: 'Shirt H', price: '' })),
  );
  expect(faultsOf(prices)).toEqual([
    `2 compare_at_price: ${catalogTexts.compareAtTooLow}`,
    `3 price: ${texts.variantPrice}`,
  ]);
  const taken = await check(sheet(size('46', { slug, name: '', sku: 'SN-41', price: '' })));
  expect(faultsOf(taken)).toEqual([`2 sku: ${texts.skuOfVariant('41')}`]);
  const other = await it.world.createProduct({ shop, sku: 'OTHER' });
  const foreign = await check(sheet(size('46', { slug, name: '', sku: other.sku })));
  expect(faultsOf(foreign)).toEqual([`2 sku: ${texts.skuTaken}`]);
  const sizes = Array.from({ length: 101 }, (_, n) =>
    size(`${n % 40}`, {
      ...(n === 0 && fresh('Shirt')),
      name: 'Shirt',
      option2_name: 'Width',
      option2_value: `${n}`.padStart(3, '0').slice(0, 2),
    }),
  );
  const many = await check(sheet(...sizes));
  expect(many.faults_count).toBe(101);
  expect(faultsOf(many)).toContain(`2 : ${texts.lineLeftOut(102)}`);
});

test('groups are never cut in two: a killed import goes on between products, and each variant is there once', async () => {
  const { category, upload, browser, rows, read } = await importer(it);
  const groups = Array.from({ length: 60 }, (_, n) =>
    ['S', 'M', 'L', 'XL'].map((value, at) =>
      size(value, {
        name: `Shirt ${n}`,
        ...(at === 0 && { category: category.slug, description: 'Good for every day.' }),
      }),
    ),
  ).flat();
  const { body } = await upload(sheet(...groups));
  const run = (isClosing: () => boolean) => runImports({ context: it.context, isClosing });
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

test('a lower price and a restock reach those who wait for them, as after a single edit', async () => {
  const { product, check, apply, rows } = await withSneakers();
  await it.db.update(products).set({ isActive: true }).where(eq(products.id, product.id));
  const wisher = await it.world.createUser();
  const browser = await browserOf(it, wisher);
  expect((await browser.post('/api/add-to-wishlist', { product_id: product.id })).status).toBe(200);
  const checked = await check(sheet({ sku: 'SN-42', price: '60.00' }));
  await apply(checked.id);
  expect((await rows())[0]).toMatchObject({ pricePesewas: 6000, stockQuantity: 10 });
  await it.marketplace.jobs.start();
  const told = () => it.db.$count(notifications, eq(notifications.userId, wisher.id));
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
});

test("the template's own lines can be imported", async () => {
  const { check } = await importer(it);
  const fields = (...ids: string[]) =>
    ids.map((id) => ({ id, label: id, type: 'text' as const, required: true, placeholder: '', options: [] }));
  await it.world.createCategory({ slug: 'kente-wax-prints', fields: fields('material', 'length') });
  await it.world.createCategory({ slug: 'shoes', fields: fields('wearer', 'size') });
  const checked = await check(importTemplate);
  expect(faultsOf(checked)).toEqual([]);
  expect(checked).toMatchObject({ creates: 3 });
});
