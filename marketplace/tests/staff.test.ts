import { staffTexts as texts } from '@besesaka/schema/kernel/staff/roles.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { mailsTo } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const path = '/api/admin/staff';

async function staffOf(staffRole: 'owner' | 'money' | 'trust') {
  const user = await market.world.createUser({ staffRole });
  return { ...user, browser: await browserOf(market, user) };
}

const mailed = async (email: string) => {
  await expect.poll(() => mailsTo(market, email).length, { timeout: 10_000 }).toBeGreaterThan(0);
  return String(mailsTo(market, email).at(0)?.text);
};
const actsOn = async (subject: string) =>
  (await market.db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(({ act, details }) => [
    act,
    details,
  ]);

async function invited(role: string, email: string) {
  const owner = await staffOf('owner');
  const { status } = await owner.browser.post(`${path}-invitations`, { email, role });
  expect(status).toBe(200);
  const [, id = ''] = /staff-invitation\/(\S+)/.exec(await mailed(email)) ?? [];
  return { owner, id };
}

test('an invitation is mailed, only its address can accept it, once, and the role works at once', async () => {
  const guest = await market.world.createUser();
  const { owner, id } = await invited('trust', guest.email);
  const browser = await browserOf(market, guest);
  const other = await browserOf(market, await market.world.createUser());
  expect((await other.get(`/api/staff-invitations/${id}`)).status).toBe(404);
  expect((await other.post(`/api/staff-invitations/${id}/accept`)).status).toBe(404);
  expect((await browser.get('/api/admin/reports')).status).toBe(403);

  const shown = await browser.get(`/api/staff-invitations/${id}`);
  expect(shown.body).toMatchObject({ role: 'trust', invited_by_name: owner.fullName });
  expect((await browser.post(`/api/staff-invitations/${id}/accept`)).status).toBe(200);
  expect((await browser.post(`/api/staff-invitations/${id}/accept`)).status).toBe(404);
  expect((await browser.get('/api/admin/reports')).status).toBe(200);
  expect((await browser.get(path)).status).toBe(403);
  await expect.poll(() => mailsTo(market, guest.email).length, { timeout: 10_000 }).toBe(2);
  expect(mailsTo(market, guest.email).at(0)?.text).toContain(texts.roleNow('Trust'));
  expect(await actsOn(guest.id)).toEqual([['staff.accept', { role: 'trust' }]]);
  const { body } = await owner.browser.get('/api/notifications');
  expect(JSON.stringify(body)).toContain(texts.accepted(guest.fullName, 'Trust'));
});

test('an unconfirmed address cannot accept, and an invitation ends after a week or when it is withdrawn', async () => {
  const guest = await market.world.createUser({ emailConfirmedAt: null });
  const { owner, id } = await invited('money', guest.email);
  const browser = await browserOf(market, guest);
  const accept = () => browser.post(`/api/staff-invitations/${id}/accept`);
  expect(await accept()).toMatchObject({ status: 400, body: { code: 'EMAIL_UNCONFIRMED' } });
  const withdrawn = await owner.browser.send('DELETE', `${path}-invitations/${id}`);
  expect(withdrawn.status).toBe(200);
  expect((await browser.get(`/api/staff-invitations/${id}`)).status).toBe(404);
  const late = await market.world.createUser();
  const second = await invited('money', late.email);
  const lateBrowser = await browserOf(market, late);
  expect((await lateBrowser.get(`/api/staff-invitations/${second.id}`)).status).toBe(200);
  await market.db.update(users).set({ emailConfirmedAt: market.clock.now() }).where(eq(users.id, late.id));
  market.clock.pass({ days: 8 });
  const again = await browserOf(market, late);
  expect((await again.post(`/api/staff-invitations/${second.id}/accept`)).status).toBe(404);
});

test('a session loses the permissions that its role loses, and the admin is notified', async () => {
  const owner = await staffOf('owner');
  const member = await staffOf('money');
  const tries = async () => [
    (await member.browser.post('/api/admin/books/comparison')).status,
    (await member.browser.get('/api/admin/orders')).status,
  ];
  expect(await tries()).toEqual([200, 200]);
  expect((await owner.browser.put(`${path}/${member.id}/role`, { role: 'reader' })).status).toBe(200);
  expect(await tries()).toEqual([403, 200]);
  expect(await mailed(member.email)).toContain(texts.roleNow('Reader'));
  expect((await owner.browser.send('DELETE', `${path}/${member.id}`)).status).toBe(200);
  expect(await tries()).toEqual([403, 403]);
  await expect.poll(() => mailsTo(market, member.email).at(0)?.text, { timeout: 10_000 }).toContain(texts.roleGone);
  expect((await owner.browser.send('DELETE', `${path}/${member.id}`)).status).toBe(404);
  expect(await actsOn(member.id)).toEqual([
    ['staff.change', { before: 'money', role: 'reader' }],
    ['staff.remove', { before: 'reader', role: null }],
  ]);
});

test('of two owners who remove each other in parallel one stays; the last owner keeps the role', async () => {
  await market.db.update(users).set({ staffRole: null });
  const [first, second] = [await staffOf('owner'), await staffOf('owner')];
  const statuses = await Promise.all([
    first.browser.send('DELETE', `${path}/${second.id}`),
    second.browser.send('DELETE', `${path}/${first.id}`),
  ]);
  const outcomes = statuses.map(({ status }) => status).toSorted();
  expect(outcomes[0]).toBe(200);
  expect([400, 403]).toContain(outcomes[1]);
  const [left] = await market.db.select().from(users).where(eq(users.staffRole, 'owner'));
  const browser = await browserOf(market, { id: left?.id ?? '' });
  const kept = { status: 400, body: { error: texts.lastOwner } };
  expect(await browser.send('DELETE', `${path}/${left?.id}`)).toMatchObject(kept);
  expect(await browser.put(`${path}/${left?.id}/role`, { role: 'reader' })).toMatchObject(kept);
});

test('an admin cannot be invited again, and the invitations of an owner end with the role', async () => {
  const [owner, member] = [await staffOf('owner'), await staffOf('owner')];
  const refused = await owner.browser.post(`${path}-invitations`, { email: member.email, role: 'trust' });
  expect(refused).toMatchObject({ status: 400, body: { error: texts.isMember } });
  await member.browser.post(`${path}-invitations`, { email: 'kofi@example.com', role: 'trust' });
  const { body } = await owner.browser.send('DELETE', `${path}/${member.id}`);
  expect(JSON.stringify(body)).not.toContain('kofi@example.com');
});
