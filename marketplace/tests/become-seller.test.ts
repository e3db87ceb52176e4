import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { askedTexts, shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#platform/audit/tables.ts';
import { createLog } from '#platform/log.ts';
import { browserOf } from '#platform/testing/browser-of.ts';
import type { Client } from '#platform/testing/client.ts';
import { startTestMarketplace } from '#platform/testing/marketplace.ts';
import { sellerApplications } from '#shops/tables.ts';
import { drawJpeg, formOf } from './forms.ts';

const lines: string[] = [];
let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace({
    log: createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } }),
  });
});
afterAll(() => it.close());

const number = 'GHA-723491234-5';
const words = {
  id_type: 'ghana_card',
  id_number: number,
  shop_description: 'Cloth from Bonwire, by the yard.',
  business_email: 'Sales@Kente.com',
  business_phone: '024 431 8207',
  business_address: 'Shop 14, Adum Market',
};

async function person(given: Parameters<typeof it.world.createPerson>[0] = {}) {
  const who = await it.world.createPerson({ city: 'Kumasi', region: 'Ashanti', ...given });
  return { who, browser: await browserOf(it, who) };
}

const admin = async () => (await person({ role: 'admin' })).browser;

let shopsMade = 0;
const newName = () => {
  shopsMade += 1;
  return `Ɔdɔ Cloth & Co ${shopsMade}`;
};

async function apply(browser: Client, change: Record<string, string | Blob> = {}) {
  const pictures = { id_document: await drawJpeg(), passport_picture: await drawJpeg('#f2b13c') };
  const form = formOf({ business_name: newName(), ...words, ...pictures, ...change });
  return browser.send('POST', '/api/become-seller', form);
}

const newestId = async (browser: Client) => String((await browser.get('/api/my-shop')).body.application?.id);
const decide = (browser: Client, id: string, decision: string, reason?: string) =>
  browser.post(`/api/admin/applications/${id}/decision`, { decision, ...(reason && { reason }) });

test('an application opens the shop at once, to be checked; its owner sees the number masked', async () => {
  const { browser } = await person();
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
  const page = await it.client().get('/api/shops/edom-fabrics');
  expect(page.body).toMatchObject({ verified: false, business_name: 'Ɛdɔm Fabrics' });
  const shown = JSON.stringify(page.body);
  for (const secret of [number, '1234-', 'id_number', 'application', 'sales@kente.com', '318207', 'Adum'])
    expect(shown).not.toContain(secret);
  expect((await apply(browser)).body.error).toBe(texts.applicationWaits);
});

test('each rule has its text', async () => {
  const { browser } = await person();
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
  }
  for (const [id_type, id_number] of [
    ['passport', 'G123456'],
    ['drivers_license', '12345678901A'],
  ] as const) {
    const answer = await apply(browser, { id_type, id_number });
    expect(answer.body.details?.id_number).toEqual([texts.idNumberInvalid[id_type]]);
  }
  expect((await browser.get('/api/me')).body).toMatchObject({ is_seller: false, shop: null });
  expect((await apply(it.client())).status).toBe(401);
});

test('a name is taken once, whatever its case; the address gets a number', async () => {
  const [first, second] = [await person(), await person()];
  expect((await apply(first.browser, { business_name: 'Asanka Pots' })).status).toBe(201);
  const same = await apply(second.browser, { business_name: 'asanka POTS' });
  expect(same).toMatchObject({ status: 400, body: { details: { business_name: [texts.nameTaken] } } });
  const near = await apply(second.browser, { business_name: 'Asanka: Pots!' });
  expect(near.body.business_slug).toBe('asanka-pots-2');
});

test('of applications sent at once one counts', async () => {
  const { who } = await person();
  const sent = await Promise.all([1, 2, 3, 4].map(async () => apply(await browserOf(it, who))));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
});

test('applying without end is stopped', async () => {
  const { browser } = await person();
  const send = () => browser.post('/api/seller-application', { ...words, business_name: '' });
  for (let n = 0; n < limits.applicationsPerHour; n += 1) await apply(browser, { business_name: 'Once and Again' });
  expect((await send()).status).toBe(400);
  expect((await apply(browser)).status).toBe(429);
});

