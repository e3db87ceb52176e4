import { createServer } from 'node:http';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { importChanged } from '@besesaka/schema/catalog/events.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeys } from '#accounts/tables.ts';
import { pruneImports } from '#catalog/imports/prune-imports.ts';
import { runImports } from '#catalog/imports/run-imports.ts';
import { productImports } from '#catalog/imports/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { events } from '#platform/events/tables.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { drawJpeg } from './forms.ts';
import { afterOne, faultsOf, importer } from './importer.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
const seller = (given?: Parameters<typeof importer>[1]) => importer(market, given);
const work = () => runImports({ context: market.context, isClosing: () => false });
let picture: Buffer;
/** A site with pictures, under a port of this machine, which the service may call here as in a demo. */
const site = createServer((asked, answer) => {
  if (asked.url === '/away') return void answer.writeHead(302, { location: 'https://10.0.0.7/x.jpg' }).end();
  if (asked.url?.startsWith('/page')) return void answer.end('<html>');
  if (asked.url?.startsWith('/missing')) return void answer.writeHead(404).end();
  answer.end(picture);
});
let port = 0;
beforeAll(async () => {
  picture = Buffer.from(await (await drawJpeg()).arrayBuffer());
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const address = site.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  market = await startTestMarketplace({ config: { webhookLoopbackPorts: [port] } });
});
afterAll(async () => {
  site.close();
  await market.close();
});

test('a file is checked without a change, then applied; each error is named, and other lines are imported', async () => {
  const { shop, category, browser, check, apply, rows } = await seller();
  const prices = { pricePesewas: 900, compareAtPesewas: 1000 };
  const old = await market.world.createProduct({ shop, category, sku: 'OLD-1', ...prices });
  const same = await market.world.createProduct({ shop, category, sku: 'OLD-2', stockQuantity: 7 });
  const csv = [
    'SKU,Name,Description,Price,Compare at price,Stock,Category,is active',
    `NEW-1,Fine Cloth,"Woven by hand, in ""Bonwire""",12.50,,5,${category.slug},no`,
    'OLD-1,,,8.00,,"1,200",,',
    `OLD-2,${same.name},,125.00,,7,${category.slug},yes`,
    '',
    `NEW-2,X,short,abc,,-1,nowhere,perhaps`,
    `NEW-1,Again,Once more the same SKU,5,,1,${category.slug},no`,
    `NEW-3,No price,This one has no price at all,,,1,${category.slug},no`,
    `NEW-4,Published,Without pictures it cannot be,5,,1,${category.slug},yes`,
    `NEW-5,Reduced,The earlier price is too low,5,4,1,${category.slug},no`,
    `NEW-6,Too,many cells are here,5,,1,${category.slug},no,what`,
  ].join('\r\n');
  const checked = await check(csv);
  expect(checked).toMatchObject({
    state: 'checked',
    lines: 9,
    position: 9,
    creates: 1,
    updates: 1,
    unchanged: 1,
    faults_count: 6,
    changes: [
      { line: 2, name: 'Fine Cloth', is_new: true, changes: [] },
      {
        line: 3,
        is_new: false,
        changes: [
          { column: 'price', before: '9.00', after: '8.00' },
          { column: 'compare_at_price', before: '10.00', after: '' },
          { column: 'stock', before: '20', after: '1200' },
        ],
      },
    ],
  });
  const faults = [
    `6 name: ${catalogTexts.nameShort}`,
    `6 description: ${catalogTexts.descriptionShort}`,
    `6 price: ${catalogTexts.priceInvalid}`,
    `6 stock: ${catalogTexts.stockInvalid}`,
    `6 is_active: ${texts.activeInvalid}`,
    `6 category: ${texts.categoryUnknown}`,
    `7 : ${texts.twice(2)}`,
    `8 price: ${texts.columnNeeded('price')}`,
    '9 is_active: A product needs at least 3 pictures before it can be active',
    `10 compare_at_price: ${catalogTexts.compareAtTooLow}`,
    `11 : ${texts.tooManyCells(9, 8)}`,
  ];
  expect(faultsOf(checked)).toEqual(faults);
  expect(await rows()).toHaveLength(2);
  const done = await apply(checked.id);
  expect(done).toMatchObject({ state: 'done', position: 9, creates: 1, updates: 1, unchanged: 1, faults_count: 6 });
  expect(faultsOf(done)).toEqual(faults);
  expect(await rows()).toMatchObject([
    { sku: 'NEW-1', name: 'Fine Cloth', slug: 'fine-cloth', pricePesewas: 1250, stockQuantity: 5, isActive: false },
    { sku: 'OLD-1', name: old.name, pricePesewas: 800, compareAtPesewas: null, stockQuantity: 1200, version: 2 },
    { sku: 'OLD-2', version: 1 },
  ]);
  // It has no pictures, so it cannot be active.
  const published = await browser.patch('/api/products/fine-cloth', { is_active: true });
  expect(published).toMatchObject({ status: 400, body: { details: { image_ids: [catalogTexts.imagesMissing] } } });
  const file = (await browser.get(`/api/product-imports/${checked.id}/faults`)).body as unknown as string;
  expect(file.split('\r\n')).toHaveLength(1 + faults.length + 1);
  expect(file).toContain(`\r\n6,X,price,abc,${catalogTexts.priceInvalid}`);
  expect((await browser.post(`/api/product-imports/${checked.id}/apply`)).status).toBe(400);
  const other = await seller();
  expect((await other.read(String(checked.id))).code).toBe('NOT_FOUND');
  // The seller heard of each step.
  const states = (await market.db.select().from(events).where(eq(events.userId, shop.owner.id)))
    .filter(({ type }) => type === importChanged.type)
    .map(({ payload }) => importChanged.payload.parse(payload).import.state);
  expect(states.filter((state, n) => state !== states[n - 1])).toEqual(['checking', 'checked', 'applying', 'done']);
});

