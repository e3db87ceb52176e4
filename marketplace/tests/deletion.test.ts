import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deletionReason } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherData } from '#accounts/data-export/gather-data.ts';
import { deleteUsers } from '#accounts/deletion/delete-users.ts';
import { pruneAttempts } from '#accounts/logins/prune-attempts.ts';
import { pruneNotifications } from '#notifications/prune-notifications.ts';
import { newId } from '#platform/base/ids.ts';
import { pruneEvents } from '#platform/events/prune-events.ts';
import { removeFiles } from '#platform/file-removal/remove-files.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { pruneKeys } from '#platform/idempotency/prune-keys.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { collectEvents } from '#webhooks/collect-events.ts';
import { anyPicture } from '#world/access-scene.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { tablesWith } from '#world/tables-with.ts';
import { password } from '#world/world.ts';
import { formOf } from './forms.ts';
import { ageJobs, bargain, done, leaveAsBuyer, leaveAsSeller, listen, lookInto, sendBack } from './leave-traces.ts';
import { mailsTo } from './mailed-link.ts';
import { shipping } from './orders/shoppers.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let folder: string;
const logged: string[] = [];
const log = createLog({ level: 'debug', destination: { write: (line) => logged.push(line) } });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besesaka-deletion-'));
  market = await startTestMarketplace({ log, files: createDiskFiles({ folder }) });
  await market.marketplace.jobs.start();
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const path = '/api/delete-account';
const reason = deletionReason.values[1];
const clean = () => deleteUsers({ ctx: market.context() });
type User = Awaited<ReturnType<typeof market.world.createUser>>;

async function loggedIn(user: { email: string }) {
  const browser = market.client();
  const { status } = await browser.post('/api/login', { email: user.email, password });
  return Object.assign(browser, { status });
}

/** A buyer and a seller with a long history. Each text about the buyer contains `a`, about the seller `b`. */
async function acquaintances(a: string, b: string) {
  const buyer = await market.world.createUser({
    fullName: `${a}ama Mensah`,
    email: `${a}@example.com`,
    address: `1 ${a} Street`,
    city: `${a}town`,
    whatsappNumber: '+233200000001',
  });
  const owner = await market.world.createUser({
    isSeller: true,
    fullName: `${b}ofi Boateng`,
    email: `${b}@example.com`,
  });
  const shop = await market.world.createShop({
    owner,
    businessName: `${b} House`,
    businessSlug: `${b}-house`,
    description: `${b} things`,
    businessEmail: `${b}@shop.com`,
    businessAddress: `2 ${b} Road`,
  });
  const product = await market.world.createProduct({ shop, takesOffers: true });
  await listen(market, [buyer, owner]);
  const [asBuyer, asSeller] = [await browserOf(market, buyer), await browserOf(market, owner)];
  await asBuyer.post('/api/add-to-wishlist', { product_id: product.id });
  const order = {
    ...shipping,
    shipping_full_name: `${a}ama`,
    shipping_address: `1 ${a} Street`,
    product_id: product.id,
  };
  const placed = await asBuyer.post('/api/orders/single', { ...order, shipping_notes: `Ask for ${a}`, quantity: 1 });
  const code = String(placed.body.order?.order_id);
  const step = (by: typeof asBuyer, action: string) => by.post(`/api/orders/${code}/status`, { action });
  const chat = await asBuyer.post('/api/chat/create', { product: product.id, message: `It is me, ${a}` });
  const id = String(chat.body.data?.id);
  await asSeller.post(`/api/chat/send?conversationId=${id}`, { content: `Greetings from ${b}`, client_id: newId() });
  await asBuyer.post('/api/contact', {
    name: a,
    email: `${a}@example.com`,
    subject: a,
    message: a,
    inquiry_type: 'General',
  });
  const report = { seller_id: shop.id, reason: 'Other', details: `${a} had trouble` };
  expect((await asBuyer.post('/api/report-seller', report)).status).toBeLessThan(300);
  await asBuyer.post('/api/send-shop-review', {
    seller_slug: shop.businessSlug,
    title: 'Good',
    comment: 'All was well.',
    overall_rating: 5,
    product_quality_rating: 5,
    customer_service_rating: 5,
    shipping_speed_rating: 0,
  });
  return { buyer, owner, shop, product, asBuyer, asSeller, code, step, id };
}

