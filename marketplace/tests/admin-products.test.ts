import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const list = (rows: Json | undefined) => Object.values(rows ?? {});
const reason = 'Printed cloth is not kente.';

test('admins find products by name, number and shop in any state, hide them with a reason and restore them', async () => {
  const shop = await market.world.createShop({ businessName: 'Adanwomase Looms' });
  const active = await market.world.createProduct({ shop, name: 'Oyokoman stole' });
  const draft = await market.world.createProduct({ shop, name: 'Oyokoman runner', isActive: false });
  const archived = await market.world.createProduct({ shop, name: 'Oyokoman cap', archivedAt: market.clock.now() });
  const adminClient = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  const owner = await browserOf(market, shop.owner);
  const find = async (query: string) => {
    const { status, body } = await adminClient.get(`/api/admin/products?${query}`);
    expect(status).toBe(200);
    return list(body.results);
  };
  const slugs = async (query: string) => (await find(query)).map(({ slug }) => slug);
  for (const words of ['oyokoman', 'OYOKO', 'adanwomase', active.sku.toLowerCase()])
    expect(await slugs(`q=${words}`), words).toEqual([active.slug]);
  expect(await slugs('q=oyokoman&state=draft')).toEqual([draft.slug]);
  expect(await slugs('q=oyokoman&state=archived')).toEqual([archived.slug]);
  expect(await slugs('state=hidden')).toEqual([]);

  expect((await adminClient.put(`/api/admin/hidden/product/${active.id}`, { reason })).status).toBe(200);
  expect((await find('state=hidden'))[0]).toMatchObject({ slug: active.slug, state: 'hidden', hidden_reason: reason });
  expect(await slugs('q=oyokoman')).toEqual([]);
  const notice = list((await owner.get('/api/notifications')).body.results)[0];
  expect(JSON.stringify(notice)).toContain(reason);
  const jobs = await market.db.execute("select data from pgboss.job where name = 'notifications.mail'");
  expect(JSON.stringify(jobs.rows)).toContain('Your product was hidden');
  await adminClient.delete(`/api/admin/hidden/product/${active.id}`, { reason: 'It was woven after all.' });
  expect((await find('q=oyokoman'))[0]).toMatchObject({ slug: active.slug, state: 'active', hidden_reason: null });
  expect((await owner.get('/api/admin/products')).status).toBe(403);
});