test('importing an exported file changes nothing; formulas are neutralised', async () => {
  const { shop, browser, check } = await seller();
  const fields = [{ id: 'care', label: 'Care', type: 'text' as const, required: true, placeholder: '', options: [] }];
  const washed = await market.world.createCategory({ fields });
  const words = { name: '=HYPERLINK("x")', description: 'Line one,\nline "two" of it' };
  await market.world.createProduct({ shop, category: washed, ...words, specifications: { care: '-30 °C' } });
  await market.world.createProduct({ shop, compareAtPesewas: 20_000, isActive: false });
  await market.world.createProduct({ shop, archivedAt: market.clock.now() });
  const file = (await browser.get('/api/my-products/export')).body as unknown as string;
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(file).toContain(`'-30 °C`);
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(await check(file)).toMatchObject({ unchanged: 2, creates: 0, updates: 0, faults_count: 0 });
  const excel = Buffer.from(file.replace('-30 °C', '40 °C').replaceAll('\r\n', '\n'), 'utf16le');
  const wide = await check(new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), excel])));
  expect(wide).toMatchObject({ updates: 1, unchanged: 1, faults_count: 0 });
});

test('a killed import continues where it was without losing or repeating a line, and can be stopped', async () => {
  const { category, upload, browser, rows, read } = await seller();
  const lines = Array.from({ length: 350 }, (_, n) => `,Cloth,Woven by hand in Bonwire.,${n + 1},5,${category.slug}`);
  const { body } = await upload(`sku,name,description,price,stock,category\n${lines.join('\n')}`);
  // A check that takes longer than a turn goes on in the next one.
  await runImports({ context: market.context, isClosing: () => false, turnMs: 0 });
  expect(await read(String(body.id))).toMatchObject({ state: 'checked', creates: 350 });
  await browser.post(`/api/product-imports/${body.id}/apply`);
  // Ends after the first lines, as a process does that ends in order.
  await runImports({ context: market.context, isClosing: afterOne() });
  expect(await read(String(body.id))).toMatchObject({ state: 'applying', position: 50, creates: 50 });
  // The next one is killed: it has claimed the import and is never heard of again.
  let claimed = 0;
  const killed = runImports({
    context: () => {
      claimed += 1;
      if (claimed > 4) throw new Error('killed');
      return market.context();
    },
    isClosing: () => false,
  });
  await expect(killed).rejects.toThrow('killed');
  await work();
  expect(await read(String(body.id))).toMatchObject({ state: 'applying' });
  market.clock.pass({ minutes: 2 });
  await work();
  expect(await read(String(body.id))).toMatchObject({ state: 'done', creates: 350, position: 350, faults_count: 0 });
  const made = await rows();
  expect(new Set(made.map(({ pricePesewas }) => pricePesewas)).size).toBe(350);
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(350);
  expect(made).toHaveLength(350);
  const next = await upload(`sku,name,description,price,stock,category\n${lines.join('\n')}`);
  await work();
  await browser.post(`/api/product-imports/${next.body.id}/apply`);
  await runImports({ context: market.context, isClosing: afterOne() });
  expect((await upload('sku,name\nA,Cloth')).body.error).toBe(texts.running);
  expect((await browser.post(`/api/product-imports/${next.body.id}/cancel`)).body.state).toBe('cancelled');
  await work();
  expect(await rows()).toHaveLength(400);
});

