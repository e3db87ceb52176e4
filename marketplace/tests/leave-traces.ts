import { webhookEvent } from '@besesaka/schema/webhooks/events.ts';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { expect, vi } from 'vitest';
import { newId } from '#platform/base/ids.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { outsideWorks } from '#platform/idempotency/tables.ts';
import { sellerApplications } from '#shops/tables.ts';
import { webhookEndpoints } from '#webhooks/tables.ts';
import { anyPicture } from '#world/access-scene.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { formOf } from './forms.ts';
import { shipping } from './orders/shoppers.ts';

type User = Awaited<ReturnType<TestMarketplace['world']['createUser']>>;
type Browser = Awaited<ReturnType<typeof browserOf>>;
type Shop = Awaited<ReturnType<TestMarketplace['world']['createShop']>>;

export async function done(answer: ReturnType<Browser['post']>) {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

async function bring(browser: Browser, purpose: string): Promise<string> {
  const form = formOf({ file: await anyPicture() });
  return String((await done(browser.send('POST', `/api/uploads?purpose=${purpose}`, form))).id);
}

/** The seller's other data: product pictures, identity, short texts. `words` name the seller. */
export async function leaveAsSeller(
  market: TestMarketplace,
  shop: Shop,
  browser: Browser,
  product: string,
  words: string,
) {
  const image_ids: string[] = [];
  for (let n = 0; n < 3; n += 1) image_ids.push(await bring(browser, 'product-picture'));
  await done(browser.patch(`/api/products/${product}`, { image_ids, external_id: words, metadata: { maker: words } }));
  await done(browser.put('/api/my-shop', { metadata: { keeper: words } }));
  await done(browser.put('/api/chat/quick-replies', { replies: [`Ask for ${words}`], version: 0 }));
  await market.db.insert(sellerApplications).values({
    id: newId(),
    shopId: shop.id,
    idType: 'passport',
    idNumber: words,
    state: 'rejected',
    createdAt: market.clock.now(),
    reason: `The card is not ${words}'s`,
  });
}

interface Buying {
  buyer: User;
  asBuyer: Browser;
  product: { id: string; slug: string };
  conversation: string;
  words: string;
}

/** Stored responses of keyed requests, a step with its reason, a review with a photo, a report, a link by mail, a failed login. */
export async function leaveAsBuyer(market: TestMarketplace, { buyer, asBuyer, product, conversation, words }: Buying) {
  const order = { ...shipping, shipping_full_name: words, product_id: product.id, quantity: 1 };
  const keyed = { 'idempotency-key': newId() };
  const placed = await done(asBuyer.post('/api/orders/single', order, keyed));
  const step = `/api/orders/${String(placed.order?.order_id)}/status`;
  await done(
    asBuyer.post(step, { action: 'cancel', reason: `${words} needs it no more` }, { 'idempotency-key': newId() }),
  );
  const review = { rating: '4', title: 'Well woven', comment: 'The colours stay.', image: await anyPicture() };
  await done(asBuyer.send('POST', `/api/send-product-review/${product.slug}`, formOf(review)));
  const report = { reason: 'Other', details: `${words} was not answered` };
  await done(asBuyer.post(`/api/chat/${conversation}/report`, report));
  await market.client().post('/api/auth/password-reset/request', { email: buyer.email });
  await market.client().post('/api/login', { email: buyer.email, password: 'not this one' });
  const now = market.clock.now();
  await market.db.insert(outsideWorks).values({
    id: newId(),
    callerId: buyer.id,
    key: 'k',
    requestHash: 'h',
    kind: 'payments.open',
    state: 'settled',
    input: { email: buyer.email },
    outcome: { said: words },
    answer: { to: words },
    dueAt: now,
    createdAt: now,
  });
}

/** Endpoints of both get all events about the other one. */
export async function listen(market: TestMarketplace, users: readonly User[]): Promise<void> {
  const how = {
    name: 'Books',
    url: 'https://example.com/hook',
    events: [...webhookEvent.values],
    state: 'stopped' as const,
  };
  const rows = users.map(({ id: userId }) => ({
    id: newId(),
    userId,
    sealedSecret: '',
    afterSeq: 0,
    createdAt: market.clock.now(),
    ...how,
  }));
  await market.db.insert(webhookEndpoints).values(rows);
}

/** A return, with its reason, until the goods are back. */
export async function sendBack(
  asBuyer: Browser,
  asSeller: Browser,
  { code, reason }: { code: string; reason: string },
) {
  const path = `/api/orders/${code}/status`;
  await done(asBuyer.post(path, { action: 'request_return', return_reason: 'damaged', reason }));
  for (const action of ['agree_return', 'receive_return']) await done(asSeller.post(path, { action }));
}

/** An offer that the seller answers with another price, and accepts in the end. */
export async function bargain(asBuyer: Browser, asSeller: Browser, product_id: string): Promise<void> {
  const { id } = await done(asBuyer.post('/api/offers', { product_id, price: '100' }));
  const path = `/api/offers/${String(id)}/answer`;
  await done(asSeller.post(path, { action: 'counter', price: '110', version: 1 }));
  await done(asBuyer.post(path, { action: 'decline', version: 2 }));
}

const idsOf = ({ results }: Json, named: RegExp): string[] =>
  Array.from(results as unknown as { id: string }[])
    .filter((row) => named.test(JSON.stringify(row)))
    .map(({ id }) => id);

/** Admin actions on a user and on what is `named`, with texts that name the user. */
export async function lookInto(market: TestMarketplace, user: User, words: string, named: RegExp) {
  const adminClient = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  await done(adminClient.get(`/api/admin/users?q=${words}`));
  await done(adminClient.get(`/api/admin/payments?search=${words}`));
  await done(adminClient.get(`/api/admin/users/${user.id}`));
  for (const id of idsOf(await done(adminClient.get('/api/admin/messages')), named))
    await done(adminClient.post(`/api/admin/messages/${id}/answer`, { text: `Dear ${words}, it is on its way.` }));
  for (const id of idsOf(await done(adminClient.get('/api/admin/reports?state=open')), named)) {
    const decided = { decision: 'dismiss', note: `${words}, all was well.` };
    await done(adminClient.post(`/api/admin/reports/${id}/decision`, decided));
  }
  const path = `/api/admin/users/${user.id}/suspension`;
  await done(adminClient.put(path, { reason: `Complaints about ${words}`, until: null }));
  await done(adminClient.delete(path));
}

/** Ages the job queue by this many days and runs its maintenance. The queue uses the clock of the database. */
export async function ageJobs(market: TestMarketplace, days: number): Promise<void> {
  // Running jobs are not deleted, however old they are.
  const waiting = sql`select from pgboss.job where state = 'active' or (state in ('created', 'retry') and start_after <= now())`;
  await vi.waitFor(async () => expect(await rowsOf(market.db, waiting)).toEqual([]), {
    timeout: 30_000,
    interval: 100,
  });
  const boss = new PgBoss({ connectionString: market.url, supervise: false, schedule: false });
  await boss.start();
  const back = sql`interval '1 day' * ${days}`;
  await market.db.execute(sql`update pgboss.job set created_on = created_on - ${back},
    completed_on = completed_on - ${back}, keep_until = keep_until - ${back}`);
  await boss.maintain();
  await market.db.execute(sql`update pgboss.archive set archived_on = archived_on - ${back}`);
  await boss.maintain();
  await boss.stop({ graceful: false });
}
