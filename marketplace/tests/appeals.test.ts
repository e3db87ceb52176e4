import { appeal } from '@besesaka/schema/admin/appeals.ts';
import { staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import { caseList } from '@besesaka/schema/payouts/resources.ts';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { restoreUnanswered } from '#admin/appeals/restore-unanswered.ts';
import { alarmCases } from '#payouts/cases/alarm-cases.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

type Client = Awaited<ReturnType<typeof browserOf>>;
const admin = async (fullName: string) => {
  const user = await market.world.createUser({ staffRole: 'trust', fullName });
  return { user, client: await browserOf(market, user) };
};
const text = 'The cloth is woven, as the second photo shows.';
const reason = 'Printed cloth is not kente.';
const note = 'The photo of the loom convinced us.';

/** A product that an admin hid, and its seller. */
async function hiddenProduct(by: Client) {
  const shop = await market.world.createShop({ listingLimit: 5 });
  const product = await market.world.createProduct({ shop });
  await by.put(`/api/admin/hidden/product/${product.id}`, { reason });
  return { product, seller: await browserOf(market, shop.owner), path: `/api/appeals/product/${product.id}` };
}

async function caseOf(by: Client, subjectId: string) {
  const cases = caseList.parse((await by.get('/api/admin/cases')).body).results;
  return cases.find(({ subject_id }) => subject_id === subjectId)?.id ?? '';
}

const readOf = async (by: Client, path: string) => appeal.parse((await by.get(path)).body);

test('the owner of a hidden product appeals once, and another admin restores it', async () => {
  const [first, second] = [await admin('Esi Quartey'), await admin('Kofi Boateng')];
  const { product, seller, path } = await hiddenProduct(first.client);
  expect(await readOf(seller, path)).toMatchObject({ title: product.name, reason, can_send: true, path: null });
  expect((await browserOf(market, await market.world.createUser()).then((by) => by.get(path))).status).toBe(404);
  expect((await seller.post(path, { text })).body).toMatchObject({ text, can_send: false, outcome: null });
  expect((await seller.post(path, { text })).body).toMatchObject({ code: 'REFUSED' });
  const id = await caseOf(second.client, product.id);
  expect(await readOf(second.client, path)).toMatchObject({ text, path: `/products/${product.slug}` });
  const answer = (by: Client, outcome: string) => by.post(`/api/admin/appeals/${id}`, { outcome, note });
  expect((await answer(first.client, 'refused')).body).toMatchObject({ error: staffTexts.otherAdminNeeded });
  const both = await Promise.all([answer(second.client, 'granted'), answer(second.client, 'refused')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const granted = both[0].status === 200;
  expect(await readOf(seller, path)).toMatchObject({ note, outcome: granted ? 'granted' : 'refused', can_send: false });
  expect((await market.client().get(`/api/v1/products/${product.slug}`)).status).toBe(granted ? 200 : 404);
  expect((await answer(second.client, 'granted')).body.error).toContain('Kofi Boateng settled this case already');
});

test('what is hidden again can be appealed again, and what an admin restores needs no answer', async () => {
  const { client } = await admin('Esi Quartey');
  const { product, seller, path } = await hiddenProduct(client);
  await seller.post(path, { text });
  market.clock.pass({ minutes: 1 });
  await client.delete(`/api/admin/hidden/product/${product.id}`, { reason: 'It was a mistake of ours.' });
  expect(await readOf(seller, path)).toMatchObject({ outcome: 'granted' });
  expect((await seller.post(path, { text })).body).toMatchObject({ code: 'REFUSED' });
  await client.put(`/api/admin/hidden/product/${product.id}`, { reason });
  expect(await readOf(seller, path)).toMatchObject({ can_send: true, outcome: null, text: null });
});

test('without an answer all admins are alarmed, and only a product is restored by itself', async () => {
  const { client } = await admin('Esi Quartey');
  const { product, seller, path } = await hiddenProduct(client);
  const user = await market.world.createUser();
  await client.put(`/api/admin/users/${user.id}/suspension`, { reason: 'Fraud with photos of others.', until: null });
  const suspended = await browserOf(market, user);
  expect((await seller.post(path, { text })).status).toBe(200);
  expect((await suspended.post(`/api/appeals/account/${user.id}`, { text })).status).toBe(200);
  market.clock.pass({ days: 5, minutes: 1 });
  expect(await restoreUnanswered({ ctx: market.context() })).toBe(0);
  await alarmCases({ ctx: market.context() });
  await restoreUnanswered({ ctx: market.context() });
  expect((await market.client().get(`/api/v1/products/${product.slug}`)).status).toBe(200);
  const [row] = await market.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.suspendedAt).not.toBeNull();
});

test('a single admin answers the appeal against an own decision, a day later', async () => {
  const only = await admin('Esi Quartey');
  await market.db
    .update(users)
    .set({ staffRole: null })
    .where(and(ne(users.id, only.user.id)));
  const user = await market.world.createUser();
  await only.client.put(`/api/admin/users/${user.id}/suspension`, {
    reason: 'Fraud with photos of others.',
    until: null,
  });
  const suspended = await browserOf(market, user);
  await suspended.post(`/api/appeals/account/${user.id}`, { text });
  const id = await caseOf(only.client, user.id);
  const answer = (by: Client) => by.post(`/api/admin/appeals/${id}`, { outcome: 'granted', note });
  expect((await answer(only.client)).body).toMatchObject({ error: staffTexts.aloneTooSoon });
  market.clock.pass({ days: 1, minutes: 1 });
  const again = await browserOf(market, only.user);
  expect((await answer(again)).body).toMatchObject({ outcome: 'granted', note });
  const [row] = await market.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.suspendedAt).toBeNull();
});