test('pictures come from public addresses or the zip file; a bad one is an error of its line', async () => {
  const { category, check, apply, rows, own, browser } = await seller();
  const addressOf = (name: string) => `http://127.0.0.1:${port}/${name}`;
  const line = (sku: string, ...pictures: string[]) =>
    `${sku},Cloth ${sku},Woven by hand in Bonwire.,5,5,${category.slug},yes,${pictures.join(' ')}`;
  const header = 'sku,name,description,price,stock,category,is_active,pictures';
  const good = [addressOf('a.jpg'), addressOf('b.jpg'), addressOf('c.jpg')];
  const csv = [
    header,
    line('P-1', ...good),
    line('P-2', addressOf('a.jpg'), addressOf('b.jpg')),
    line('P-3', 'https://10.0.0.5/a.jpg', 'http://example.com/b.jpg', 'c.jpg'),
    line('P-4', addressOf('a.jpg'), addressOf('b.jpg'), addressOf('page')),
    line('P-5', addressOf('a.jpg'), addressOf('b.jpg'), addressOf('missing')),
    line('P-6', addressOf('a.jpg'), addressOf('b.jpg'), addressOf('away')),
    line('P-7', ...good),
  ].join('\n');
  const checked = await check(csv);
  const unusable = [
    `3 pictures: ${catalogTexts.imagesMissing}`,
    `4 pictures: ${texts.pictureNotPublic('https://10.0.0.5/a.jpg')}`,
    `4 pictures: ${texts.pictureNotPublic('http://example.com/b.jpg')}`,
    `4 pictures: ${texts.pictureAddress('c.jpg')}`,
  ];
  expect(faultsOf(checked)).toEqual(unusable);
  const done = await apply(checked.id);
  expect(faultsOf(done)).toEqual([
    ...unusable,
    `5 pictures: ${texts.pictureInvalid(addressOf('page'))}`,
    `6 pictures: ${texts.pictureUnreachable(addressOf('missing'))}`,
    `7 pictures: ${texts.pictureNotPublic(addressOf('away'))}`,
  ]);
  const [first] = await rows();
  expect((await rows()).map(({ sku, isActive }) => [sku, isActive])).toEqual([
    ['P-1', true],
    ['P-7', true],
  ]);
  const shown = (await own(String(first?.slug))).body;
  expect(shown.images).toHaveLength(3);
  const file = (await browser.get('/api/my-products/export')).body as unknown as string;
  expect(file.match(/\/media\//g)).toHaveLength(6);
  expect(await check(file)).toMatchObject({ unchanged: 2, faults_count: 0 });
  const zipped = {
    'shop/goods.csv': new TextEncoder().encode(
      [header, line('Z-1', 'a.jpg', 'shop/b.jpg', 'c.jpg'), line('Z-2', 'a.jpg', 'b.jpg', 'd.jpg')].join('\n'),
    ),
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`shop/${name}.jpg`, new Uint8Array(picture)])),
    '__MACOSX/shop/._goods.csv': new Uint8Array(4),
  };
  const zip = await check(new Uint8Array(zipSync(zipped)), 'goods.zip');
  expect(faultsOf(zip)).toEqual([`3 pictures: ${texts.pictureNotInZip('d.jpg')}`]);
  expect(await apply(zip.id)).toMatchObject({ creates: 1, faults_count: 1 });
});

