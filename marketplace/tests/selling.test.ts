import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import type { Client, Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { drawJpeg } from './forms.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let jpeg: Blob;
beforeAll(async () => {
  market = await startTestMarketplace();
  jpeg = await drawJpeg();
});
afterAll(() => market.close());

type ShopChange = NonNullable<Parameters<typeof market.world.createShop>[0]>;

async function seller(change: ShopChange = {}) {
  const shop = await market.world.createShop(change);
  return { shop, browser: await browserOf(market, shop.owner) };
}

async function bring(browser: Client, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const form = new FormData();
    form.append('file', jpeg, 'one.jpg');
    ids.push(String((await browser.send('POST', '/api/uploads?purpose=product-picture', form)).body.id));
  }
  return ids;
}

const field = { placeholder: '', required: false, options: [] };
const fields = [
  { ...field, id: 'storage', label: 'Storage', type: 'select' as const, required: true, options: ['64 GB', '128 GB'] },
  { ...field, id: 'battery', label: 'Battery', type: 'number' as const },
  { ...field, id: 'made', label: 'Made on', type: 'date' as const },
  { ...field, id: 'care', label: 'Care', type: 'textarea' as const },
  { ...field, id: 'brand', label: 'Brand', type: 'text' as const, required: true },
];

let draftCount = 0;
async function draft(browser: Client, change: Record<string, unknown> = {}) {
  draftCount += 1;
  const category = change.category ?? (await market.world.createCategory({ fields })).slug;
  return {
    name: `Ɔkraman Phone ${draftCount}`,
    description: 'A phone that lasts for days.',
    price: '350',
    compare_at_price: '400.00',
    stock_quantity: 7,
    is_active: true,
    specifications: {
      storage: '64 GB',
      battery: '5000',
      made: '2026-02-28',
      care: 'Dry',
      brand: ' Tecno ',
      other: 'x',
    },
    image_ids: await bring(browser, 3),
    ...change,
    category,
  };
}

test('a new product is visible with its pictures and data, and found at once', async () => {
  const { shop, browser } = await seller();
  const priced = { price: '1,350', compare_at_price: '1,500.00' };
  const input = await draft(browser, { name: 'Ananse Zappeltelefon', meta_title: 'Zappel', ...priced });
  const answer = await browser.post('/api/v1/products', { ...input, primary_image: input.image_ids[1] });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 201,
    body: {
      slug: 'ananse-zappeltelefon',
      price: '1350.00',
      discount_percentage: 10,
      stock_quantity: 7,
      is_active: true,
      meta_title: 'Zappel',
      specifications: { storage: '64 GB', battery: '5000', made: '2026-02-28', care: 'Dry', brand: 'Tecno' },
      primary_image: { id: input.image_ids[1] },
      seller: { business_slug: shop.businessSlug, verified: true },
      version: 1,
      is_archived: false,
    },
  });
  expect(answer.body.images).toMatchObject(
    input.image_ids.map((id, order) => ({ id, order, is_primary: order === 1 })),
  );
  const found = await market.client().get('/api/v1/products/search?q=zappeltelefon');
  expect(found.body.results).toMatchObject([{ slug: 'ananse-zappeltelefon' }]);
  expect((await market.client().get(`/media/${input.image_ids[0]}/96.webp`)).status).toBe(200);
  const second = await browser.post('/api/v1/products', await draft(browser, { name: 'Ananse Zappeltelefon' }));
  expect(second.body.slug).toBe('ananse-zappeltelefon-2');
  expect(second.body.sku).toMatch(/^[A-Z]{1,4}-[A-Z0-9]{8}$/);
});

test('a product sent again with its key is created once, and other fields with that key are refused', async () => {
  const { browser } = await seller();
  const input = await draft(browser, { name: 'Sent Twice' });
  const key = { 'idempotency-key': 'one-product-only' };
  const send = (body: object) => browser.post('/api/v1/products', body, key);
  const answers = await Promise.all([send(input), send(input), send(input)]);
  expect(answers.map(({ status, body }) => [status, body.slug])).toEqual(Array(3).fill([201, 'sent-twice']));
  expect(await send({ ...input, stock_quantity: 1 })).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
  expect((await browser.get('/api/my-products')).body.count).toBe(1);
});

