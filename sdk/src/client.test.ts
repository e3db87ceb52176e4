import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { succeeded } from './errors.ts';

interface Refusal {
  status?: number;
  code?: string;
  retryAfter?: string;
  data?: object;
}

/** A site that refuses so many requests. */
function siteThatRefuses(requests: number, { status = 503, code = 'UNAVAILABLE', ...given }: Refusal = {}) {
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    if (sent > requests) return Response.json({ data: { answer: sent } });
    const errors = [{ message: 'Not now.', extensions: { code } }];
    const headers = { 'retry-after': given.retryAfter ?? '0.01', 'x-request-id': 'request-1' };
    return Response.json({ errors, data: given.data }, { status, headers });
  };
  return { client: createClient({ url: 'https://besesaka.test', fetch }), sent: () => sent };
}

const read = '{ inboxSeq }';
const change: string = 'mutation ($input: Input!) { answer }';
const keyed = { input: { idempotencyKey: 'the-same-purchase' } };

test('a read is repeated a limited number of times while the site is unavailable', async () => {
  expect(await siteThatRefuses(2).client.query(read)).toEqual({ answer: 3 });
  const away = siteThatRefuses(100);
  await expect(away.client.query(read)).rejects.toMatchObject({ code: 'UNAVAILABLE', requestId: 'request-1' });
  expect(away.sent()).toBe(6);
});