test('files that are too large or not tables are refused at once', async () => {
  const { upload } = await seller();
  const refused = async (content: string | Uint8Array<ArrayBuffer>) => (await upload(content)).body.error;
  expect(await refused('')).toBe(texts.fileEmpty);
  expect(await refused('sku,name')).toBe(texts.fileEmpty);
  expect(await refused('sku,nam,price\na,b,1')).toBe(texts.columnUnknown('nam'));
  expect(await refused('sku,SKU\na,b')).toBe(texts.columnTwice('sku'));
  expect(await refused('price\n5')).toBe(texts.columnsMissing);
  expect(await refused(new Uint8Array(picture))).toBe(texts.fileUnreadable);
  expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toBe(texts.zipUnreadable);
  const two = { 'a.csv': new Uint8Array(9), 'b.csv': new Uint8Array(9) };
  expect(await refused(new Uint8Array(zipSync(two)))).toBe(texts.zipWithoutCsv);
  const workbook = { 'xl/workbook.xml': new Uint8Array(9), '[Content_Types].xml': new Uint8Array(9) };
  expect(await refused(new Uint8Array(zipSync(workbook)))).toBe(texts.fileIsWorkbook);
  const bomb = { 'a.csv': new Uint8Array(30 * 1024 * 1024) };
  expect(await refused(new Uint8Array(zipSync(bomb)))).toBe(texts.fileTooLarge);
  // The entry states a smaller size than it has.
  const lying = Buffer.from(zipSync({ 'a.csv': new Uint8Array(8 * 1024 * 1024) }));
  const directory = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  lying.writeUInt32LE(1000, directory + 24);
  expect(await refused(new Uint8Array(lying))).toBe(texts.zipUnreadable);
});

test('an import ends when the API key that started it is revoked; a price with a comma has its own error', async () => {
  const { shop, category, browser, check, read, rows } = await seller();
  const lines = Array.from({ length: 150 }, (_, index) => `,Cloth,Woven by hand.;${index + 1},50;${category.slug}`);
  const comma = await check(
    ['name;description;price;category', ...lines.slice(0, 1)].join('\n').replace(',Cloth,', 'Cloth;'),
  );
  expect(faultsOf(comma)).toEqual([`2 price: ${texts.decimalComma('1,50')}`]);
  expect(comma.faults).toMatchObject([{ product: 'Cloth', value: '1,50' }]);
  const good = lines.map((line) => line.replace(',Cloth,', 'Cloth;').replace(',50', '.50'));
  const checked = await check(['name;description;price;category', ...good].join('\n'));
  expect((await browser.post(`/api/product-imports/${checked.id}/apply`)).status).toBe(200);
  const tokenId = newId();
  const token = { id: tokenId, userId: shop.owner.id, name: 'Till', scopes: [], hint: 'x', hash: tokenId };
  const endsAt = new Date(market.clock.now().getTime() + 60_000);
  await market.db.insert(apiKeys).values({ ...token, createdAt: market.clock.now(), endsAt });
  await market.db.update(productImports).set({ tokenId });
  await runImports({ context: market.context, isClosing: afterOne() });
  await browser.delete(`/api/api-keys/${tokenId}`);
  await work();
  expect(await read(String(checked.id))).toMatchObject({ state: 'failed', problem: texts.tokenRevoked, position: 50 });
  expect(await rows()).toHaveLength(50);
});

test('the limits of the shop apply, a hidden shop stops an import, and old imports are deleted', async () => {
  const { shop, category, check, apply } = await seller({ listingLimit: 1 });
  const addressOf = (name: string) => `http://127.0.0.1:${port}/${name}`;
  const pictures = [addressOf('a'), addressOf('b'), addressOf('c')].join(' ');
  const lines = ['A', 'B'].map(
    (sku) => `L-${sku}${shop.id.slice(-6)},Cloth,Woven in Bonwire.,5,${category.slug},yes,${pictures}`,
  );
  const csv = ['sku,name,description,price,category,is_active,pictures', ...lines].join('\n');
  const checked = await check(csv);
  expect(faultsOf(checked)).toEqual([`3 : ${catalogTexts.freeLimit(1)}`]);
  expect(await apply(checked.id)).toMatchObject({ creates: 1, faults_count: 1 });
  const pending = await seller({ verification: 'pending' });
  expect(await pending.check(csv.replaceAll('L-', 'M-'))).toMatchObject({ creates: 0, faults_count: 2 });
  const rejected = await seller({ verification: 'rejected' });
  expect((await rejected.upload(csv)).status).toBe(403);
  const hidden = await seller({ hiddenAt: market.clock.now() });
  expect(await hidden.check(csv)).toMatchObject({ state: 'failed', problem: texts.shopHidden });
  market.clock.pass({ days: 31 });
  await pruneImports({ ctx: market.context() });
  expect(await market.db.$count(productImports)).toBe(0);
});
