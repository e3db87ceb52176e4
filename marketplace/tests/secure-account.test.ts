import { and, eq, getTableColumns, getTableName, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#accounts/api-keys/own-tokens.ts';
import { requestEmailChange } from '#accounts/email-change/request-email-change.ts';
import { apiKeys, mailLinks, oauthGrants, sessions, users } from '#accounts/tables.ts';
import { createEndpoint } from '#webhooks/endpoints.ts';
import { webhookEndpoints } from '#webhooks/tables.ts';
import { connectApp } from '#world/access-things.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailedLink } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const newPassword = 'Medaase#2027';
const endpoint = { name: 'x', url: 'https://example.com/hook', events: ['message.received', 'order.placed'] };

async function loggedIn(email: string, typed = password) {
  const browser = market.client();
  expect((await browser.post('/api/login', { email, password: typed })).status).toBe(200);
  return browser;
}

/** An account in which a thief has left everything that gives access to it. */
async function withThief() {
  const { id, email } = await market.world.createUser();
  const browser = await loggedIn(email);
  const thief = await loggedIn(email);
  expect((await thief.post('/api/webhook-endpoints', endpoint)).status).toBe(201);
  // The state after a test event that the thief's server answered.
  const proven = { state: 'active' as const, provenUrl: endpoint.url };
  await market.db.update(webhookEndpoints).set(proven).where(eq(webhookEndpoints.userId, id));
  const token = await thief.post('/api/api-keys', { name: 'x', scopes: ['orders:read'], days: 365 });
  expect(token.status).toBe(201);
  await connectApp(thief, market.client());
  const next = `${crypto.randomUUID()}@example.com`;
  expect((await thief.post('/api/email-change', { new_email: next, password })).status).toBe(200);
  const change = await mailedLink(market, next, 'change-email');
  return { id, email, browser, thief, change, token: String(token.body.secret) };
}

type Victim = Awaited<ReturnType<typeof withThief>>;

async function reset({ email }: { email: string }) {
  await market.client().post('/api/auth/password-reset/request', { email });
  const link = await mailedLink(market, email, 'reset-password');
  return market.client().post('/api/auth/password-reset/confirm', { ...link, new_password: newPassword });
}

const change = ({ browser }: Pick<Victim, 'browser'>, more = {}) =>
  browser.post('/api/change-password', { old_password: password, new_password: newPassword, ...more });

/** Everything that still gives access to the account or acts for it. */
async function left({ id, browser }: Victim) {
  const isOpen = and(eq(sessions.userId, id), isNull(sessions.endedAt), gt(sessions.expiresAt, market.clock.now()));
  const purposes = await market.db.select({ of: mailLinks.purpose }).from(mailLinks).where(eq(mailLinks.userId, id));
  const own = (await browser.get('/api/me')).status === 200 ? 1 : 0;
  return {
    otherSessions: (await market.db.$count(sessions, isOpen)) - own,
    changeLinks: purposes.filter(({ of }) => of === 'email-change' || of === 'reset').length,
    tokens: await market.db.$count(apiKeys, eq(apiKeys.userId, id)),
    apps: await market.db.$count(oauthGrants, eq(oauthGrants.userId, id)),
    endpoints: await market.db.$count(
      webhookEndpoints,
      and(eq(webhookEndpoints.userId, id), eq(webhookEndpoints.state, 'active')),
    ),
  };
}

const nothing = { otherSessions: 0, changeLinks: 0, tokens: 0, apps: 0, endpoints: 0 };

describe('what someone else left in an account', () => {
  test('ends with a reset of the password: an earlier link cannot change the address', async () => {
    const victim = await withThief();
    expect((await reset(victim)).status).toBe(200);
    expect((await market.client().post('/api/email-change/confirm', victim.change)).status).toBe(400);
    await loggedIn(victim.email, newPassword);
    expect(await left(victim)).toEqual({ ...nothing, otherSessions: 1 });
    expect((await market.client({ authorization: `Bearer ${victim.token}` }).get('/api/cart')).status).toBe(401);
  });

  test.each([
    ['ends', true, nothing],
    [
      'leaves the programs of the user alone, unless asked to end them',
      false,
      { ...nothing, tokens: 1, apps: 1, endpoints: 1 },
    ],
  ])('with a new password: it %s', async (_, end_programs, expected) => {
    const victim = await withThief();
    expect((await change(victim, { end_programs })).status).toBe(200);
    expect((await market.client().post('/api/email-change/confirm', victim.change)).status).toBe(400);
    expect(await left(victim)).toEqual(expected);
  });

  test.each([
    ['?end_programs=true', nothing],
    ['', { ...nothing, tokens: 1, apps: 1, endpoints: 1 }],
  ])('ends when all other devices are logged out%s', async (query, expected) => {
    const victim = await withThief();
    expect((await victim.browser.delete(`/api/sessions${query}`)).status).toBe(200);
    expect((await market.client().post('/api/email-change/confirm', victim.change)).status).toBe(400);
    expect(await left(victim)).toEqual(expected);
  });

  test('ends with an objection to a change of the address', async () => {
    const victim = await withThief();
    const objection = await mailedLink(market, victim.email, 'secure-account');
    expect((await market.client().post('/api/email-change/objection', objection)).status).toBe(200);
    await expect.poll(async () => (await left(victim)).changeLinks, { timeout: 10_000 }).toBe(1);
    // The one link is the reset that the objection sends.
    expect(await left(victim)).toEqual({ ...nothing, changeLinks: 1 });
  });

  test('ends when an admin ends all sessions', async () => {
    const victim = await withThief();
    const admin = await loggedIn((await market.world.createUser({ staffRole: 'owner' })).email);
    expect((await admin.delete(`/api/admin/users/${victim.id}/sessions`)).status).toBe(200);
    expect(await left(victim)).toEqual(nothing);
  });

  test('ends when the deletion of the account is requested, and a login does not start it again', async () => {
    const victim = await withThief();
    expect((await victim.browser.delete('/api/delete-account', { reason: 'Other' })).status).toBe(200);
    expect(await left(victim)).toEqual(nothing);
    const back = await loggedIn(victim.email);
    expect((await back.get('/api/webhook-endpoints')).body.results).toMatchObject([{ state: 'stopped' }]);
    expect(await left(victim)).toMatchObject({ tokens: 0, apps: 0, endpoints: 0 });
  });
});

test('a link to change the address works only with the password that it was requested with', async () => {
  const victim = await withThief();
  const other = await market.world.createUser();
  const [row] = await market.db.select().from(users).where(eq(users.id, other.id));
  // As if a cause had forgotten the links.
  const passwordHash = row?.passwordHash.replace(/.$/, 'x') ?? '';
  await market.db.update(users).set({ passwordHash }).where(eq(users.id, victim.id));
  expect((await market.client().post('/api/email-change/confirm', victim.change)).status).toBe(400);
});

test('an ended session creates nothing, and the token of a deleted account is refused', async () => {
  const { id, email } = await market.world.createUser();
  const browser = await loggedIn(email);
  const token = await browser.post('/api/api-keys', { name: 'x', scopes: ['orders:read'], days: 30 });
  const [session] = await market.db.select().from(sessions).where(eq(sessions.userId, id));
  const late = market.context({ userId: id, sessionId: session?.id ?? '' });
  await market.db.update(sessions).set({ endedAt: market.clock.now() }).where(eq(sessions.userId, id));
  const input = { name: 'x', scopes: ['orders:read' as const], days: 30 };
  await expect(createApiKey({ ctx: late, input })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const change = { new_email: `${crypto.randomUUID()}@example.com`, password };
  await expect(requestEmailChange({ ctx: late, input: change })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(createEndpoint({ ctx: late, input: { ...endpoint, events: [] } })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await market.db.update(users).set({ deletionAskedAt: market.clock.now() }).where(eq(users.id, id));
  const program = market.client({ authorization: `Bearer ${token.body.secret}` });
  expect((await program.get('/api/cart')).status).toBe(401);
});

/** Texts that no one may see or whose name sounds like a secret, and that give no access to an account. */
const harmless: Record<string, string> = {
  'users.password_hash': 'each cause that is about the password replaces it',
  'oauth_apps.secret_hash': 'names an app; no account opens without what its user allowed',
  'saved_cards.signature': "the provider's fingerprint of a card",
  'saved_cards.email': 'an address',
  'attempts.key': 'counts attempts',
  'shops.name_key': 'a spelling of the name',
  'orders.code': 'a number on a receipt',
  'offers.order_code': 'a number on a receipt',
  'refund_transfers.recipient_code': 'works only together with the secret key of the provider',
  'holding_consents.key_mark': 'a hash that only tells keys apart',
  'payout_wallets.recipient_code': 'works only together with the secret key of the provider',
  'payouts.recipient_code': 'works only together with the secret key of the provider',
  'payouts.transfer_code': 'works only together with the secret key of the provider',
  'order_money.delivery_code': 'confirms a delivery, and only its seller can enter it',
  'messages.order_code': 'a number on a receipt',
  'media.key': 'the name of a public file',
  'uploads.purpose': 'a choice from a list',
  'uploads.key': 'the name of a file, which a session and a check of its purpose reach',
  'file_removals.key': 'the name of a file that is deleted',
  'product_imports.csv_key': 'the name of a file that only the import reads',
  'product_imports.zip_key': 'the name of a file that only the import reads',
  'product_views.visitor': 'a hash of an address',
  'product_showings.visitor': 'a hash of an address',
  'webhook_endpoints.proven_url': 'the address of the endpoint, which is no secret',
  'webhook_deliveries.subject': 'the id of an order or a conversation',
  'idempotency_keys.key': 'works only together with the credential of its user',
  'idempotency_keys.request_hash': 'recognises a repeated request',
  'idempotency_keys.answer': 'returned only to its user; no operation with a secret in its answer is idempotent',
  'data_exports.list': 'the name of a list',
  'data_exports.month': 'a month',
  'outside_works.key': 'recognises a repeated request at the provider',
  'outside_works.request_hash': 'recognises a repeated request',
  'outside_works.kind': 'the name of a call',
  'outside_works.input': 'what the provider is asked',
  'outside_works.outcome': 'what the provider said',
  'outside_works.answer': 'returned only to its user',
};

test('each column with a secret or a permission belongs to a credential on the list', () => {
  const { ports, dataOfTables } = market.marketplace.shared;
  const listed = new Set(ports.credentials.flatMap(({ columns }) => columns));
  const suspicious = dataOfTables.flatMap(({ table, columns }) =>
    Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const isText = /text|char|json|bytea/.test(column.getSQLType()) && column.enumValues === undefined;
      const isHidden = columns[key]?.startsWith('no one');
      const isNamed = /secret|hash|token|password|signature|authorization|key|sealed|code/.test(column.name);
      return isText && (isHidden || isNamed) ? [{ name: `${getTableName(table)}.${column.name}`, column }] : [];
    }),
  );
  const unknown = suspicious.filter(({ name, column }) => !listed.has(column) && !(name in harmless));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  const names = suspicious.map(({ name }) => name);
  expect(
    Object.keys(harmless).filter((name) => !names.includes(name)),
    'columns that are gone',
  ).toEqual([]);
});