test('each rule has its text', async () => {
  const { browser } = await seller();
  const { slug: root } = await market.world.createCategory();
  const { id: parentId } = await market.world.createCategory({ slug: 'parent-of-one' });
  await market.world.createCategory({ parentId });
  const good = await draft(browser);
  const five = await bring(browser, 11);
  const wrong: [string, unknown, string, string?][] = [
    ['name', 'ab', texts.nameShort],
    ['name', 'x'.repeat(101), texts.nameLong],
    ['name', '...', texts.nameUnreadable],
    ['category', '', texts.categoryRequired],
    ['category', 'nowhere', texts.categoryRequired],
    ['category', 'parent-of-one', texts.categoryRequired],
    ['description', 'Short', texts.descriptionShort],
    ['description', 'x'.repeat(2001), texts.descriptionLong],
    ['price', '0', texts.priceInvalid],
    ['price', '-3', texts.priceInvalid],
    ['price', '12,50', texts.priceInvalid],
    ['compare_at_price', '350', texts.compareAtTooLow],
    ['compare_at_price', '349.99', texts.compareAtTooLow],
    ['stock_quantity', -1, texts.stockInvalid],
    ['stock_quantity', 1.5, texts.stockInvalid],
    ['is_active', 'yes', texts.activeInvalid],
    ['meta_title', 'x'.repeat(61), 'Meta title must be at most 60 characters long'],
    ['meta_description', 'x'.repeat(161), 'Meta description must be at most 160 characters long'],
    ['image_ids', good.image_ids.slice(0, 2), texts.imagesMissing],
    ['image_ids', five, texts.imagesTooMany],
    ['image_ids', [good.image_ids[0], good.image_ids[0], good.image_ids[1]], texts.primaryMissing],
    ['specifications', { brand: 'Tecno' }, texts.specificationRequired('Storage'), 'specifications.storage'],
    ['specifications', { storage: '1 TB', brand: 'x' }, texts.specificationOption('Storage'), 'specifications.storage'],
    [
      'specifications',
      { storage: '64 GB', brand: 'x', battery: '5k' },
      texts.specificationDigits('Battery'),
      'specifications.battery',
    ],
    [
      'specifications',
      { storage: '64 GB', brand: 'x', made: '2026-02-30' },
      texts.specificationDate('Made on'),
      'specifications.made',
    ],
  ];
  for (const [name, value, text, at = name] of wrong) {
    const answer = await browser.post('/api/v1/products', { ...good, [name]: value });
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(400);
    expect(answer.body.details?.[at], name).toContain(text);
    expect(answer.body.error, name).toBe(text);
  }
  expect((await browser.post('/api/v1/products', { ...good, primary_image: five[0] })).body.error).toBe(
    texts.primaryMissing,
  );
  expect((await browser.get('/api/my-products')).body).toMatchObject({ count: 0, results: [] });
  expect((await browser.post('/api/v1/products', { ...good, category: root, specifications: {} })).status).toBe(201);
});

test('only a verified seller can add products, with their own pictures', async () => {
  const { browser } = await seller();
  const good = await draft(browser);
  const post = async (who: Client) => {
    const { status, body } = await who.post('/api/v1/products', good);
    return [status, body.error];
  };
  expect((await post(market.client()))[0]).toBe(401);
  expect(await post(await browserOf(market, await market.world.createUser()))).toEqual([403, texts.shopNeeded]);
  for (const verification of ['pending', 'rejected', 'required'] as const)
    expect(await post((await seller({ verification })).browser)).toEqual([403, shopTexts.verificationRequired]);
  expect((await post((await seller()).browser))[0]).toBe(400);
  const unconfirmed = await market.world.createUser({ isSeller: true, emailConfirmedAt: null });
  expect((await post((await seller({ owner: unconfirmed })).browser))[0]).toBe(400);
  expect((await post(browser))[0]).toBe(201);
});

test('the form of the spec uploads files, and names one that is too large or no picture', async () => {
  const { browser } = await seller();
  const { image_ids: _ids, specifications, ...words } = await draft(browser);
  const send = (images: File[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(words)) form.append(name, String(value));
    form.append('specifications', JSON.stringify(specifications));
    for (const image of images) form.append('images', image);
    return browser.send('POST', '/api/products', form);
  };
  const file = (name: string, part: Blob = jpeg, type = 'image/jpeg') => new File([part], name, { type });
  const three = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name));
  const big = file('big.jpg', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]));
  expect((await send(three.slice(1))).body.details?.images).toEqual([texts.imagesMissing]);
  expect((await send([...three, file('notes.txt', jpeg, 'text/plain')])).body.error).toBe(
    texts.imageInvalid('notes.txt'),
  );
  expect(await send([...three, big])).toMatchObject({ status: 413, body: { error: texts.imageTooLarge('big.jpg') } });
  const answer = await send(three);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 201,
    body: { specifications: { brand: 'Tecno' } },
  });
  expect(answer.body.images).toHaveLength(3);
  expect((await browser.get('/api/my-products')).body.results?.[0]?.images).toEqual(answer.body.images);
});