test('a mutation is repeated only with a key, because it may have been carried out', async () => {
  await expect(siteThatRefuses(1).client.query(change)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(siteThatRefuses(1).client.query(change, { input: {} })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(siteThatRefuses(1).client.query(change, { ...keyed, other: {} })).rejects.toThrow('Not now.');
  expect(await siteThatRefuses(1).client.query(change, keyed)).toEqual({ answer: 2 });
  expect(await siteThatRefuses(1).client.query(change, { input: { clientId: '1' } })).toEqual({ answer: 2 });
});

test('what was refused before it ran is repeated, unless the wait is long', async () => {
  const limited = { status: 429, code: 'RATE_LIMITED' };
  expect(await siteThatRefuses(1, limited).client.query(change)).toEqual({ answer: 2 });
  const ran = siteThatRefuses(1, { ...limited, data: { answer: null } });
  await expect(ran.client.query(change)).rejects.toMatchObject({ data: { answer: null }, errors: [{}] });
  const long = siteThatRefuses(1, { ...limited, retryAfter: '61' });
  await expect(long.client.query(read)).rejects.toMatchObject({ status: 429, retryAfter: 61 });
});

test('a token that was not copied whole is refused at once, and not taken for a site that does not answer', async () => {
  const client = createClient({ url: 'https://besesaka.test', token: 'bsk_gMTn…' });
  await expect(client.query(read)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('other refusals are not repeated, and a request can be given up', async () => {
  const refused = siteThatRefuses(1, { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  await expect(refused.client.query(read)).rejects.toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  const waiting = siteThatRefuses(1, { retryAfter: '30' });
  const stop = new AbortController();
  const result = waiting.client.query(read, {}, { signal: stop.signal });
  stop.abort(new Error('Given up'));
  await expect(result).rejects.toThrow('Given up');
  expect(waiting.sent()).toBe(1);
});

test('a site that cannot be reached is unreachable, and an answer that is no JSON is named by its status', async () => {
  const fetch = (text: string, status: number) => async () => new Response(text, { status });
  const clientOf = (send: typeof globalThis.fetch) => createClient({ url: 'https://besesaka.test', fetch: send });
  await expect(clientOf(fetch('<html>', 404)).query(read)).rejects.toMatchObject({ code: 'HTTP_404' });
  for (const status of [408, 502])
    await expect(clientOf(fetch('', status)).query(change)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const cut = async () => {
    throw new TypeError('fetch failed');
  };
  await expect(clientOf(cut).query(change)).rejects.toMatchObject({
    code: 'UNREACHABLE',
    cause: { name: 'TypeError' },
  });
});

test('a list is read to its end, and a document without $after is found out', async () => {
  const asked: unknown[] = [];
  const pages = [['a', 'b'], ['c'], []];
  const page = (at: number) => ({
    edges: pages[at]?.map((id) => ({ node: { id } })),
    pageInfo: { endCursor: String(at + 1), hasNextPage: at < 2 },
  });
  const clientFor = (next: (after: number) => number) =>
    createClient({
      url: 'https://besesaka.test',
      fetch: async (_url, init) => {
        const { variables } = JSON.parse(String(init?.body));
        asked.push(variables);
        return Response.json({ data: { products: page(next(Number(variables.after))) } });
      },
    });
  const text =
    'query ($after: String) { products(after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } } }';
  const ids = [];
  for await (const { id } of clientFor((after) => after).each(text, { q: 'a' }, ({ products }) => products))
    ids.push(id);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([null, '1', '2'].map((after) => ({ q: 'a', after })));
  const same = clientFor(() => 0).each(text, {}, ({ products }) => products);
  await expect(
    (async () => {
      for await (const _ of same);
    })(),
  ).rejects.toThrow('$after');
});

test.each([
  ['a viewer that is null', { viewer: null }, { code: 'UNAUTHENTICATED' }],
  ['a list that is null', { viewer: { orders: null } }, { message: expect.stringContaining('returned null') }],
  ['no such field', { viewer: {} }, { message: expect.stringContaining('returned undefined') }],
  ['no edges', { viewer: { orders: { pageInfo: {} } } }, { message: expect.stringContaining('edges { node') }],
  ['no nodes', { viewer: { orders: { edges: [{}] } } }, { message: expect.stringContaining('edges { node') }],
  ['no pageInfo', { viewer: { orders: { edges: [] } } }, { message: expect.stringContaining('pageInfo {') }],
  [
    'no endCursor',
    { viewer: { orders: { edges: [], pageInfo: { hasNextPage: true } } } },
    { message: expect.stringContaining('endCursor') },
  ],
])('a list with %s fails with a sentence instead of ending', async (_name, data, failure) => {
  const client = createClient({ url: 'https://besesaka.test', fetch: async () => Response.json({ data }) });
  const text: string = 'query($after: String) { viewer { orders } }';
  const list = client.each(text, {}, ({ viewer }) => Object(viewer).orders);
  await expect(list.next()).rejects.toMatchObject(failure);
});

test('the first failure of a payload is thrown with its fields', () => {
  const fields = [{ field: 'quantity', messages: ['Too many.'] }];
  const errors = [{ code: 'INVALID_INPUT', message: 'Not valid.', fields }];
  expect(() => succeeded({ order: null, errors })).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', fields, errors }),
  );
  expect(succeeded({ order: 1, errors: [] })).toEqual({ order: 1, errors: [] });
});

test('the inbox goes on after a login that the network has lost', async () => {
  let logins = 0;
  const fetch = async () => {
    logins += 1;
    if (logins === 1) throw new TypeError('fetch failed');
    if (logins === 2) return Response.json({}, { status: 502 });
    const errors = [{ message: 'Wrong email or password.', extensions: { code: 'WRONG_CREDENTIALS' } }];
    return Response.json({ errors });
  };
  const logIn = { email: 'ama@besesaka.test', password: 'Akwaaba#2026' };
  const inbox = createClient({ url: 'https://besesaka.test', fetch, logIn }).inbox({ select: '', after: 0 });
  await expect(inbox.next()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(logins).toBe(3);
});

test('a login is renewed before its token expires, because a mutation names an expired one only in its payload', async () => {
  const sent: string[] = [];
  const lifetimes = [59, 900];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    const [name = ''] = /logIn|renewTokens|change/.exec(String(init?.body)) ?? [];
    sent.push(name);
    if (name === 'change') return Response.json({ data: { change: true } });
    const tokens = { accessToken: name, refreshToken: 'once', expiresIn: lifetimes.shift() };
    return Response.json({ data: { result: { tokens, errors: [] } } });
  };
  const logIn = { email: 'ama@besesaka.test', password: 'Akwaaba#2026' };
  const client = createClient({ url: 'https://besesaka.test', fetch, logIn });
  for (let n = 0; n < 3; n += 1) await client.query('mutation { change }');
  expect(sent).toEqual(['logIn', 'change', 'renewTokens', 'change', 'change']);
});
