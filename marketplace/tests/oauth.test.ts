import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { callback, oauthWorld, type Row, verifier } from './oauth-world.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const { user, app, requestOf, code, connect, read } = oauthWorld(() => market);

/** The refusal of a request, as the screen gets it. */
async function refusalOf(more: Record<string, string | undefined>, end = '') {
  const { problem, back_to: backTo } = await read(await user(), requestOf(await app(), verifier, more) + end);
  return { problem: String(problem), params: backTo ? new URL(String(backTo)).searchParams : null };
}

const faults: readonly [must: string, error: string, more: Record<string, string | undefined>, end?: string][] = [
  ['OAuth 2.1, 4.1.2.1: a request without response_type is refused', 'invalid_request', { response_type: undefined }],
  ['OAuth 2.1, 10.1: there is no implicit grant', 'unsupported_response_type', { response_type: 'token' }],
  ['OAuth 2.1, 1.4.1: an unknown scope is refused', 'invalid_scope', { scope: 'orders:read admin' }],
  ['OAuth 2.1, 1.4.1: without a default, a request without scope is refused', 'invalid_scope', { scope: undefined }],
  ['OAuth 2.1, 3.1: a parameter is given once', 'invalid_request', {}, '&scope=chat%3Aread'],
  ['OAuth 2.1, 7.5.1: code_challenge is required', 'invalid_request', { code_challenge: undefined }],
  ['RFC 7636, 4.4.1: an unsupported method is refused', 'invalid_request', { code_challenge_method: 'plain' }],
  ['RFC 7636, 4.3: a missing method means "plain"', 'invalid_request', { code_challenge_method: undefined }],
  ['RFC 7636, 4.2: the challenge is a hash in base64url', 'invalid_request', { code_challenge: 'short' }],
];

describe('a request of an app', () => {
  test.each(faults)('%s', async (_, error, more, end) => {
    const { params } = await refusalOf(more, end);
    expect(Object.fromEntries(params ?? [])).toMatchObject({ error, iss: market.config.publicUrl, from: 'besesaka' });
    expect(params?.get('state')).toBe('a b&c');
  });

  const strangers: readonly [must: string, problem: string, more: Record<string, string>, end?: string][] = [
    ['OAuth 2.1, 4.1.2.1: an unknown client is not redirected', texts.unknownApp, { client_id: crypto.randomUUID() }],
    [
      'OAuth 2.1, 2.3.1: redirect addresses are compared exactly',
      texts.unknownRedirect,
      { redirect_uri: `${callback}/` },
    ],
    [
      'OAuth 2.1, 2.3.1: a port of another host is compared',
      texts.unknownRedirect,
      { redirect_uri: 'https://planner.example:444/callback?from=besesaka' },
    ],
    [
      'OAuth 2.1, 3.1: two redirect addresses are none',
      texts.brokenRequest,
      {},
      '&redirect_uri=https%3A%2F%2Fevil.example',
    ],
  ];
  test.each(strangers)('%s', async (_, problem, more, end) => {
    expect(await refusalOf(more, end)).toEqual({ problem, params: null });
  });

  const others: readonly Row[] = [
    [
      'OAuth 2.1, 4.1.2: code and state go to the redirect address, whose own query stays; RFC 9207, 2: with iss',
      async () => {
        const { url, code: made } = await code(await app(), await user());
        expect(url.href.startsWith(`${callback}&`)).toBe(true);
        const expected = { from: 'besesaka', code: made, state: 'a b&c', iss: market.config.publicUrl };
        expect(Object.fromEntries(url.searchParams)).toEqual(expected);
      },
    ],
    [
      'OAuth 2.1, 4.1.2.1: a user who refuses sends access_denied; the screen shows the app and its scopes',
      async () => {
        const seen = await read(await user(), requestOf(await app(), verifier));
        const known = { scopes: ['orders:read', 'chat:read'], granted_scopes: [], problem: null };
        expect(seen).toMatchObject({ name: 'Parcel planner', ...known });
        expect(new URL(String(seen.back_to)).searchParams.get('error')).toBe('access_denied');
      },
    ],
    [
      'OAuth 2.1, 4.1.1: the one registered redirect address is the default',
      async () => {
        const { url } = await code(await app(), await user(), { redirect_uri: undefined });
        expect(url.hostname).toBe('planner.example');
      },
    ],
    [
      'OAuth 2.1, 3.1: unknown parameters are ignored',
      async () => void (await code(await app(), await user(), { nonce: 'x', resource: 'y' })),
    ],
    [
      'RFC 8252, 7.3: the port of a loopback address may differ, but not its path, and not that of localhost',
      async () => {
        const uris = ['http://127.0.0.1/cb', 'http://[::1]:1/cb', 'http://localhost:5000/cb'];
        const one = await app({ redirect_uris: uris });
        const who = await user();
        const problems: unknown[] = [];
        for (const redirect_uri of [
          ...['http://127.0.0.1:53124/cb', 'http://[::1]:53124/cb', 'http://localhost:5000/cb'],
          ...['http://127.0.0.1:53124/other', 'http://localhost:5001/cb', 'http://127.0.0.1:99999/cb'],
        ])
          problems.push((await read(who, requestOf(one, verifier, { redirect_uri }))).problem);
        expect(problems).toEqual([null, null, null, ...Array(3).fill(texts.unknownRedirect)]);
      },
    ],
  ];
  test.each(others)('%s', (_, check) => check());
});

