import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { payments } from '#payments/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { sellerApplications } from '#shops/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { applicants } from './applicants.ts';

const environment = { PAYSTACK_SECRET_KEY: 'sk_test_nobody', PAYSTACK_API_URL: 'http://127.0.0.1:9' };
let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment });
});
afterAll(() => market.close());

const { user, admin, apply, newestId, decide } = applicants(() => market);
const refused = { status: 400, body: { code: 'REFUSED', error: accountTexts.ownCase } };
const reason = 'Printed cloth is not kente.';

async function sellingAdmin() {
  const shop = await market.world.createShop();
  await market.db.update(users).set({ staffRole: 'owner' }).where(eq(users.id, shop.owner.id));
  return { shop, browser: await browserOf(market, shop.owner) };
}

test('an admin cannot decide on their own application; another admin can', async () => {
  const { who, browser } = await user();
  expect((await apply(browser)).status).toBe(201);
  await market.db.update(users).set({ staffRole: 'owner' }).where(eq(users.id, who.id));
  const id = await newestId(browser);
  expect(await decide(browser, id, 'verify')).toMatchObject(refused);
  const [row] = await market.db.select().from(sellerApplications).where(eq(sellerApplications.id, id));
  expect(row?.state).toBe('pending');
  expect((await decide(await admin(), id, 'verify')).status).toBe(200);
});

test('an admin cannot refund or keep their own payment', async () => {
  const { shop, browser } = await sellingAdmin();
  const row = { userId: shop.owner.id, purpose: 'subscription' as const, subjectId: newId(), description: 'Plan' };
  const [id, at] = [newId(), market.clock.now()];
  await market.db
    .insert(payments)
    .values({ id, ...row, amountPesewas: 3000, state: 'succeeded', settledAt: at, createdAt: at });
  expect(await browser.post(`/api/admin/payments/${id}/refund`, { reason })).toMatchObject(refused);
  expect(await browser.post(`/api/admin/payments/${id}/keep`)).toMatchObject(refused);
});

test('an admin cannot hide or restore their own shop, its products and their reviews', async () => {
  const { shop, browser } = await sellingAdmin();
  const product = await market.world.createProduct({ shop });
  const buyer = await browserOf(market, await market.world.createUser());
  const said = { rating: 1, title: 'Not what I wanted', comment: 'The colours ran.' };
  const { body } = await buyer.post(`/api/v1/products/${product.slug}/reviews`, said);
  const things = [
    ['shop', shop.id],
    ['product', product.id],
    ['review', String(body.review?.id)],
  ] as const;
  const other = await admin();
  for (const [kind, id] of things) {
    const path = `/api/admin/hidden/${kind}/${id}`;
    expect(await browser.put(path, { reason })).toMatchObject(refused);
    expect((await other.put(path, { reason })).status).toBe(200);
    expect(await browser.delete(path, { reason })).toMatchObject(refused);
    expect(await browser.delete(`${path}/pictures`, { reason })).toMatchObject(refused);
    await other.delete(path, { reason });
  }
  const why = { reason: 'Misleading product descriptions', details: 'It was printed, not woven.' };
  await buyer.post('/api/reports', { kind: 'product', subject_id: product.id, ...why });
  const { results } = (await other.get('/api/admin/reports?state=open&page_size=100')).body;
  const id = String(Object.values(results ?? {}).at(-1)?.id);
  const note = 'Thank you. We looked at it.';
  expect(await browser.post(`/api/admin/reports/${id}/decision`, { decision: 'dismiss', note })).toMatchObject(refused);
  expect((await other.post(`/api/admin/reports/${id}/decision`, { decision: 'dismiss', note })).status).toBe(200);
});
