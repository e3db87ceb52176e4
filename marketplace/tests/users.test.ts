import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const adminOf = async () => browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
const list = (rows: Json | undefined) => Object.values(rows ?? {});

test('admins find users by name, address, number and shop, and each result is logged', async () => {
  const kofi = await market.world.createUser({
    fullName: 'Kofi 100% Agyeman',
    email: 'kofi.agyeman@example.com',
    telephoneNumber: '0201987654',
    telephoneE164: '+233201987654',
  });
  const shop = await market.world.createShop({ businessName: 'Bonwire Weavers' });
  const adminClient = await adminOf();
  const found = async (query: string) =>
    list((await adminClient.get(`/api/admin/users?${query}`)).body.results).map(({ id }) => id);
  for (const words of ['100% agy', 'KOFI.AGYEMAN@', '0201 987 654', '+233201987654', '987654'])
    expect(await found(`q=${encodeURIComponent(words)}`), words).toEqual([kofi.id]);
  expect(await found('q=bonwire%20weav')).toEqual([shop.ownerId]);
  expect(await found('q=1000%25')).toEqual([]);
  expect(await found('q=Agyeman&state=suspended')).toEqual([]);
  await adminClient.put(`/api/admin/users/${kofi.id}/suspension`, { reason: 'Parcels never came.', until: null });
  expect(await found('state=suspended')).toEqual([kofi.id]);
  const [search] = list((await adminClient.get('/api/admin/audit?act=support.users.search')).body.results);
  expect(search?.details).toBe(JSON.stringify({ users: [kofi.id] }));
});

test("a user's record has shop, logins and reports; an admin ends a login, and each act is logged", async () => {
  const shop = await market.world.createShop();
  const adminClient = await adminOf();
  const path = `/api/admin/users/${shop.ownerId}`;
  const phones = [market.client(), market.client()];
  for (const phone of phones)
    expect((await phone.post('/api/login', { email: shop.owner.email, password })).status).toBe(200);
  const reporter = await browserOf(market, await market.world.createUser());
  const said = { reason: 'Other', details: 'Nobody answers.', evidence_ids: [] };
  expect((await reporter.post('/api/report-seller', { seller_id: shop.id, ...said })).status).toBe(201);
  const { body } = await adminClient.get(path);
  expect(body).toMatchObject({
    shop_name: shop.businessName,
    shop_slug: shop.businessSlug,
    state: 'active',
    email_confirmed: true,
    reports: [{ kind: 'shop', reason: 'Other', state: 'open' }],
  });
  const sessions = list(body.sessions);
  expect(sessions).toHaveLength(2);
  const statuses = () => Promise.all(phones.map(async (phone) => (await phone.get('/api/sessions')).status));
  expect((await adminClient.delete(`${path}/sessions/${sessions[0]?.id}`)).body.sessions).toHaveLength(1);
  expect((await statuses()).sort()).toEqual([200, 401]);
  expect((await adminClient.delete(`${path}/sessions/${sessions[0]?.id}`)).status).toBe(404);
  expect((await adminClient.delete(`${path}/sessions`)).body.sessions).toHaveLength(0);
  expect(await statuses()).toEqual([401, 401]);
  const acts = list((await adminClient.get(`/api/admin/audit?subject=${shop.ownerId}`)).body.results).map(
    ({ act }) => act,
  );
  expect(new Set(acts)).toEqual(
    new Set(['support.user.read', 'support.user.end-session', 'support.user.end-sessions']),
  );
});
