import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '#payments/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const day = 24 * 60 * 60 * 1000;

async function scene() {
  const admin = await market.world.createUser({ staffRole: 'owner', fullName: 'Esi 100% Quartey' });
  const adminClient = await browserOf(market, admin);
  const log = (given: Partial<typeof auditLog.$inferInsert>) =>
    market.db.insert(auditLog).values({
      id: newId(),
      actorId: admin.id,
      act: 'order.read',
      subject: 'BSK1',
      details: {},
      at: market.clock.now(),
      ...given,
    });
  return { admin, adminClient, log };
}

test('admins filter the audit log by admin, action, subject and time; other users cannot read it', async () => {
  const { admin, adminClient, log } = await scene();
  const other = await market.world.createUser({ staffRole: 'owner' });
  const now = market.clock.now();
  await log({ subject: 'BSK1' });
  await log({
    act: 'uploads.read',
    subject: 'picture',
    details: { purpose: 'selfie' },
    at: new Date(now.getTime() - day),
  });
  await log({ actorId: other.id, subject: 'BSK2', at: new Date(now.getTime() - 3 * day) });
  const subjects = async (query: string) => {
    const { status, body } = await adminClient.get(`/api/admin/audit?${query}`);
    expect(status).toBe(200);
    return Object.values(body.results ?? {}).map(({ subject }) => String(subject));
  };
  expect(await subjects('')).toEqual(['BSK1', 'picture', 'BSK2']);
  expect(await subjects('who=100%25 q')).toEqual(['BSK1', 'picture']);
  expect(await subjects('who=1000')).toEqual([]);
  expect(await subjects(`who=${other.email}`)).toEqual(['BSK2']);
  expect(await subjects('act=order')).toEqual(['BSK1', 'BSK2']);
  expect(await subjects('subject=picture')).toEqual(['picture']);
  const date = (days: number) => new Date(now.getTime() - days * day).toISOString().slice(0, 10);
  expect(await subjects(`from=${date(1)}`)).toEqual(['BSK1', 'picture']);
  expect(await subjects(`from=${date(3)}&until=${date(1)}`)).toEqual(['picture', 'BSK2']);
  expect((await adminClient.get('/api/admin/audit?from=yesterday')).status).toBe(400);
  const picture = await adminClient.get('/api/admin/audit?subject=picture');
  expect(picture.body.results?.[0]).toMatchObject({
    actor_id: admin.id,
    actor_name: admin.fullName,
    details: '{"purpose":"selfie"}',
  });

  const user = await browserOf(market, await market.world.createUser());
  for (const path of ['/api/admin/audit', '/api/admin/audit.csv', '/api/admin/counts']) {
    expect((await user.get(path)).status).toBe(403);
    expect((await market.client().get(path)).status).toBe(401);
  }
});

test('an audit entry has the name of what it is about', async () => {
  const { adminClient, log } = await scene();
  const user = await market.world.createUser({ fullName: 'Abena Named' });
  const payment = {
    id: newId(),
    userId: user.id,
    purpose: 'checkout' as const,
    subjectId: newId(),
    amountPesewas: 500,
  };
  await market.db.insert(payments).values({ ...payment, description: 'Order BS1NAMED', createdAt: market.clock.now() });
  for (const subject of [user.id, payment.id]) await log({ act: 'test.named', subject });
  const { body } = await adminClient.get('/api/admin/audit?act=test.named');
  const named = ['Abena Named', 'Order BS1NAMED'].map((name) => expect.objectContaining({ subject_name: name }));
  expect(body.results).toEqual(expect.arrayContaining(named));
});

test('the whole audit log can be exported as a table, and the export is logged', async () => {
  const { adminClient, log } = await scene();
  const act = 'test.export';
  // More than are read at once, all of one moment, as a script of an admin would leave them.
  for (let n = 0; n < 501; n += 1) await log({ act, subject: `thing-${n}` });
  await log({
    act,
    subject: '=1+1',
    details: { reason: 'said "no", twice' },
    at: new Date(market.clock.now().getTime() - day),
  });
  const answer = await adminClient.get(`/api/admin/audit.csv?act=${act}`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = String(answer.body).trimEnd().split('\r\n');
  expect(lines[0]).toBe('at,actor_name,actor_id,act,subject,subject_name,details');
  expect(new Set(lines.slice(1)).size).toBe(502);
  expect(lines.at(-1)).toContain(`${act},'=1+1,,"{""reason"":""said \\""no\\"", twice""}"`);
  const { body } = await adminClient.get('/api/admin/audit?act=support.audit.export');
  expect(body.results?.[0]?.details).toBe(`{"act":"${act}"}`);
});
