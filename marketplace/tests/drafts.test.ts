import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { shops } from '#shops/tables.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { drawJpeg, formOf } from './forms.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

/** A seller at some point of the check, and a product as they type it. */
async function seller(verification: 'pending' | 'rejected' | 'required') {
  const shop = await market.world.createShop({ verification });
  const browser = await browserOf(market, shop.owner);
  const jpeg = await drawJpeg();
  const bring = async () => {
    const form = new FormData();
    form.append('file', jpeg, 'one.jpg');
    return String((await browser.send('POST', '/api/uploads?purpose=product-picture', form)).body.id);
  };
  const typed = {
    name: `Draft of ${shop.businessName}`,
    category: (await market.world.createCategory()).slug,
    description: 'A stole that is woven by hand.',
    price: '350',
    stock_quantity: 7,
  };
  const offer = async (isActive: boolean) => {
    const image_ids = [await bring(), await bring(), await bring()];
    return browser.post('/api/v1/products', { ...typed, is_active: isActive, image_ids });
  };
  const offerByForm = () => {
    const form = formOf({ ...typed, stock_quantity: '7', is_active: 'true' });
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) form.append('images', jpeg, name);
    return browser.send('POST', '/api/products', form);
  };
  return { shop, browser, offer, offerByForm };
}

const refused = { status: 403, body: { error: shopTexts.verificationRequired } };

test('a seller whose application is pending prepares drafts, which are hidden until the verification', async () => {
  const { shop, browser, offer } = await seller('pending');
  const made = await offer(false);
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { is_active: false } });
  const path = `/api/products/${String(made.body.slug)}`;
  expect((await browser.post(`${path}/duplicate`, {})).status).toBe(201);
  expect(await browser.patch(path, { is_active: true })).toMatchObject(refused);
  expect(await offer(true)).toMatchObject(refused);
  expect((await market.client().get(`/api/v1/products/${String(made.body.slug)}`)).status).toBe(404);
  await market.db.update(shops).set({ verification: 'verified' }).where(eq(shops.id, shop.id));
  expect((await browser.patch(path, { is_active: true })).status).toBe(200);
});

test.each(['rejected', 'required'] as const)('a seller whose check is %s prepares nothing', async (verification) => {
  const { offer } = await seller(verification);
  expect(await offer(false)).toMatchObject(refused);
});

test('the form call of a seller who may not sell stores no pictures', async () => {
  const { shop, offerByForm } = await seller('rejected');
  expect(await offerByForm()).toMatchObject(refused);
  expect(await market.db.$count(uploads, eq(uploads.ownerId, shop.ownerId))).toBe(0);
});

test('a draft may leave out the sizes that its variants have, but cannot be published without them', async () => {
  const shop = await market.world.createShop();
  const size = { id: 'size', label: 'Size', type: 'text' as const, required: true, placeholder: '', options: [] };
  const category = await market.world.createCategory({ fields: [size] });
  const draft = await market.world.createProduct({ shop, category, isActive: false });
  const browser = await browserOf(market, shop.owner);
  const change = (body: object) => browser.patch(`/api/products/${draft.slug}`, body);
  expect((await change({ specifications: {} })).status).toBe(200);
  const refused = await change({ is_active: true });
  const needed = catalogTexts.specificationRequired('Size');
  expect(refused).toMatchObject({ status: 400, body: { details: { 'specifications.size': [needed] } } });
  const grid = { options: [{ name: 'Size', values: ['S'] }], variants: [{ option_values: ['S'], price: '5' }] };
  expect((await browser.put(`/api/products/${draft.slug}/variants`, grid)).status).toBe(200);
  expect(Object.keys((await change({ is_active: true })).body.details ?? {})).toEqual(['image_ids']);
  await market.db.update(products).set({ isActive: true }).where(eq(products.id, draft.id));
  // The option stands for the field from now on.
  expect((await change({ specifications: {} })).status).toBe(200);
});
