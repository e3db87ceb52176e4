import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { reports } from '#admin/tables.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const user = async () => browserOf(market, await market.world.createUser());
type Browser = Awaited<ReturnType<typeof user>>;

const said = { reason: 'Misleading product descriptions', details: 'It was printed, not woven.' };
const report = (by: Browser, shop: { id: string }, more: object = {}) =>
  by.post('/api/report-seller', { seller_id: shop.id, ...said, ...more });

async function evidence(by: Browser): Promise<string> {
  const sharp = (await import('sharp')).default;
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'stole.jpg', { type: 'image/jpeg' }));
  return String((await by.send('POST', '/api/uploads?purpose=report-evidence', form)).body.id);
}

test('a report is saved with its pictures, which only admins see, through links that expire', async () => {
  const shop = await market.world.createShop();
  const buyer = await user();
  const picture = await evidence(buyer);
  expect(await report(buyer, shop, { evidence_ids: [picture] })).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: 'Report submitted successfully. Thank you for helping keep our marketplace safe.',
    },
  });
  const [saved] = await market.db.select().from(reports).where(eq(reports.shopId, shop.id));
  expect(saved).toMatchObject({ ...said, evidenceIds: [picture] });

  const admin = await market.world.createUser();
  await market.db.update(users).set({ staffRole: 'owner' }).where(eq(users.id, admin.id));
  const adminClient = await browserOf(market, admin);
  const path = `/api/admin/reports/${saved?.id}`;
  const { status, body } = await adminClient.get(path);
  expect([status, body]).toMatchObject([200, { subject_path: `/shops/${shop.businessSlug}`, ...said }]);
  const link = String(body.evidence?.[0]);
  expect((await adminClient.get(link)).status).toBe(200);
  const acts = await rowsOf<{ act: string }>(
    market.db,
    sql`select act from audit_log where actor_id = ${admin.id} order by at`,
  );
  expect(acts.map(({ act }) => act)).toEqual(['support.report.read', 'uploads.read']);
  const owner = await browserOf(market, shop.owner);
  for (const other of [buyer, owner]) {
    expect((await other.get(path)).status).toBe(403);
    expect((await other.get(link)).status).toBe(404);
  }
  market.clock.pass({ seconds: 301 });
  expect((await (await browserOf(market, admin)).get(link)).status).toBe(404);
});

test('incomplete reports, visitors, the owner and repeated reports are refused', async () => {
  const shop = await market.world.createShop();
  const buyer = await user();
  for (const [faulty, words] of [
    [{ reason: '' }, 'Please select a reason.'],
    [{ reason: 'I do not like it' }, 'Please select a reason.'],
    [{ details: '  ' }, 'Please say what happened.'],
    [{ details: 'x'.repeat(1001) }, 'The details can have at most 1000 characters'],
  ] as const) {
    const { status, body } = await report(buyer, shop, faulty);
    expect([status, JSON.stringify(body.details)]).toEqual([400, expect.stringContaining(words)]);
  }
  expect((await market.client().post('/api/report-seller', { seller_id: shop.id, ...said })).status).toBe(401);
  expect((await report(await browserOf(market, shop.owner), shop)).status).toBe(403);
  const nothing = { id: '5f0c7e0a-4f0e-4c55-9d6c-0c6f8d1f2a01' };
  const hasty = await user();
  expect((await report(hasty, nothing)).status).toBe(404);
  for (let n = 0; n < 4; n += 1) expect((await report(hasty, shop)).status).toBe(201);
  expect(await report(hasty, shop)).toMatchObject({
    status: 429,
    body: { error: 'You have sent many reports today. Please try again tomorrow.' },
  });
});