test('without a plan a category has a maximum of active products, even with parallel requests', async () => {
  const { browser } = await seller({ listingLimit: 2 });
  const { slug: category } = await market.world.createCategory();
  const drafts = [];
  for (let n = 0; n < 4; n += 1) drafts.push(await draft(browser, { category, specifications: {} }));
  const sent = await Promise.all(drafts.map((input) => browser.post('/api/v1/products', input)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400]);
  expect(sent.find(({ status }) => status === 400)?.body.error).toBe(texts.freeLimit(2));
  const hidden = await browser.post(
    '/api/v1/products',
    await draft(browser, { category, specifications: {}, is_active: false }),
  );
  expect(hidden.status).toBe(201);
  const show = () => browser.patch(`/api/products/${hidden.body.slug}`, { is_active: true });
  expect((await show()).body.error).toBe(texts.freeLimit(2));
  const shown = sent.find(({ status }) => status === 201)?.body.slug;
  await browser.delete(`/api/products/${shown}`);
  expect((await show()).status).toBe(200);
  expect((await browser.post(`/api/products/${shown}/restore`)).body.error).toBe(texts.freeLimit(2));
});

test('an edit changes texts, category and pictures; the second of two parallel edits is refused', async () => {
  const { browser } = await seller();
  const { body } = await browser.post('/api/v1/products', await draft(browser));
  const path = `/api/products/${body.slug}`;
  const shown = (body.images as unknown as { id: string }[]).map(({ id }) => id);
  const [fresh = ''] = await bring(browser, 1);
  const edit = {
    name: 'Another Name',
    image_ids: [fresh, shown[2], shown[0]],
    primary_image: shown[0],
    specifications: { storage: '128 GB', brand: 'Itel' },
    version: 1,
  };
  const answer = await browser.patch(path, edit);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 200,
    body: {
      slug: body.slug,
      name: 'Another Name',
      version: 2,
      specifications: { storage: '128 GB', brand: 'Itel' },
      primary_image: { id: shown[0] },
      images: [{ id: fresh }, { id: shown[2] }, { id: shown[0], is_primary: true }],
    },
  });
  expect((await browser.patch(path, { description: 'Lost in between, sadly.', version: 1 })).status).toBe(409);
  expect((await browser.patch(path, { price: '390', version: 2 })).body).toMatchObject({ price: '390.00', version: 3 });
  expect((await browser.patch(path, { stock_quantity: 5 })).body.stock_quantity).toBe(5);
  expect((await browser.patch(path, { stock_by: 4 })).body.stock_quantity).toBe(9);
  expect((await browser.patch(path, { stock_by: 1_000_000 })).body.error).toBe(texts.stockTooHigh);
  const other = await seller();
  expect((await other.browser.patch(path, { name: 'Not yours' })).status).toBe(403);
  const theirs = await bring(other.browser, 3);
  expect((await browser.patch(path, { image_ids: theirs })).status).toBe(400);
});

test('a duplicate is a draft with the same texts and pictures, its own slug and SKU, and no stock', async () => {
  const { browser } = await seller();
  const { body } = await browser.post('/api/v1/products', await draft(browser));
  const path = `/api/products/${body.slug}/duplicate`;
  const copy = await browser.post(path);
  const copied = ['description', 'price', 'compare_at_price', 'specifications', 'category'];
  const same = (product: Json) => copied.map((key) => Reflect.get(product, key));
  const pictures = ({ images }: Json) => Object.values(images ?? {}).map(({ id }) => id);
  expect([copy.status, ...same(copy.body)]).toEqual([201, ...same(body)]);
  expect([copy.body.primary_image?.id, ...pictures(copy.body)]).toEqual([body.primary_image?.id, ...pictures(body)]);
  expect(copy.body).toMatchObject({
    name: `Copy of ${body.name}`,
    stock_quantity: 0,
    is_active: false,
    version: 1,
  });
  expect(copy.body.slug).not.toBe(body.slug);
  expect(copy.body.sku).not.toBe(body.sku);
  // The other product still uses a picture that this one dropped.
  const [, ...rest] = [...pictures(copy.body), ...(await bring(browser, 1))];
  await browser.patch(`/api/products/${copy.body.slug}`, { image_ids: rest });
  expect(pictures((await browser.get(`/api/v1/products/${body.slug}`)).body)).toEqual(pictures(body));
  expect((await market.client().post(path)).status).toBe(401);
  expect((await (await seller()).browser.post(path)).status).toBe(403);
});
