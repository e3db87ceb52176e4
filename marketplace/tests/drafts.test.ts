import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads } from '#platform/uploads/tables.ts';
import { shops } from '#shops/tables.ts';
import { browserOf } from '#testing/browser-of.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';
import { drawJpeg, formOf } from './forms.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

/** A seller at some point of the check, and a product as they type it. */
async function seller(verification: 'pending' | 'rejected' | 'required') {
  const shop = await it.world.createShop({ verification });
  const browser = await browserOf(it, shop.owner);
  const jpeg = await drawJpeg();
  const bring = async () => {
    const form = new FormData();
    form.append('file', jpeg, 'one.jpg');
    return String((await browser.send('POST', '/api/uploads?purpose=product-picture', form)).body.id);
  };
  const typed = {
    name: `Draft of ${shop.businessName}`,
    category: (await it.world.createCategory()).slug,
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

test('who is being checked prepares drafts, which nobody else sees until the check is passed', async () => {
  const { shop, browser, offer } = await seller('pending');
  const made = await offer(false);
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { is_active: false } });
  const path = `/api/products/${String(made.body.slug)}`;
  expect((await browser.post(`${path}/duplicate`, {})).status).toBe(201);
  expect(await browser.patch(path, { is_active: true })).toMatchObject(refused);
  expect(await offer(true)).toMatchObject(refused);
  expect((await it.client().get(`/api/v1/products/${String(made.body.slug)}`)).status).toBe(404);
  await it.db.update(shops).set({ verification: 'verified' }).where(eq(shops.id, shop.id));
  expect((await browser.patch(path, { is_active: true })).status).toBe(200);
});

test.each(['rejected', 'required'] as const)('a seller whose check is %s prepares nothing', async (verification) => {
  const { offer } = await seller(verification);
  expect(await offer(false)).toMatchObject(refused);
});

test('the form call leaves no pictures behind of a seller who may not offer anything', async () => {
  const { shop, offerByForm } = await seller('rejected');
  expect(await offerByForm()).toMatchObject(refused);
  expect(await it.db.$count(uploads, eq(uploads.ownerId, shop.ownerId))).toBe(0);
});