/** All other data that a user can create, with `a` in each text. Returns the ids of the files. */
async function leaveMore(user: User, browser: Awaited<ReturnType<typeof browserOf>>, a: string) {
  const place = { address: `3 ${a} Lane`, city: 'Accra', region: 'Greater Accra' };
  await done(browser.post('/api/addresses', { label: a, full_name: `${a}ama`, phone: '0244123456', ...place }));
  const profile = {
    full_name: user.fullName,
    telephone_number: '0244123456',
    date_of_birth: '1990-01-01',
    gender: 'F',
  };
  const form = formOf({ ...profile, ...place, profile_picture: await anyPicture() });
  await done(browser.send('PUT', '/api/update-profile', form));
  await done(browser.put('/api/notifications/choices', { kind: 'wishlist', channel: 'mail', is_on: false }));
  await market.client().post('/api/contact', {
    name: a,
    email: user.email,
    subject: `Without a login, ${a}`,
    message: a,
    inquiry_type: 'General',
  });
  const exportResponse = await done(browser.post('/api/data-export'));
  await gatherData({ ctx: market.context(), input: { exportId: String(exportResponse.id) } });
  const kept = await market.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, user.id));
  return [String(exportResponse.id), ...kept.map((one) => one.id)];
}

async function filesNamedBy(ids: string[]): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.filter((path) => ids.some((id) => path.includes(id)));
}

/** Runs the jobs that are due by now. */
async function pruneAll(): Promise<void> {
  const ctx = market.context();
  for (const prune of [pruneAttempts, pruneEvents, pruneKeys, pruneNotifications]) await prune({ ctx });
  await ageJobs(market, 31);
}

test('open orders on both sides block a deletion, and are named', async () => {
  const { asBuyer, asSeller, code, step } = await acquaintances('zebu', 'okapi');
  for (const browser of [asBuyer, asSeller]) {
    expect((await browser.get(path)).body).toEqual({
      open_orders: [{ order_id: code, state: 'pending' }],
      open_money: [],
      grace_days: 30,
    });
    expect(await browser.delete(path, { reason })).toMatchObject({
      status: 400,
      body: { code: 'REFUSED', error: texts.deletionOpenOrders([code]), details: { open_orders: [code] } },
    });
  }
  for (const action of ['accept', 'dispatch']) {
    await step(asSeller, action);
    expect((await asBuyer.delete(path, { reason })).status).toBe(400);
  }
  for (const [by, action] of [
    [asSeller, 'deliver'],
    [asBuyer, 'complete'],
  ] as const)
    await step(by, action);
  expect((await asBuyer.get(path)).body.open_orders).toEqual([]);
});

test('a deletion needs a reason of the list and a login', async () => {
  const browser = await browserOf(market, await market.world.createUser());
  for (const wrong of [{}, { reason: 'Boredom' }])
    expect(await browser.delete(path, wrong)).toMatchObject({
      status: 400,
      body: { details: { reason: [texts.deletionReasonMissing] } },
    });
  expect((await market.client().delete(path, { reason })).status).toBe(401);
});

test('a deletion ends all sessions and hides the shop at once; a login within 30 days restores everything', async () => {
  const owner = await market.world.createUser({ isSeller: true });
  const shop = await market.world.createShop({ owner, businessName: 'Hidden Beads' });
  const product = await market.world.createProduct({ shop });
  const earlier = await market.world.createProduct({ shop, archivedAt: market.clock.now() });
  const [here, elsewhere] = [await loggedIn(owner), await loggedIn(owner)];
  const seen = async () => [
    (await market.client().get(`/api/shops/${shop.businessSlug}`)).status,
    (await market.client().get(`/api/v1/products/${product.slug}`)).status,
    (await market.client().get('/api/v1/suggest?q=hidden+beads')).body.shops?.length,
    (await market.client().get(`/api/shops?business_name=${encodeURIComponent('Hidden Beads')}`)).body.results?.length,
  ];
  expect(await seen()).toEqual([200, 200, 1, 1]);
  market.clock.pass({ minutes: 5 });
  expect(await here.delete(path, { reason })).toMatchObject({ status: 200, body: { message: texts.accountDeleted } });
  expect(here.cookies.has('access')).toBe(false);
  expect((await elsewhere.get('/api/me')).status).toBe(401);
  expect(await seen()).toEqual([404, 404, 0, 0]);
  await expect
    .poll(() => mailsTo(market, owner.email).map(({ subject }) => subject))
    .toContain('Your account will be deleted');
  market.clock.pass({ days: 29 });
  await clean();
  const back = await loggedIn(owner);
  expect(back.status).toBe(200);
  expect(await seen()).toEqual([200, 200, 1, 1]);
  expect((await market.client().get(`/api/v1/products/${earlier.slug}`)).status).toBe(404);
  market.clock.pass({ days: 31 });
  await clean();
  expect((await loggedIn(owner)).status).toBe(200);
});

