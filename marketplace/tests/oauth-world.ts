import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { TestMarketplace } from '#world/browser-of.ts';
import { password } from '#world/world.ts';

export const callback = 'https://planner.example/callback?from=besesaka';
const form = 'application/x-www-form-urlencoded';

export const verifier = 'v'.repeat(43);

/** What the protocol demands, and how it is checked. */
export type Row = readonly [must: string, check: () => Promise<void>];

type Fields = Record<string, string | undefined>;

/** Users and apps. */
function partiesOf(market: () => TestMarketplace) {
  const user = async () => {
    const account = await market().world.createUser();
    const browser = market().client();
    await browser.post('/api/login', { email: account.email, password });
    return { ...account, browser };
  };

  const app = async (more: object = {}) => {
    const developer = await user();
    const input = { name: 'Parcel planner', site: 'https://planner.example', redirect_uris: [callback] };
    const { status, body } = await developer.browser.post('/api/oauth/apps', {
      ...input,
      is_confidential: false,
      ...more,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: String(body.id), secret: body.secret ? String(body.secret) : undefined, developer };
  };
  return { user, app };
}

type Parties = ReturnType<typeof partiesOf>;
type User = Awaited<ReturnType<Parties['user']>>;
type App = Awaited<ReturnType<Parties['app']>>;

const requestOf = ({ id }: Pick<App, 'id'>, verifier: string, more: Fields = {}) => {
  const fields = {
    response_type: 'code',
    client_id: id,
    redirect_uri: callback,
    scope: 'orders:read chat:read',
    state: 'a b&c',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  return new URLSearchParams(onlyGiven({ ...fields, ...more })).toString();
};

/** An app and a user, and what they send. */
export function oauthWorld(market: () => TestMarketplace) {
  const { user, app } = partiesOf(market);
  const { send, exchange, renew } = tokenCalls(market);

  /** The user presses "Allow": the address with the code. */
  const allow = async (who: User, request: string) => {
    const { status, body } = await who.browser.post('/api/oauth/authorization', { request });
    expect(status, JSON.stringify(body)).toBe(201);
    return new URL(String(body.redirect_to));
  };

  const code = async (of: App, who: User, more: Fields = {}) => {
    const verifier = randomBytes(32).toString('base64url');
    const url = await allow(who, requestOf(of, verifier, more));
    return { code: url.searchParams.get('code') ?? '', verifier, url };
  };

  const connect = async (of: App, who: User, more: Fields = {}) => {
    const { status, body } = await exchange(of, await code(of, who, more));
    expect(status, JSON.stringify(body)).toBe(200);
    return { access: String(body.access_token), refresh: String(body.refresh_token) };
  };

  const program = (access: string) => market().client({ authorization: `Bearer ${access}` });
  /** Whether the access token is accepted. */
  const works = async (access: string) => (await program(access).get('/api/orders/user')).status === 200;
  const read = async (who: User, request: string) =>
    (await who.browser.get(`/api/oauth/authorization?request=${encodeURIComponent(request)}`)).body;

  return { user, app, send, requestOf, code, exchange, renew, connect, program, works, read };
}

/** What an app sends. */
function tokenCalls(market: () => TestMarketplace) {
  /** From a page of another site, without a cookie. */
  const send = (path: string, fields: Fields | string, headers: Record<string, string> = {}) => {
    const known = typeof fields === 'string' ? fields : new URLSearchParams(onlyGiven(fields)).toString();
    return market()
      .client()
      .send('POST', path, known, { 'content-type': form, origin: 'https://planner.example', ...headers });
  };

  const exchange = (of: App, given: { code: string; verifier: string }, more: Fields = {}, headers = {}) =>
    send(
      '/oauth/token',
      {
        grant_type: 'authorization_code',
        code: given.code,
        code_verifier: given.verifier,
        client_id: of.id,
        client_secret: of.secret,
        ...more,
      },
      headers,
    );

  const renew = (of: App, refresh: string, more: Fields = {}) =>
    send('/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: refresh,
      client_id: of.id,
      client_secret: of.secret,
      ...more,
    });

  return { send, exchange, renew };
}

function onlyGiven(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
