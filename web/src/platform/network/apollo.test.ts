import { ApolloClient, InMemoryCache } from '@apollo/client';
import { type DocumentNode, parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createHttpLink } from './apollo.ts';

const text = 'query Where($q: String) { place(q: $q) }';
const hashed: DocumentNode = Object.assign(parse(text), { __meta__: { hash: 'abc' } });
const mutation: DocumentNode = Object.assign(parse('mutation Go { go }'), { __meta__: { hash: 'def' } });

interface Sent {
  method: string;
  url: URL;
  body: Record<string, unknown>;
  headers: Headers;
}

function setUp(answers: (() => Response)[], isAnonymous = true) {
  const sent: Sent[] = [];
  const onErrors = vi.fn();
  const link = createHttpLink({
    uri: 'http://shop.test/graphql',
    isAnonymous: () => isAnonymous,
    onErrors,
    retries: 2,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = request.method === 'POST' ? await request.json() : {};
      sent.push({ method: request.method, url: new URL(request.url), body, headers: request.headers });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer ? answer() : Response.error();
    },
  });
  return { sent, onErrors, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const place = () => Response.json({ data: { place: 'Kumasi' } });

test("a visitor's read is a GET with the hash and no text", async () => {
  const { client, sent } = setUp([place]);
  const { data } = await client.query<{ place: string }>({ query: hashed, variables: { q: 'K' } });
  expect(data?.place).toBe('Kumasi');
  expect(sent[0]?.method).toBe('GET');
  expect(sent[0]?.url.searchParams.get('extensions')).toContain('"sha256Hash":"abc"');
  expect(sent[0]?.url.searchParams.get('variables')).toBe('{"q":"K"}');
  expect(sent[0]?.url.searchParams.has('query')).toBe(false);
});

test("a user's read and every write are POSTs that no other site can send", async () => {
  const user = setUp([place], false);
  await user.client.query({ query: hashed });
  const visitor = setUp([() => Response.json({ data: { go: true } })]);
  await visitor.client.mutate({ mutation });
  for (const { sent } of [user, visitor]) {
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('x-graphql-yoga-csrf')).toBe('1');
    expect(sent[0]?.body).not.toHaveProperty('query');
  }
});

test('a read is retried when the server is overloaded', async () => {
  const busy = () =>
    Response.json({ errors: [{ message: 'Later.', extensions: { code: 'UNAVAILABLE' } }] }, { status: 503 });
  const reader = setUp([busy, place]);
  const { data } = await reader.client.query<{ place: string }>({ query: hashed });
  expect(data?.place).toBe('Kumasi');
  const writer = setUp([busy, place]);
  await expect(writer.client.mutate({ mutation })).rejects.toThrow('Later.');
  expect(writer.sent).toHaveLength(1);
});

test('a server that does not know the hash gets the text', async () => {
  const unknown = () =>
    Response.json({ errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] });
  const { client, sent, onErrors } = setUp([unknown, place]);
  const { data } = await client.query<{ place: string }>({ query: hashed });
  expect(data?.place).toBe('Kumasi');
  expect(String(sent[1]?.body.query)).toContain('query Where');
  expect(onErrors).not.toHaveBeenCalled();
});

test('a read is retried after a broken response, and a write is never sent twice', async () => {
  const broken = () => new Response('<html>', { status: 502 });
  const read = setUp([broken, place]);
  expect((await read.client.query<{ place: string }>({ query: hashed })).data?.place).toBe('Kumasi');
  const write = setUp([broken]);
  await expect(write.client.mutate({ mutation })).rejects.toThrow('502');
  expect(write.sent).toHaveLength(1);
});

test('a refused read is not retried, unless a later time can help', async () => {
  const refused = setUp([() => new Response('<html>', { status: 413 }), place]);
  await expect(refused.client.query({ query: hashed })).rejects.toThrow('413');
  expect(refused.sent).toHaveLength(1);
  for (const status of [401, 408, 429]) {
    const later = setUp([() => new Response('<html>', { status }), place]);
    expect((await later.client.query<{ place: string }>({ query: hashed })).data?.place).toBe('Kumasi');
  }
});

test('listeners get the codes of errors', async () => {
  const { client, onErrors } = setUp([
    () => Response.json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }], data: null }),
  ]);
  await client.query({ query: hashed, errorPolicy: 'all' });
  expect(onErrors).toHaveBeenCalledWith(['UNAUTHENTICATED']);
});

test('a response for a visitor, while a user is logged in, ends the session', async () => {
  const nobody = () => Response.json({ data: { viewer: null } });
  const user = setUp([nobody], false);
  await expect(user.client.query({ query: parse('query Mine { viewer { id } }') })).rejects.toThrow('over');
  expect(user.onErrors).toHaveBeenCalledWith(['UNAUTHENTICATED']);
  const visitor = setUp([nobody]);
  await visitor.client.query({ query: parse('query Mine { viewer { id } }') });
  expect(visitor.onErrors).not.toHaveBeenCalled();
});

test('an error in a payload counts like any error: an ended session is noticed at once', async () => {
  const refused = { errors: [{ code: 'UNAUTHENTICATED', message: 'Please log in.' }] };
  const { client, onErrors } = setUp([() => Response.json({ data: { result: refused } })], false);
  const document: DocumentNode = Object.assign(parse('mutation Go { result: go { errors { code message } } }'), {
    __meta__: { hash: 'ghi' },
  });
  await client.mutate({ mutation: document });
  expect(onErrors.mock.calls).toEqual([[['UNAUTHENTICATED']]]);
});
