import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#platform/audit/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const reason = 'The shop sells copies of brands.';

test('an admin hides and restores several products at once; each is audited, and one failure does not stop the others', async () => {
  const user = await market.world.createUser({ staffRole: 'owner' });
  const admin = await browserOf(market, user);
  const shop = await market.world.createShop();
  const own = await market.world.createProduct({ shop: await market.world.createShop({ owner: user }) });
  const products = [await market.world.createProduct({ shop }), await market.world.createProduct({ shop })];
  const ids = [...products.map(({ id }) => id), own.id];
  const act = async (is_hidden: boolean) => {
    const { status, body } = await admin.post('/api/admin/hidden', { kind: 'product', ids, is_hidden, reason });
    expect(status, JSON.stringify(body)).toBe(200);
    return Object.values(body.results ?? {})
      .filter(({ fault }) => fault !== null)
      .map(({ id }) => id);
  };
  const isPublic = async () => (await market.client().get(`/api/v1/products/${products[0]?.slug}`)).status === 200;
  expect(await act(true)).toEqual([own.id]);
  expect(await isPublic()).toBe(false);
  expect(await act(false)).toEqual([own.id]);
  const acts = (await market.db.select().from(auditLog)).filter(({ act }) => act.startsWith('support.product.'));
  expect(acts.map(({ act }) => act).toSorted()).toEqual(
    ['hide', 'hide', 'restore', 'restore'].map((one) => `support.product.${one}`),
  );
  expect(
    (
      await (
        await browserOf(market, await market.world.createUser())
      ).post('/api/admin/hidden', { kind: 'product', ids, is_hidden: true, reason })
    ).status,
  ).toBe(403);
});

test('several reports are closed together, each once, and the reporters read the note', async () => {
  const admin = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  const shop = await market.world.createShop();
  const reporter = await browserOf(market, await market.world.createUser());
  for (let n = 0; n < 2; n += 1) {
    const product = await market.world.createProduct({ shop });
    const details = {
      kind: 'product',
      subject_id: product.id,
      reason: 'Misleading product descriptions',
      details: 'Printed.',
    };
    expect((await reporter.post('/api/reports', details)).status).toBe(201);
  }
  const open = async () =>
    Object.values((await admin.get('/api/admin/reports?state=open')).body.results ?? {}).map(({ id }) => String(id));
  const ids = await open();
  expect(ids).toHaveLength(2);
  const close = () =>
    admin.post('/api/admin/reports/decision', { ids, decision: 'dismiss', note: 'We found nothing wrong here.' });
  expect(Object.values((await close()).body.results ?? {})).toEqual(ids.toSorted().map((id) => ({ id, fault: null })));
  expect(await open()).toEqual([]);
  expect(Object.values((await close()).body.results ?? {}).every(({ fault }) => fault)).toBe(true);
  const notices = Object.values((await reporter.get('/api/notifications')).body.results ?? {});
  expect(notices.filter((notice) => JSON.stringify(notice).includes('We found nothing wrong here.'))).toHaveLength(2);
});
