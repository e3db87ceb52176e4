import { dataExportLimits } from '@besesaka/schema/accounts/data-export.ts';
import { exportedList } from '@besesaka/schema/admin/limits.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { entriesOfList } from '#admin/exports/entries-of-list.ts';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { unzip } from '#world/unzip.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

async function textOf(list: string, month: string | null = null): Promise<string> {
  const parts: Buffer[] = [];
  for await (const { body } of entriesOfList(market, { list, month }))
    for await (const chunk of body) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts).toString('utf8');
}

async function enter(createdAt: Date, amount: number): Promise<void> {
  await market.db.transaction(async (tx) => {
    const entryId = newId();
    await tx
      .insert(ledgerEntries)
      .values({ id: entryId, kind: 'charge', subjectId: newId(), currency: 'GHS', createdAt });
    const lines = [
      { entryId, account: 'provider', amount },
      { entryId, account: 'income:subscription', amount: -amount },
    ];
    await tx.insert(ledgerLines).values(lines);
  });
}

test('an admin exports the ledger of a month through a link that expires; each step is logged', async () => {
  await enter(new Date('2026-01-31T23:59:59Z'), 4902);
  await enter(new Date('2026-02-01T00:00:00Z'), 100);
  const user = await market.world.createUser({ staffRole: 'owner' });
  const admin = await browserOf(market, user);
  const requested = await admin.post('/api/admin/exports', { list: 'ledger', month: '2026-01' });
  expect(requested.status, JSON.stringify(requested.body)).toBe(201);
  const newest = async () => Object.values((await admin.get('/api/admin/exports')).body.results ?? {})[0];
  await expect.poll(async () => (await newest())?.state, { timeout: 15_000 }).toBe('ready');
  const path = `/api/data-exports/${requested.body.id}/archive`;
  const { headers, bytes } = await admin.bytes(path);
  expect(headers.get('content-disposition')).toContain('besesaka-ledger-');
  const [csv] = [...unzip(bytes).entries()];
  expect(csv?.[0]).toBe('ledger-2026-01.csv');
  const lines = String(csv?.[1]).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.join()).toMatch(/provider,49\.02,GHS/);
  // The user's own data does not contain it.
  expect((await admin.get('/api/data-export')).body.data_export).toBeNull();

  const acts = await market.db
    .select({ act: auditLog.act })
    .from(auditLog)
    .where(eq(auditLog.actorId, user.id))
    .orderBy(desc(auditLog.id));
  expect(acts.map(({ act }) => act).slice(0, 2)).toEqual(['data-export.read', 'support.export']);
  expect(
    (await (await browserOf(market, await market.world.createUser({ staffRole: 'owner' }))).get(path)).status,
  ).toBe(404);
  await market.db.update(users).set({ staffRole: null }).where(eq(users.id, user.id));
  expect((await admin.get(path)).status).toBe(403);
  await market.db.update(users).set({ staffRole: 'owner' }).where(eq(users.id, user.id));
  market.clock.pass({ minutes: dataExportLimits.aliveMinutes + 1 });
  expect((await (await browserOf(market, user)).get(path)).status).toBe(404);
});

test('every export has its columns, also without rows and for a single month', async () => {
  for (const list of exportedList.values) {
    expect(await textOf(list), list).toMatch(/^\uFEFF[a-z_]+(,[a-z_]+)+\r\n/);
    expect((await textOf(list, '2001-01')).split('\r\n'), list).toHaveLength(2);
  }
});

test('an export reads in parts, each row once, and a name cannot become a formula', async () => {
  const [before] = [(await textOf('users')).split('\r\n').length];
  const { passwordHash, id: _, ...pattern } = await market.world.createUser({ fullName: '=HYPERLINK(1)' });
  const rows = Array.from({ length: 1100 }, (_, n) => ({
    ...pattern,
    id: newId(),
    email: `many${n}@example.com`,
    passwordHash,
  }));
  await market.db.insert(users).values(rows);
  const lines = (await textOf('users')).split('\r\n');
  expect(lines).toHaveLength(before + 1101);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line.includes("'=HYPERLINK(1)"))).toHaveLength(1101);
});