test('after 30 days nothing names the user, and the other side keeps orders and messages', async () => {
  const { buyer, owner, shop, product, asBuyer, asSeller, code, step, id } = await acquaintances('zzyx', 'qwrk');
  for (const [by, action] of [
    [asSeller, 'accept'],
    [asSeller, 'dispatch'],
    [asSeller, 'deliver'],
    [asBuyer, 'complete'],
  ] as const)
    await step(by, action);
  await leaveAsSeller(market, shop, asSeller, product.slug, 'qwrk');
  await leaveAsBuyer(market, { buyer, asBuyer, product, conversation: id, words: 'zzyx' });
  const brought = await leaveMore(buyer, asBuyer, 'zzyx');
  await sendBack(asBuyer, asSeller, { code, reason: 'zzyx found it torn' });
  await bargain(asBuyer, asSeller, product.id);
  await collectEvents(market.context());
  await lookInto(market, buyer, 'zzyx', /zzyx|qwrk/);
  await lookInto(market, owner, 'qwrk', /zzyx|qwrk/);
  expect((await filesNamedBy(brought)).length).toBeGreaterThan(1);
  const before = [
    'public.users',
    'public.orders',
    'public.messages',
    'public.addresses',
    'public.contact_messages',
    'public.seller_reports',
    'public.shop_reviews',
    ...['public.audit_log', 'public.chat_reports', 'public.contact_replies', 'public.events'],
    ...['public.idempotency_keys', 'public.mail_links', 'public.notifications', 'public.order_steps'],
    ...['public.outside_works', 'public.webhook_deliveries', 'pgboss.job'],
  ];
  // A link that is mailed is written down by a job.
  await expect.poll(() => tablesWith(market, 'zzyx'), { timeout: 20_000 }).toEqual(expect.arrayContaining(before));
  expect((await asBuyer.delete(path, { reason })).status).toBe(200);
  market.clock.pass({ days: 31 });
  await clean();
  await removeFiles({ ctx: market.context() });
  expect(await filesNamedBy(brought)).toEqual([]);
  const seller = await loggedIn(owner);
  const order = (await seller.get(`/api/orders/${code}`)).body;
  expect(JSON.stringify(order)).toContain('Deleted person');
  expect(JSON.stringify(order)).not.toMatch(/zzyx/i);
  const conversation = JSON.stringify((await seller.get(`/api/chat/${id}`)).body);
  expect(conversation).toContain('This message was deleted with its account.');
  expect(conversation).toContain('Greetings from qwrk');
  const reviews = JSON.stringify((await seller.get(`/api/shop-reviews/${shop.businessSlug}`)).body);
  expect(reviews).toContain('Deleted person');
  const onProduct = (await market.client().get(`/api/v1/products/${product.slug}/reviews`)).body;
  expect(onProduct.results?.[0]).toMatchObject({ reviewer_name: 'Deleted person', title: 'Well woven', images: [] });
  await pruneAll();
  expect(await tablesWith(market, 'zzyx')).toEqual([]);
  expect(await loggedIn(buyer)).toMatchObject({ status: 401 });
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.filter((line) => /zzyx/i.test(line))).toEqual([]);

  expect((await seller.delete(path, { reason })).status).toBe(200);
  market.clock.pass({ days: 31 });
  await clean();
  await removeFiles({ ctx: market.context() });
  await pruneAll();
  expect(await tablesWith(market, 'qwrk')).toEqual([]);
  expect((await market.client().get(`/api/v1/products/${product.slug}`)).status).toBe(404);
  market.clock.pass({ days: 60 });
  await pruneAll();
  expect([...(await tablesWith(market, 'zzyx')), ...(await tablesWith(market, 'qwrk'))]).toEqual([]);
  // Except for the addresses of visited public pages.
  expect(logged.filter((line) => /qwrk/i.test(line.replace(/"path":"[^"]*"/, '')))).toEqual([]);
}, 90_000);

test('an admin cannot delete the account', async () => {
  const admin: User = await market.world.createUser({ staffRole: 'owner' });
  const answer = await (await browserOf(market, admin)).delete(path, { reason });
  expect(answer).toMatchObject({ status: 400, body: { error: texts.deletionOfAdmin } });
});