test('RFC 8414, 2 and 3: the metadata names the issuer, the endpoints and what they support, for pages of any site', async () => {
  const { body, headers } = await market.client().get('/.well-known/oauth-authorization-server');
  const issuer = market.config.publicUrl;
  expect(body).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  for (const path of ['/oauth/token', '/oauth/revoke']) {
    const ask = { origin: 'https://planner.example', 'access-control-request-method': 'POST' };
    const preflight = await market.client().send('OPTIONS', path, undefined, ask);
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  }
});

test('the screen shows what the user allowed the app before, on any device', async () => {
  const [one, who] = [await app(), await user()];
  await connect(one, who, { scope: 'orders:read' });
  await connect(one, who, { scope: 'products:write' });
  const seen = await read(who, requestOf(one, verifier));
  expect(seen).toMatchObject({ granted_scopes: ['orders:read', 'products:write'] });
  expect(await read(await user(), requestOf(one, verifier))).toMatchObject({ granted_scopes: [] });
});

describe('the redirect addresses of an app', () => {
  const site = 'https://planner.example/about';
  test.each([
    ['https://planner.example/cb', true],
    ['https://planner.example:8443/cb', true],
    ['https://app.planner.example/cb', true],
    ['http://127.0.0.1/cb', true],
    ['http://localhost:8000/cb', true],
    ['https://evil.example/cb', false],
    ['https://notplanner.example/cb', false],
    ['https://planner.example.evil.example/cb', false],
    ['https://example/cb', false],
  ])('%s belongs to its site: %s', async (uri, isRight) => {
    const { browser } = await user();
    const input = { name: 'Planner', site, redirect_uris: [uri], is_confidential: false };
    const made = await browser.post('/api/oauth/apps', input);
    if (isRight) expect(made.status).toBe(201);
    else expect(made).toMatchObject({ status: 400, body: { details: { redirect_uris: [texts.redirectElsewhere] } } });
  });

  test('a change keeps both together, and a new name asks for nothing', async () => {
    const { id, developer } = await app();
    const change = (input: object) => developer.browser.patch(`/api/oauth/apps/${id}`, input);
    const evil = { redirect_uris: ['https://evil.example/cb'] };
    expect((await change(evil)).body).toMatchObject({ details: { redirect_uris: [texts.redirectElsewhere] } });
    expect((await change({ site: 'https://nice.example' })).body).toMatchObject({
      details: { site: [texts.siteElsewhere] },
    });
    expect((await change({ name: 'Evil planner' })).status).toBe(200);
    expect((await change({ site: 'https://evil.example', ...evil })).status).toBe(200);
  });
});
