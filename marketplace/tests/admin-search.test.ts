import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#platform/audit/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { isDeep } from '#world/config.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: TestMarketplace;
let admin: Client;
const searchFor = async (q: string) => {
  const { status, body } = await admin.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
  expect(status, q).toBe(200);
  return Object.values(body.results ?? {}).map(({ kind, id }) => `${kind} ${id}`);
};

/** The rows of each table that grows with the marketplace, named after their numbers. */
async function grow(from: number, to: number) {
  const series = sql`generate_series(${from + 1}::int, ${to}::int) as n`;
  await market.db.execute(sql`
    insert into users (id, full_name, email, telephone_number, telephone_e164, password_hash, date_joined)
    select md5('user' || n)::uuid, 'Person ' || md5((n % 5000)::text) || case when n % 50 = 0 then ' Mensah' else ' Owusu' || n end, 'person' || n || '@example.com', '0', '+23324' || lpad(n::text, 7, '0'),
      '', now() - n * interval '1 minute' from ${series}`);
  await market.db.execute(sql`
    insert into orders (id, code, buyer_id, shop_id, seller_id, state, version, total_pesewas, buyer_email, buyer_name, seller_name,
      seller_slug, shipping_full_name, shipping_phone, shipping_address, shipping_city, shipping_region, created_at, updated_at)
    select md5('order' || n)::uuid, 'N' || n, md5('user' || n)::uuid, shops.id, shops.owner_id, 'completed', 1, 100, '', 'Person', 'Seller', '',
      'Recipient', '+23320' || lpad(n::text, 7, '0'), '', '', 'Ashanti', now() - n * interval '1 minute', now()
    from ${series} cross join (select id, owner_id from shops limit 1) as shops`);
  await market.db.execute(sql`
    insert into payments (id, user_id, purpose, subject_id, description, amount_pesewas, state, created_at)
    select md5('payment' || n)::uuid, md5('user' || n)::uuid, 'subscription', md5('x' || n)::uuid, '1 Month', 5000, 'succeeded',
      now() - n * interval '1 minute' from ${series}`);
  await market.db.execute(sql`vacuum analyze`);
}

const orderCount = 10_000;
/** Enough that reading a whole table would be the slower way. */
const userCount = 40_000;

beforeAll(async () => {
  market = await startTestMarketplace();
  admin = await browserOf(market, await market.world.createUser({ staffRole: 'owner', fullName: 'Esi Quartey' }));
  const owner = await market.world.createUser({
    isSeller: true,
    fullName: 'Yaw Sefwi',
    email: 'yaw.sefwi@example.com',
  });
  const shop = await market.world.createShop({ owner, businessName: 'Nzulezu Stilts' });
  await market.world.createProduct({ shop, name: 'Raffia hat', sku: 'RAF1' });
  await grow(0, orderCount);
}, 120_000);
afterAll(() => market.close());

const uuidOf = async (text: string) =>
  String((await market.db.execute(sql`select md5(${text})::uuid as id`)).rows[0]?.id);

test('one search finds users, shops, orders, products and payments by name, number, phone and email', async () => {
  const [user, payment] = await Promise.all([uuidOf('user77'), uuidOf('payment77')]);
  const all = [`user ${user}`, 'order N77', `payment ${payment}`];
  expect(await searchFor('person77@')).toEqual(expect.arrayContaining(all));
  expect(await searchFor('024 000 0077')).toEqual(all);
  expect(await searchFor('#n77')).toContain('order N77');
  expect(await searchFor('020 000 0077')).toEqual(['order N77']);
  expect(await searchFor(payment)).toEqual([`payment ${payment}`]);
  expect(await searchFor('raf1')).toEqual(['product RAF1']);
  const sefwi = await searchFor('sefwi yaw');
  const hits = await searchFor('nzulezu');
  expect(sefwi.map((hit) => hit.split(' ')[0])).toEqual(['user', 'shop', ...Array(6).fill('order')]);
  expect(hits).toEqual([expect.stringMatching(/^shop /)]);
  expect((await searchFor('mensah')).filter((hit) => hit.startsWith('user'))).toHaveLength(6);
  expect(await searchFor('%%')).toEqual([]);
  expect((await admin.get('/api/admin/search?q=x')).status).toBe(400);
});

test('each search is logged with its results, but without its text', async () => {
  await searchFor('person78@');
  const [entry] = await market.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.act, 'support.search'))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  expect(entry?.details).toEqual({ found: expect.arrayContaining(['order N78']) });
  expect(JSON.stringify(entry)).not.toContain('person78@');
});

/** The shortest time of several runs with a text. */
async function timeOf(q: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const began = performance.now();
    await searchFor(q);
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

const texts = ['person77@', '024 000 0077', 'n77', 'mensah', 'raffia', '550e8400-e29b-41d4-a716-446655440000', '1042'];

test.runIf(isDeep())(
  'a search over a million rows takes at most twice the time',
  async () => {
    const before: number[] = [];
    for (const q of texts) before.push(await timeOf(q));
    for (let from = orderCount; from < 1_000_000; from += 18_000) await grow(from, Math.min(1_000_000, from + 18_000));
    const slower: Record<string, number[]> = {};
    for (const [n, q] of texts.entries()) {
      const [first, now] = [Math.max(before[n] ?? 0, 5), await timeOf(q)];
      if (now > 2 * first) slower[q] = [first, now];
    }
    expect(slower).toEqual({});
  },
  1_200_000,
);

test('a search scans no whole table', async () => {
  if (!isDeep()) await grow(orderCount, userCount);
  for (const q of texts) {
    const recorded = recordStatements(market.db);
    await searchFor(q);
    const statements = recorded.take().filter(({ text }) => text.includes('as found'));
    recorded.stop();
    expect(statements.length).toBeGreaterThan(5);
    for (const { text, values } of statements) {
      const { rows } = await market.db.$client.query(`explain ${text}`, values);
      expect(JSON.stringify(rows), q).not.toMatch(/Seq Scan on (users|orders|payments)/);
    }
  }
}, 60_000);
