import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { receiptText, shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { applicants, number, words } from './applicants.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const { user, admin, apply, newestId } = applicants(() => market);

test('an application creates the shop at once as pending; its owner sees the masked number', async () => {
  const { browser } = await user();
  expect((await browser.get('/api/my-shop')).status).toBe(404);
  const answer = await apply(browser, { business_name: '  Ɛdɔm Fabrics ' });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 201,
    body: {
      business_name: 'Ɛdɔm Fabrics',
      business_slug: 'edom-fabrics',
      business_email: 'sales@kente.com',
      business_phone: '+233244318207',
      city: 'Kumasi',
      region: 'Ashanti',
      verification: 'pending',
      verified: false,
      application: { state: 'pending', id_type: 'ghana_card', id_number: 'GHA-*****1234-*', reason: null },
    },
  });
  expect((await browser.get('/api/me')).body).toMatchObject({
    is_seller: true,
    shop: { business_slug: 'edom-fabrics', verification: 'pending' },
  });
  const page = await market.client().get('/api/shops/edom-fabrics');
  expect(page.body).toMatchObject({ verified: false, business_name: 'Ɛdɔm Fabrics' });
  const shown = JSON.stringify(page.body);
  for (const secret of [number, '1234-', 'id_number', 'application', 'sales@kente.com', '318207', 'Adum'])
    expect(shown).not.toContain(secret);
  expect((await apply(browser)).body.error).toBe(texts.applicationWaits);
});

test('the seller gets a notification and a mail that the application was received', async () => {
  const { who, browser } = await user();
  await apply(browser);
  const { body } = await browser.get('/api/notifications');
  expect(body.results?.[0]).toMatchObject({ title: 'We received your application', kind: 'verification' });
  const mails = await market.db.execute("select data from pgboss.job where name = 'notifications.mail'");
  expect(mails.rows.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ userId: who.id, paragraphs: [receiptText(true)] }),
  );
});

test('a seller without a confirmed address, who gets no mail, reads where the decision will appear', async () => {
  const { who, browser } = await user();
  await market.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, who.id));
  await apply(browser);
  const { body } = await browser.get('/api/notifications');
  expect(body.results?.[0]).toMatchObject({ text: receiptText(false) });
});

test('each validation rule has its text', async () => {
  const { browser } = await user();
  const big = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/jpeg' });
  const svg = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
  const wrong: [string, string | Blob, string, number?][] = [
    ['business_name', 'K', texts.nameShort],
    ['business_name', 'x'.repeat(101), texts.nameLong],
    ['business_name', '!!!', texts.nameUnreadable],
    ['id_type', 'library_card', texts.idTypeRequired],
    ['id_number', '', texts.idNumberRequired],
    ['id_number', 'GHA-12345678-9', texts.idNumberInvalid.ghana_card],
    ['shop_description', 'Short', texts.descriptionShort],
    ['shop_description', 'x'.repeat(501), texts.descriptionLong],
    ['business_email', 'sales', 'Please enter a valid email address'],
    ['business_phone', '12345', texts.phoneInvalid],
    ['business_address', 'Adum', texts.addressShort],
    ['business_address', 'x'.repeat(201), texts.addressLong],
    ['region', 'Texas', 'Please select a region'],
    ['id_document', '', texts.documentRequired],
    ['id_document', new File([], ''), texts.documentRequired],
    ['passport_picture', new File([], ''), texts.selfieRequired],
    ['id_document', big, texts.documentTooLarge, 413],
    ['passport_picture', big, texts.selfieTooLarge, 413],
    ['id_document', svg, texts.documentInvalid, 415],
    ['passport_picture', svg, texts.selfieInvalid, 415],
  ];
  for (const [field, value, text, status = 400] of wrong) {
    const answer = await apply(browser, { [field]: value });
    expect(answer.status, `${field}: ${answer.body.error}`).toBe(status);
    expect(answer.body.details?.[field], field).toContain(text);
    expect(answer.body.error, field).toBe(text);
  }
  for (const [id_type, id_number] of [
    ['passport', 'G123456'],
    ['drivers_license', '12345678901A'],
  ] as const) {
    const answer = await apply(browser, { id_type, id_number });
    expect(answer.body.details?.id_number).toEqual([texts.idNumberInvalid[id_type]]);
  }
  expect((await browser.get('/api/me')).body).toMatchObject({ is_seller: false, shop: null });
  expect((await apply(market.client())).status).toBe(401);
});

test('a business name is unique, ignoring case; a taken slug gets a number', async () => {
  const [first, second] = [await user(), await user()];
  expect((await apply(first.browser, { business_name: 'Asanka Pots' })).status).toBe(201);
  const same = await apply(second.browser, { business_name: 'asanka POTS' });
  expect(same).toMatchObject({ status: 400, body: { details: { business_name: [texts.nameTaken] } } });
  const near = await apply(second.browser, { business_name: 'Asanka: Pots!' });
  expect(near.body.business_slug).toBe('asanka-pots-2');
});

test('only one of several parallel applications is accepted', async () => {
  const { who } = await user();
  const sent = await Promise.all([1, 2, 3, 4].map(async () => apply(await browserOf(market, who))));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
});

test('repeated applications are limited', async () => {
  const { browser } = await user();
  const send = () => browser.post('/api/seller-application', { ...words, business_name: '' });
  for (let n = 0; n < limits.applicationsPerHour; n += 1) await apply(browser, { business_name: 'Once and Again' });
  expect((await send()).status).toBe(400);
  expect((await apply(browser)).status).toBe(429);
});

test('the owner and admins see papers through a link that expires after five minutes; each access is logged', async () => {
  const { who, browser } = await user();
  const { body } = await apply(browser);
  const link = String(body.application?.id_document);
  const [id] = /[0-9a-f-]{36}/.exec(link) ?? [];
  expect((await browser.get(link)).status).toBe(200);
  const boss = await admin();
  const { browser: otherSeller, who: other } = await user();
  await market.world.createShop({ owner: other });
  const { browser: buyer } = await user();
  expect((await market.client().get(link)).status).toBe(401);
  for (const browser of [otherSeller, buyer, boss]) expect((await browser.get(link)).status).toBe(404);
  for (const format of ['webp', 'avif', 'jpeg'])
    expect((await market.client().get(`/media/${id}/640.${format}`)).status).toBe(404);
  const detail = await boss.get(`/api/admin/applications/${await newestId(browser)}`);
  expect(detail.body).toMatchObject({ id_number: number, owner_email: who.email, same_number: expect.anything() });
  const seen = await boss.get(String(detail.body.id_document));
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    ...[200, 'image/webp', 'no-store'],
  ]);
  expect((await boss.get(String(detail.body.passport_picture))).status).toBe(200);
  const accesses = await market.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, String(id)));
  expect(accesses.map(({ act }) => act)).toEqual(['uploads.read']);
  market.clock.pass({ minutes: 5, seconds: 1 });
  expect((await browser.get(link)).status).toBe(404);
  expect((await boss.get(String(detail.body.id_document))).status).toBe(404);
});

test("a seller's access to their own papers is not logged, but limited", async () => {
  const { browser } = await user();
  const link = String((await apply(browser)).body.application?.id_document);
  const [id] = /[0-9a-f-]{36}/.exec(link) ?? [];
  let last = await browser.get(link);
  let accesses = 0;
  for (; accesses < 200 && last.status === 200; accesses += 1) last = await browser.get(link);
  expect([last.status, accesses]).toEqual([429, 120]);
  expect(
    await market.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id))),
  ).toEqual([]);
});
