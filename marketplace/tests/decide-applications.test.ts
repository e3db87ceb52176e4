import { pictureRequestTexts, shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#platform/audit/tables.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { applicants, number } from './applicants.ts';
import { drawFace, drawJpeg, formOf } from './forms.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const { user, admin, apply, newestId, decide } = applicants(() => market);

test('only an admin sees the queue and decides', async () => {
  const { browser } = await user();
  await apply(browser);
  const id = await newestId(browser);
  const { browser: otherSeller, who } = await user();
  await market.world.createShop({ owner: who });
  const { browser: buyer } = await user();
  const paths = ['/api/admin/applications', `/api/admin/applications/${id}`];
  for (const [who, status] of [
    [market.client(), 401],
    [buyer, 403],
    [browser, 403],
    [otherSeller, 403],
    [await admin(), 200],
  ] as const) {
    for (const path of paths) expect((await who.get(path)).status, path).toBe(status);
    if (status !== 200) expect((await decide(who, id, 'verify')).status).toBe(status);
  }
  expect((await browser.get('/api/my-shop')).body.verification).toBe('pending');
  const listed = await (await admin()).get('/api/admin/applications?state=pending&page_size=100');
  expect(listed.body.results).toContainEqual(expect.objectContaining({ id, state: 'pending' }));
  expect(JSON.stringify(listed.body)).not.toContain(number);
});

test('an application without both pictures cannot be verified', async () => {
  const { browser } = await user();
  await apply(browser);
  const id = await newestId(browser);
  const boss = await admin();
  for (const missing of [{ documentId: null }, { selfieId: null }]) {
    const [before] = await market.db.select().from(sellerApplications).where(eq(sellerApplications.id, id));
    await market.db.update(sellerApplications).set(missing).where(eq(sellerApplications.id, id));
    expect(await decide(boss, id, 'verify')).toMatchObject({ status: 400, body: { error: texts.documentsMissing } });
    await market.db
      .update(sellerApplications)
      .set({ documentId: before?.documentId, selfieId: before?.selfieId })
      .where(eq(sellerApplications.id, id));
  }
  expect((await browser.get('/api/my-shop')).body.verification).toBe('pending');
  expect((await decide(boss, id, 'verify')).status).toBe(200);
});

test('verifying updates the shop and its products, and sends a notification, a mail and an audit entry', async () => {
  const { who, browser } = await user();
  const { body } = await apply(browser);
  const id = await newestId(browser);
  const boss = await admin();
  expect(await decide(boss, id, 'verify')).toMatchObject({ status: 200, body: { state: 'verified' } });
  expect((await decide(boss, id, 'reject', 'Too late now')).body.error).toBe(texts.decidedAlready);
  expect((await market.client().get(`/api/shops/${body.business_slug}`)).body.verified).toBe(true);
  const emitted = await market.db.execute(`select type, payload from events where user_id = '${who.id}' order by seq`);
  expect(
    emitted.rows.filter(({ type }) => type === 'shops.verification-changed').map(({ payload }) => payload),
  ).toEqual([
    { shop_id: body.id, verification: 'pending', reason: null },
    { shop_id: body.id, verification: 'verified', reason: null },
  ]);
  const bell = await browser.get('/api/notifications');
  expect(bell.body.results?.[0]).toMatchObject({ title: 'Your shop is verified', kind: 'verification' });
  const jobs = await market.db.execute("select data from pgboss.job where name = 'notifications.mail'");
  expect(jobs.rows.map(({ data }) => (data as { userId: string }).userId)).toContain(who.id);
  const acts = await market.db.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(acts.map(({ act }) => act)).toContain('shops.application.verify');
  expect((await apply(browser)).body.error).toBe(texts.alreadyVerified);
});

test('a rejection has a reason, and the seller can apply again; a verification can be revoked', async () => {
  const { browser } = await user();
  const { body: first } = await apply(browser);
  const boss = await admin();
  const id = await newestId(browser);
  expect((await decide(boss, id, 'reject')).body.details?.reason).toEqual([texts.reasonRequired]);
  await decide(boss, id, 'reject', 'The card cannot be read.');
  expect((await browser.get('/api/my-shop')).body).toMatchObject({
    verification: 'rejected',
    application: { state: 'rejected', reason: 'The card cannot be read.' },
  });
  const [shop] = await market.db
    .select()
    .from(shops)
    .where(eq(shops.id, String(first.id)));
  if (!shop) throw new Error('Who applied has a shop');
  await market.world.createProduct({ shop });
  const town = async () =>
    Object.values((await market.client().get(`/api/v1/products?seller=${shop.businessSlug}`)).body.results ?? {}).map(
      ({ seller_city }) => seller_city,
    );
  expect(await town()).toEqual(['Kumasi']);
  const again = await apply(browser, {
    business_name: first.business_name as unknown as string,
    id_type: 'passport',
    id_number: 'g1234567',
    city: 'Takoradi',
    region: 'Western',
  });
  expect(await town(), 'nothing of the shop changes before it is checked').toEqual(['Kumasi']);
  expect(again, JSON.stringify(again.body)).toMatchObject({
    status: 201,
    body: {
      id: first.id,
      business_slug: first.business_slug,
      verification: 'pending',
      application: { id_number: '****4567' },
    },
  });
  const next = await newestId(browser);
  await decide(boss, next, 'verify');
  expect(await town(), 'the cards of the shop say where it is now').toEqual(['Takoradi']);
  await decide(boss, next, 'revoke', 'The shop sold fake goods.');
  expect((await browser.get('/api/my-shop')).body).toMatchObject({
    verification: 'required',
    application: { state: 'revoked', reason: 'The shop sold fake goods.' },
  });
  expect((await market.client().get(`/api/shops/${first.business_slug}`)).body.verified).toBe(false);
  expect((await apply(browser)).status).toBe(201);
});

test('an admin asks for one picture again; the seller sends only that one, and the application is pending again', async () => {
  const { who, browser } = await user();
  const { body: first } = await apply(browser);
  const boss = await admin();
  const id = await newestId(browser);
  const bring = async (purpose: string) => {
    const answer = await browser.send('POST', `/api/uploads?purpose=${purpose}`, formOf({ file: await drawJpeg() }));
    return String(answer.body.id);
  };
  const send = (picture: string) => browser.post('/api/seller-application/asked-picture', { picture });
  const selfie = await bring('selfie');
  expect((await send(selfie)).body.error).toBe(pictureRequestTexts.nothingAsked);
  const ask = { decision: 'reject', asked_for: 'passport_picture', reason: 'Your face is in the dark.' };
  const path = `/api/admin/applications/${id}/decision`;
  expect((await boss.post(path, { ...ask, asked_for: 'business_name' })).status).toBe(400);
  expect((await boss.post(path, ask)).body).toMatchObject({ state: 'rejected', asked_for: 'passport_picture' });
  const { application: asked, verification } = (await browser.get('/api/my-shop')).body;
  expect([verification, asked]).toMatchObject(['rejected', { asked_for: 'passport_picture', reason: ask.reason }]);
  const bell = await browser.get('/api/notifications');
  expect(bell.body.results?.[0]).toMatchObject({
    title: pictureRequestTexts.title.passport_picture,
    text: `${ask.reason} ${pictureRequestTexts.text}`,
  });
  const { rows } = await market.db.execute(
    `select 1 from pgboss.job where name = 'notifications.mail' and data->>'userId' = '${who.id}'`,
  );
  // Two mails: the application was received, and one picture is requested again.
  expect(rows).toHaveLength(2);
  const stranger = (await user()).browser;
  expect((await stranger.post('/api/seller-application/asked-picture', { picture: selfie })).status).toBe(404);
  expect((await send(await bring('identity-document'))).body.details?.picture).toBeTruthy();
  const sent = await Promise.all([send(selfie), send(await bring('selfie'))]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(sent.find(({ status }) => status === 201)?.body).toMatchObject({
    id: first.id,
    verification: 'pending',
    application: { state: 'pending', asked_for: null, reason: null, id_number: 'GHA-*****1234-*' },
  });
  const next = (await boss.get(`/api/admin/applications/${await newestId(browser)}`)).body;
  const [before] = await market.db.select().from(sellerApplications).where(eq(sellerApplications.id, id));
  expect(next).toMatchObject({ id_number: number, id_document: expect.stringContaining(String(before?.documentId)) });
  expect(String(next.passport_picture)).not.toContain(String(before?.selfieId));
  expect((await decide(boss, String(next.id), 'verify')).body).toMatchObject({ state: 'verified', asked_for: null });
});

test('two shops that use the same ID number are shown together', async () => {
  const [one, two] = [await user(), await user()];
  const paper = { id_type: 'drivers_license', id_number: '998877665544' };
  await apply(one.browser, paper);
  await apply(two.browser, paper);
  const boss = await admin();
  const detail = await boss.get(`/api/admin/applications/${await newestId(two.browser)}`);
  expect(detail.body.same_number).toEqual([
    expect.objectContaining({ application_id: await newestId(one.browser), state: 'pending' }),
  ]);
});

test('a reused picture is found, also scaled and compressed again, and a different one is not', async () => {
  const [one, two, three] = [await user(), await user(), await user()];
  const face = await drawFace(40);
  const copy = await sharp(await face.arrayBuffer())
    .resize(311)
    .jpeg({ quality: 25 })
    .toBuffer();
  await apply(one.browser, { passport_picture: face, id_number: 'GHA-100000001-1' });
  const again = new Blob([new Uint8Array(copy)], { type: 'image/jpeg' });
  await apply(two.browser, { passport_picture: again, id_number: 'GHA-100000002-2' });
  await apply(three.browser, { passport_picture: await drawFace(70), id_number: 'GHA-100000003-3' });
  const boss = await admin();
  const same = async ({ browser }: { browser: Client }) =>
    (await boss.get(`/api/admin/applications/${await newestId(browser)}`)).body.same_picture;
  expect(await same(two)).toEqual([expect.objectContaining({ application_id: await newestId(one.browser) })]);
  expect(await same(one)).toEqual([expect.objectContaining({ application_id: await newestId(two.browser) })]);
  expect(await same(three)).toEqual([]);
});