test('papers are seen by their owner and an admin, by a link that dies after five minutes, each look on record', async () => {
  const { who, browser } = await person();
  const { body } = await apply(browser);
  const link = String(body.application?.id_document);
  const [id] = /[0-9a-f-]{36}/.exec(link) ?? [];
  expect((await browser.get(link)).status).toBe(200);
  const boss = await admin();
  const { browser: otherSeller, who: other } = await person();
  await it.world.createShop({ owner: other });
  const { browser: buyer } = await person();
  expect((await it.client().get(link)).status).toBe(401);
  for (const browser of [otherSeller, buyer, boss]) expect((await browser.get(link)).status).toBe(404);
  for (const format of ['webp', 'avif', 'jpeg'])
    expect((await it.client().get(`/media/${id}/640.${format}`)).status).toBe(404);
  const detail = await boss.get(`/api/admin/applications/${await newestId(browser)}`);
  expect(detail.body).toMatchObject({ id_number: number, owner_email: who.email, same_number: expect.anything() });
  const seen = await boss.get(String(detail.body.id_document));
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    ...[200, 'image/webp', 'no-store'],
  ]);
  expect((await boss.get(String(detail.body.passport_picture))).status).toBe(200);
  const looks = await it.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, String(id)));
  expect(looks.map(({ act }) => act)).toEqual(['uploads.read', 'uploads.read']);
  it.clock.pass({ minutes: 5, seconds: 1 });
  expect((await browser.get(link)).status).toBe(404);
  expect((await boss.get(String(detail.body.id_document))).status).toBe(404);
});

