import { reportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneReports } from '#admin/reports/prune-reports.ts';
import { reports } from '#admin/tables.ts';
import { chatReports } from '#chat/tables.ts';
import { pruneAudit } from '#platform/audit/prune-audit.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const why = { reason: 'Misleading product descriptions', details: 'It was printed, not woven.' };
const reason = 'Printed cloth is not kente.';
const note = 'Thank you. We took it out of view.';

async function scene() {
  const shop = await market.world.createShop();
  const product = await market.world.createProduct({ shop, name: `Kente Stole ${crypto.randomUUID().slice(0, 8)}` });
  const [reporter, admin] = [await market.world.createUser(), await market.world.createUser({ staffRole: 'owner' })];
  const buyer = await browserOf(market, reporter);
  const said = { rating: 2, title: 'Not what I wanted', comment: 'The colours ran.' };
  const written = await buyer.post(`/api/v1/products/${product.slug}/reviews`, said);
  return {
    product,
    shop,
    buyer,
    adminClient: await browserOf(market, admin),
    owner: await browserOf(market, shop.owner),
    review: String(written.body.review?.id),
    visitor: market.client(),
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** The public lists that would show it. */
async function publicTraces({ product, shop, visitor }: Scene) {
  // Counts are cached for seconds.
  market.clock.pass({ seconds: 31 });
  const count = async (path: string) => Number((await visitor.get(path)).body.count);
  const name = encodeURIComponent(product.name);
  return {
    page: (await visitor.get(`/api/v1/products/${product.slug}`)).status,
    // If no product has all words, those with some of them match.
    search: JSON.stringify((await visitor.get(`/api/v1/products?q=${name}`)).body).includes(product.slug),
    shop: (await visitor.get(`/api/shops/${shop.businessSlug}`)).status,
    directory: await count(`/api/shops?business_name=${encodeURIComponent(shop.businessName)}`),
  };
}

const all = { page: 200, search: true, shop: 200, directory: 1 };

async function newest(adminClient: Scene['adminClient'], query = 'state=open') {
  const { body } = await adminClient.get(`/api/admin/reports?${query}&page_size=100`);
  return Object.values(body.results ?? {}).at(-1);
}

test('a reported product is hidden everywhere, its reporter and seller are notified, and it can be restored', async () => {
  const here = await scene();
  const { product, buyer, adminClient, owner, shop } = here;
  expect(await publicTraces(here)).toEqual(all);
  const report = { kind: 'product', subject_id: product.id, ...why };
  expect((await owner.post('/api/reports', report)).status).toBe(403);
  expect((await buyer.post('/api/reports', report)).status).toBe(201);
  const row = await newest(adminClient);
  expect(row).toMatchObject({ kind: 'product', subject_name: product.name, state: 'open', reason: why.reason });
  const waiting = Number((await adminClient.get('/api/admin/counts')).body.reports);
  const path = `/api/admin/reports/${row?.id}`;
  expect((await adminClient.post(`${path}/decision`, { decision: 'hide', note: 'No' })).status).toBe(400);
  // Its seller reads the admin's reason, so there is no hiding without one.
  expect((await adminClient.post(`${path}/decision`, { decision: 'hide', note })).body).toMatchObject({
    details: { reason: [texts.reasonShort] },
  });
  expect((await adminClient.post(`${path}/decision`, { decision: 'hide', note, reason })).body).toMatchObject({
    state: 'closed',
    decision: 'hide',
    note,
    is_hidden: true,
    details: why.details,
  });
  expect((await adminClient.post(`${path}/decision`, { decision: 'dismiss', note })).body).toMatchObject({
    code: 'REFUSED',
  });
  expect((await adminClient.get('/api/admin/counts')).body.reports).toBe(waiting - 1);
  expect(await publicTraces(here)).toEqual({ ...all, page: 404, search: false, directory: 0 });
  const noticesOf = async (by: Scene['buyer']) => JSON.stringify((await by.get('/api/notifications')).body);
  expect(await noticesOf(buyer)).toContain(note);
  expect(await noticesOf(owner)).toContain('Your product was hidden');
  const { rows } = await market.db.execute("select data from pgboss.job where name = 'notifications.mail'");
  const mail = JSON.stringify(rows.find(({ data }) => JSON.stringify(data).includes(String(shop.ownerId))));
  for (const text of [await noticesOf(owner), mail]) {
    expect(text).toContain(reason);
    expect(text).toContain('/appeal/');
    expect(text).not.toContain(why.reason);
    expect(text).not.toContain(why.details);
  }
  // Its seller sees it, and cannot bring it back.
  expect((await owner.get(`/api/v1/products/${product.slug}`)).status).toBe(200);
  expect((await owner.post(`/api/products/${product.slug}/restore`)).status).toBe(403);

  const hidden = `/api/admin/hidden/product/${product.id}`;
  expect((await owner.delete(hidden, { reason })).status).toBe(403);
  expect((await adminClient.delete(hidden, { reason })).body).toMatchObject({ is_hidden: false });
  expect(await publicTraces(here)).toEqual(all);
  const acts = (await adminClient.get(`/api/admin/audit?subject=${product.id}`)).body.results;
  expect(Object.values(acts ?? {}).map(({ act }) => act)).toEqual(['support.product.restore', 'support.product.hide']);
});

test('a hidden review is neither shown nor counted, and cannot be changed', async () => {
  const here = await scene();
  const { product, review, buyer, adminClient, owner, visitor } = here;
  const standing = async () => {
    const { body } = await visitor.get(`/api/v1/products/${product.slug}/reviews`);
    const { body: card } = await visitor.get(`/api/v1/products/${product.slug}`);
    return [body.count, body.summary?.total_reviews, body.summary?.average_rating, card.total_reviews];
  };
  const before = await standing();
  expect(before.slice(0, 3)).toEqual([1, 1, '2.0']);
  expect((await buyer.post('/api/reports', { kind: 'review', subject_id: review, ...why })).status).toBe(403);
  expect((await owner.post('/api/reports', { kind: 'review', subject_id: review, ...why })).status).toBe(201);
  const id = (await newest(adminClient))?.id;
  expect((await adminClient.get(`/api/admin/reports/${id}`)).body).toMatchObject({
    kind: 'review',
    subject_name: `Review of ${product.name}`,
    can_hide: true,
    subject_text: expect.stringContaining('The colours ran.'),
  });
  const hidden = `/api/admin/hidden/review/${review}`;
  expect((await adminClient.put(hidden, { reason })).status).toBe(200);
  expect((await standing()).slice(0, 3)).toEqual([0, 0, '0.0']);
  const change = { rating: 5, title: 'Wonderful', comment: 'Nobody complains now.' };
  expect((await buyer.patch(`/api/v1/product-reviews/${review}`, change)).status).toBeGreaterThanOrEqual(400);
  expect((await adminClient.delete(hidden, { reason })).status).toBe(200);
  expect(await standing()).toEqual(before);
});

test('a hidden shop hides its products; products that the seller archived stay archived when it is restored', async () => {
  const here = await scene();
  const { shop, adminClient, owner, product } = here;
  const away = await market.world.createProduct({ shop });
  expect((await owner.delete(`/api/products/${away.slug}`)).status).toBe(200);
  market.clock.pass({ seconds: 1 });
  const hidden = `/api/admin/hidden/shop/${shop.id}`;
  expect((await adminClient.put(hidden, { reason })).status).toBe(200);
  expect(await publicTraces(here)).toEqual({ page: 404, search: false, shop: 404, directory: 0 });
  expect((await owner.post(`/api/products/${product.slug}/restore`)).status).toBe(403);
  market.clock.pass({ seconds: 60 });
  // Hidden twice over, a product waits for both.
  const one = `/api/admin/hidden/product/${product.id}`;
  expect((await adminClient.put(one, { reason })).status).toBe(200);
  expect((await adminClient.delete(one, { reason })).status).toBe(200);
  expect((await publicTraces(here)).page).toBe(404);
  expect((await adminClient.delete(hidden, { reason })).status).toBe(200);
  expect(await publicTraces(here)).toEqual(all);
  expect((await here.visitor.get(`/api/v1/products/${away.slug}`)).status).toBe(404);
});

test('a reported conversation is in the same queue with its messages, and cannot be hidden', async () => {
  const { product, shop, buyer, adminClient } = await scene();
  const { body } = await buyer.post('/api/chat/create', { product: product.id, message: 'Is it woven?' });
  const id = String(body.data?.id);
  expect((await buyer.post(`/api/chat/${id}/report`, why)).status).toBe(201);
  const row = await newest(adminClient, 'state=open&kind=conversation');
  const path = `/api/admin/reports/${row?.id}`;
  expect((await adminClient.get(path)).body).toMatchObject({
    kind: 'conversation',
    subject_path: `/chat/${id}`,
    can_hide: false,
    messages: [{ sender: 'buyer', content: 'Is it woven?' }],
  });
  expect((await adminClient.post(`${path}/decision`, { decision: 'hide', note, reason })).status).toBe(400);
  expect((await adminClient.post(`${path}/decision`, { decision: 'settle', note })).status).toBe(200);
  const user = await browserOf(market, await market.world.createUser());
  for (const forbidden of ['/api/admin/reports', path]) expect((await user.get(forbidden)).status).toBe(403);

  // Two years after its decision all of it is forgotten; what waits is not.
  expect((await buyer.post('/api/report-seller', { ...why, seller_id: shop.id })).status).toBe(201);
  const left = async () => {
    for (const prune of [pruneReports, pruneAudit]) await prune({ ctx: market.context() });
    const of = String(row?.id);
    const found = [
      market.db.select().from(reports).where(eq(reports.id, of)),
      market.db.select().from(chatReports).where(eq(chatReports.id, of)),
      market.db.select().from(auditLog).where(eq(auditLog.subject, of)),
    ];
    return (await Promise.all(found)).map((rows) => rows.length);
  };
  market.clock.pass({ days: 729 });
  // The access after the decision is the same entry as the one before it.
  expect(await left()).toEqual([1, 1, 2]);
  market.clock.pass({ days: 2 });
  expect(await left()).toEqual([0, 0, 0]);
  expect(await market.db.select().from(reports).where(eq(reports.shopId, shop.id))).toHaveLength(1);
});
