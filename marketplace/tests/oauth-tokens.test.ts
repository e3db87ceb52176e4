import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { callback, oauthWorld, type Row, verifier } from './oauth-world.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const { user, app, send, code, exchange, renew, connect, program, works } = oauthWorld(() => market);

const invalidGrant = { status: 400, body: { error: 'invalid_grant' } };
const invalidRequest = { status: 400, body: { error: 'invalid_request' } };

const tokenRows: readonly Row[] = [
  [
    'OAuth 2.1, 3.2.3: the answer has a bearer token, its end and its scope, and is not stored',
    async () => {
      const one = await app();
      const { status, body, headers } = await exchange(one, await code(one, await user()));
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'orders:read chat:read' });
      expect(await works(String(body.access_token))).toBe(true);
      const stored = JSON.stringify(
        await market.db.execute(sql`select row_to_json(g)::text as row from oauth_grants g`),
      );
      expect(stored).not.toContain(String(body.access_token).slice(4, 26));
      expect(stored).not.toContain(String(body.refresh_token).slice(27));
    },
  ],
  [
    'OAuth 2.1, 4.1.3: a code works once; a second use revokes what the first one got',
    async () => {
      const one = await app();
      const given = await code(one, await user());
      const { body } = await exchange(one, given);
      expect(await exchange(one, given)).toMatchObject(invalidGrant);
      expect(await works(String(body.access_token))).toBe(false);
      expect(await renew(one, String(body.refresh_token))).toMatchObject(invalidGrant);
    },
  ],
  [
    'OAuth 2.1, 4.1.2: a code ends after a minute',
    async () => {
      const one = await app();
      const given = await code(one, await user());
      market.clock.pass({ seconds: 60 });
      expect(await exchange(one, given)).toMatchObject(invalidGrant);
    },
  ],
  [
    'OAuth 2.1, 4.1.3: a code belongs to the client that it was made for',
    async () => {
      const [one, other] = [await app(), await app()];
      const given = await code(one, await user());
      expect(await exchange(other, given)).toMatchObject(invalidGrant);
      expect((await exchange(one, given)).status).toBe(200);
    },
  ],
  [
    'OAuth 2.1, 10.2: a redirect address in the token request is that of the code',
    async () => {
      const one = await app();
      const who = await user();
      expect((await exchange(one, await code(one, who), { redirect_uri: callback })).status).toBe(200);
      const wrong = { redirect_uri: 'https://planner.example/other' };
      expect(await exchange(one, await code(one, who), wrong)).toMatchObject(invalidGrant);
    },
  ],
  [
    'RFC 7636, 4.6: a wrong verifier is refused, and the code is over',
    async () => {
      const one = await app();
      const given = await code(one, await user());
      expect(await exchange(one, { ...given, verifier })).toMatchObject(invalidGrant);
      expect(await exchange(one, given)).toMatchObject(invalidGrant);
    },
  ],
  [
    'OAuth 2.1, 4.1.3: a missing verifier is refused',
    async () => {
      const one = await app();
      const given = await code(one, await user());
      expect(await exchange(one, given, { code_verifier: undefined })).toMatchObject(invalidRequest);
    },
  ],
  [
    'OAuth 2.1, 2.4: a confidential client shows its secret, once: in the header or in the body',
    async () => {
      const one = await app({ is_confidential: true });
      const who = await user();
      const basic = (secret = '') => ({
        authorization: `Basic ${Buffer.from(`${one.id}:${secret}`).toString('base64')}`,
      });
      const bare = { client_id: undefined, client_secret: undefined };
      expect((await exchange(one, await code(one, who))).status).toBe(200);
      expect((await exchange(one, await code(one, who), bare, basic(one.secret))).status).toBe(200);
      expect(await exchange(one, await code(one, who), {}, basic(one.secret))).toMatchObject(invalidRequest);
      const without = await exchange(one, await code(one, who), { client_secret: undefined });
      expect(without).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
      const wrong = await exchange(one, await code(one, who), bare, basic('bss_wrong'));
      expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="oauth"']);
    },
  ],
  [
    'OAuth 2.1, 3.2.4: an unknown client is invalid_client; a public one has no secret',
    async () => {
      const one = await app();
      const refused = { status: 401, body: { error: 'invalid_client' } };
      expect(await renew({ ...one, id: crypto.randomUUID() }, 'x')).toMatchObject(refused);
      expect(await renew(one, 'x', { client_secret: 'y' })).toMatchObject(refused);
    },
  ],
  [
    'OAuth 2.1, 3.2.2: a repeated or missing parameter, another type or another grant is refused; there is no password grant',
    async () => {
      const { id } = await app();
      const token = (fields: string, type = 'application/x-www-form-urlencoded') =>
        send('/oauth/token', fields, { 'content-type': type });
      expect(await token(`client_id=${id}&client_id=${id}`)).toMatchObject(invalidRequest);
      expect(await token(`client_id=${id}`)).toMatchObject(invalidRequest);
      expect(await token('{}', 'application/json')).toMatchObject(invalidRequest);
      for (const name of ['password', 'client_credentials', 'constructor'])
        expect(await token(`client_id=${id}&grant_type=${name}`)).toMatchObject({
          status: 400,
          body: { error: 'unsupported_grant_type' },
        });
      expect((await token(`client_id=${id}&x=${'x'.repeat(20_000)}`)).status).toBe(413);
    },
  ],
  [
    'OAuth 2.1, 4.3.1: a refresh token is replaced; using an old one revokes the grant',
    async () => {
      const one = await app();
      const first = await connect(one, await user());
      const { status, body } = await renew(one, first.refresh);
      expect([status, body.scope]).toEqual([200, 'orders:read chat:read']);
      expect(body.refresh_token).not.toBe(first.refresh);
      expect(await works(String(body.access_token))).toBe(true);
      expect(await renew(one, first.refresh)).toMatchObject(invalidGrant);
      await expect.poll(() => works(String(body.access_token))).toBe(false);
      expect(await renew(one, String(body.refresh_token))).toMatchObject(invalidGrant);
    },
  ],
  [
    'OAuth 2.1, 4.3.1: of two requests with one refresh token at once, one gets tokens at most, and then the grant ends',
    async () => {
      const one = await app();
      const { refresh } = await connect(one, await user());
      const both = await Promise.all([renew(one, refresh), renew(one, refresh)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      const next = both.find(({ status }) => status === 200);
      expect(await renew(one, String(next?.body.refresh_token))).toMatchObject(invalidGrant);
    },
  ],
  [
    'OAuth 2.1, 4.3.1: a refresh token belongs to its client, and gives no more than the user allowed',
    async () => {
      const [one, other] = [await app(), await app()];
      const { refresh } = await connect(one, await user());
      expect(await renew(other, refresh)).toMatchObject(invalidGrant);
      expect((await renew(one, refresh, { scope: 'orders:write' })).body).toMatchObject({ error: 'invalid_scope' });
      expect((await renew(one, refresh, { scope: 'orders:read' })).status).toBe(200);
    },
  ],
  [
    'OAuth 2.1, 1.3.2: an access token ends after an hour, a refresh token after 90 days without use',
    async () => {
      const one = await app();
      const first = await connect(one, await user());
      market.clock.pass({ minutes: 60 });
      expect(await works(first.access)).toBe(false);
      market.clock.pass({ days: 89 });
      const { body } = await renew(one, first.refresh);
      expect(await works(String(body.access_token))).toBe(true);
      market.clock.pass({ days: 90 });
      expect(await renew(one, String(body.refresh_token))).toMatchObject(invalidGrant);
    },
  ],
];

describe('the token endpoint', () => {
  test.each(tokenRows)('%s', (_, check) => check());
});

const revocationRows: readonly Row[] = [
  ...(['access', 'refresh'] as const).map(
    (kind): Row => [
      `RFC 7009, 2.1: revoking the ${kind} token ends the whole grant, whatever the hint`,
      async () => {
        const one = await app();
        const tokens = await connect(one, await user());
        const revoked = await send('/oauth/revoke', { token: tokens[kind], token_type_hint: 'x', client_id: one.id });
        expect(revoked.status).toBe(200);
        expect(await works(tokens.access)).toBe(false);
        expect(await renew(one, tokens.refresh)).toMatchObject(invalidGrant);
      },
    ],
  ),
  [
    'RFC 7009, 2.2: an unknown token is no error',
    async () => {
      const { id } = await app();
      for (const token of ['x', `bsr_${'a'.repeat(22)}.${'b'.repeat(43)}`])
        expect((await send('/oauth/revoke', { token, client_id: id })).status).toBe(200);
    },
  ],
  [
    'RFC 7009, 2.1: the client is checked, a token of another client stays, and a missing token is an error',
    async () => {
      const [one, other] = [await app(), await app({ is_confidential: true })];
      const { access } = await connect(one, await user());
      const by = { client_id: other.id, client_secret: other.secret };
      expect(await send('/oauth/revoke', { token: access, ...by })).toMatchObject(invalidGrant);
      expect((await send('/oauth/revoke', { token: access, client_id: other.id })).status).toBe(401);
      expect(await send('/oauth/revoke', by)).toMatchObject(invalidRequest);
      expect(await works(access)).toBe(true);
    },
  ],
];

describe('the revocation endpoint', () => {
  test.each(revocationRows)('%s', (_, check) => check());
});

test('an access token acts within its scopes, also after a suspended or logged-in browser sent its cookies along', async () => {
  const one = await app();
  const who = await user();
  const { access } = await connect(one, who);
  expect((await program(access).get('/api/wishlist')).body).toMatchObject({ code: 'SCOPE_MISSING' });
  expect((await program(access).get('/api/me')).body).toMatchObject({ id: who.id });
  const { url, ...given } = await code(one, who);
  const fields = new URLSearchParams({ grant_type: 'authorization_code', client_id: one.id, code: given.code });
  fields.set('code_verifier', given.verifier);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await who.browser.send('POST', '/oauth/token', fields.toString(), type)).status, url.href).toBe(200);
});

test('an app sends 120 requests a minute from an address, in the form of OAuth, and others go on', async () => {
  const [one, other] = [await app(), await app()];
  const ask = ({ id }: { id: string }) => send('/oauth/revoke', { token: 'x', client_id: id });
  const answers = await Promise.all(Array.from({ length: limits.requestsPerMinute }, () => ask(one)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await ask(one);
  expect(refused).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(other)).status).toBe(200);
});

test('a connection is renewed 60 times an hour', async () => {
  const one = await app();
  let { refresh } = await connect(one, await user());
  for (let n = 0; n < limits.renewalsPerHour; n += 1) {
    const { status, body } = await renew(one, refresh);
    expect(status).toBe(200);
    refresh = String(body.refresh_token);
  }
  for (let n = 0; n < 2; n += 1)
    expect(await renew(one, refresh)).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } });
});