test('only an admin sees the queue and decides', async () => {
  const { browser } = await person();
  await apply(browser);
  const id = await newestId(browser);
  const { browser: otherSeller, who } = await person();
  await it.world.createShop({ owner: who });
  const { browser: buyer } = await person();
  const paths = ['/api/admin/applications', `/api/admin/applications/${id}`];
  for (const [who, status] of [
    [it.client(), 401],
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

test('an admin verifies: the shop, its products, the bell, a mail and the log follow', async () => {
  const { who, browser } = await person();
  const { body } = await apply(browser);
  const id = await newestId(browser);
  const boss = await admin();
  expect(await decide(boss, id, 'verify')).toMatchObject({ status: 200, body: { state: 'verified' } });
  expect((await decide(boss, id, 'reject', 'Too late now')).body.error).toBe(texts.decidedAlready);
  expect((await it.client().get(`/api/shops/${body.business_slug}`)).body.verified).toBe(true);
  const told = await it.db.execute(`select type, payload from events where user_id = '${who.id}' order by seq`);
  expect(told.rows.filter(({ type }) => type === 'shops.verification-changed').map(({ payload }) => payload)).toEqual([
    { shop_id: body.id, verification: 'pending', reason: null },
    { shop_id: body.id, verification: 'verified', reason: null },
  ]);
  const bell = await browser.get('/api/notifications');
  expect(bell.body.results?.[0]).toMatchObject({ title: 'Your shop is verified', kind: 'verification' });
  const jobs = await it.db.execute("select data from pgboss.job where name = 'notifications.mail'");
  expect(jobs.rows.map(({ data }) => (data as { userId: string }).userId)).toContain(who.id);
  const acts = await it.db.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(acts.map(({ act }) => act)).toContain('shops.application.verify');
  expect((await apply(browser)).body.error).toBe(texts.alreadyVerified);
});

test('a rejection has a reason, and the papers can be sent again; what was verified can be taken back', async () => {
  const { browser } = await person();
  const { body: first } = await apply(browser);
  const boss = await admin();
  const id = await newestId(browser);
  expect((await decide(boss, id, 'reject')).body.details?.reason).toEqual([texts.reasonRequired]);
  await decide(boss, id, 'reject', 'The card cannot be read.');
  expect((await browser.get('/api/my-shop')).body).toMatchObject({
    verification: 'rejected',
    application: { state: 'rejected', reason: 'The card cannot be read.' },
  });
  const again = await apply(browser, {
    business_name: first.business_name as unknown as string,
    id_type: 'passport',
    id_number: 'g1234567',
  });
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
  await decide(boss, next, 'revoke', 'The shop sold fake goods.');
  expect((await browser.get('/api/my-shop')).body).toMatchObject({
    verification: 'required',
    application: { state: 'revoked', reason: 'The shop sold fake goods.' },
  });
  expect((await it.client().get(`/api/shops/${first.business_slug}`)).body.verified).toBe(false);
  expect((await apply(browser)).status).toBe(201);
});

test('one picture is asked for again: only that is sent, and the application waits again with the rest', async () => {
  const { who, browser } = await person();
  const { body: first } = await apply(browser);
  const boss = await admin();
  const id = await newestId(browser);
  const bring = async (purpose: string) => {
    const answer = await browser.send('POST', `/api/uploads?purpose=${purpose}`, formOf({ file: await drawJpeg() }));
    return String(answer.body.id);
  };
  const send = (picture: string) => browser.post('/api/seller-application/asked-picture', { picture });
  const selfie = await bring('selfie');
  expect((await send(selfie)).body.error).toBe(askedTexts.nothingAsked);
  const ask = { decision: 'reject', asked_for: 'passport_picture', reason: 'Your face is in the dark.' };
  const path = `/api/admin/applications/${id}/decision`;
  expect((await boss.post(path, { ...ask, asked_for: 'business_name' })).status).toBe(400);
  expect((await boss.post(path, ask)).body).toMatchObject({ state: 'rejected', asked_for: 'passport_picture' });
  const { application: asked, verification } = (await browser.get('/api/my-shop')).body;
  expect([verification, asked]).toMatchObject(['rejected', { asked_for: 'passport_picture', reason: ask.reason }]);
  const bell = await browser.get('/api/notifications');
  expect(bell.body.results?.[0]).toMatchObject({
    title: askedTexts.title.passport_picture,
    text: `${ask.reason} ${askedTexts.text}`,
  });
  const { rows } = await it.db.execute(
    `select 1 from pgboss.job where name = 'notifications.mail' and data->>'userId' = '${who.id}'`,
  );
  expect(rows).toHaveLength(1);
  const stranger = (await person()).browser;
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
  const [before] = await it.db.select().from(sellerApplications).where(eq(sellerApplications.id, id));
  expect(next).toMatchObject({ id_number: number, id_document: expect.stringContaining(String(before?.documentId)) });
  expect(String(next.passport_picture)).not.toContain(String(before?.selfieId));
  expect((await decide(boss, String(next.id), 'verify')).body).toMatchObject({ state: 'verified', asked_for: null });
});

test('two shops that show the same paper are seen together', async () => {
  const [one, two] = [await person(), await person()];
  const paper = { id_type: 'drivers_license', id_number: '998877665544' };
  await apply(one.browser, paper);
  await apply(two.browser, paper);
  const boss = await admin();
  const detail = await boss.get(`/api/admin/applications/${await newestId(two.browser)}`);
  expect(detail.body.same_number).toEqual([
    expect.objectContaining({ application_id: await newestId(one.browser), state: 'pending' }),
  ]);
});

test('numbers of papers stay where they belong: no event, job, notification or audit row has one', async () => {
  const { browser } = await person();
  const secret = 'GHA-555666777-8';
  await apply(browser, { id_number: secret });
  const boss = await admin();
  await decide(boss, await newestId(browser), 'verify');
  for (const [table, where] of [
    ['events', 'payload'],
    ['pgboss.job', 'data'],
    ['notifications', 'words'],
    ['audit_log', 'details'],
  ] as const) {
    const { rows } = await it.db.execute(
      `select ${table === 'notifications' ? 'to_jsonb(notifications)' : where}::text as text from ${table}`,
    );
    for (const { text } of rows) expect(String(text)).not.toContain('555666777');
  }
  expect(lines.join()).toContain('/api/become-seller');
  expect(lines.join()).not.toContain('555666777');
});
