import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { runAdminCommand } from '#commands/run-admin-command.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const run = (...args: string[]) => runAdminCommand(args, market.url);
const auditedActions = async (id: string) =>
  (await market.db.select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.subject, id))).map(({ act }) => act);

test('the command grants and revokes the admin role, each once, with an audit entry', async () => {
  const first = await market.world.createUser({ email: 'esi@example.com' });
  expect(await run('list')).toBe('There is no admin yet.');
  expect(await run('grant', ' Esi@Example.com ')).toBe('esi@example.com has the role owner now.');
  expect(await run('grant', 'esi@example.com')).toBe('esi@example.com has the role owner already.');
  expect(await auditedActions(first.id)).toEqual(['accounts.admin.grant']);

  const second = await market.world.createUser({ email: 'kojo@example.com', fullName: 'Kojo Annan' });
  const browser = await browserOf(market, second);
  expect((await browser.get('/api/admin/counts')).status).toBe(403);
  await run('grant', 'kojo@example.com');
  expect((await browser.get('/api/admin/counts')).status).toBe(200);
  expect(await run('list')).toContain('kojo@example.com  Kojo Annan  owner  no login codes');
  const listed = (await browser.get(`/api/admin/audit?subject=${second.id}&who=operator`)).body.results;
  expect(listed).toMatchObject([{ act: 'accounts.admin.grant', actor_name: 'Operator of the server' }]);

  expect(await run('revoke', 'kojo@example.com')).toBe('kojo@example.com is no longer an admin.');
  expect(await run('revoke', 'kojo@example.com')).toBe('kojo@example.com is not an admin.');
  expect((await browser.get('/api/admin/counts')).status).toBe(403);
  expect(await auditedActions(second.id)).toEqual(['accounts.admin.grant', 'accounts.admin.revoke']);
  await expect(run('revoke', 'esi@example.com')).rejects.toThrow('the last owner');
});

test('two parallel revocations leave one admin', async () => {
  await market.db.update(users).set({ staffRole: null });
  const emails = ['one@example.com', 'two@example.com'];
  for (const email of emails) await market.world.createUser({ email, staffRole: 'owner' });
  const outcomes = await Promise.allSettled(emails.map((email) => run('revoke', email)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await run('list')).split('\n')).toHaveLength(1);
});

test('only a confirmed and active user can become an admin', async () => {
  const now = market.clock.now();
  await market.world.createUser({ email: 'new@example.com', emailConfirmedAt: null });
  await market.world.createUser({ email: 'leaving@example.com', deletionAskedAt: now });
  await market.world.createUser({ email: 'suspended@example.com', suspendedAt: now });
  await expect(run('grant', 'stranger@example.com')).rejects.toThrow('no account with stranger@example.com');
  await expect(run('revoke', 'stranger@example.com')).rejects.toThrow('no account with stranger@example.com');
  await expect(run('grant', 'new@example.com')).rejects.toThrow('has not confirmed');
  await expect(run('grant', 'leaving@example.com')).rejects.toThrow('is being deleted');
  await expect(run('grant', 'suspended@example.com')).rejects.toThrow('is suspended');
  for (const args of [[], ['grant'], ['promote', 'new@example.com']])
    await expect(run(...args)).rejects.toThrow('admin grant ama@example.com');
});
