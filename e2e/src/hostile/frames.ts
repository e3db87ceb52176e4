import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import fc from 'fast-check';

const subscriptions = [
  'subscription ($id: ID = "x") { productChanged(id: $id) { version } }',
  'subscription ($after: Int) { inbox(after: $after) { __typename } }',
  'subscription { unreadCounts { messages notifications } }',
  'subscription ($id: ID!) { typing(conversationId: $id) { __typename } }',
  'subscription ($id: ID!) { presence(userId: $id) { __typename } }',
  'subscription { ...A } fragment A on Subscription { ...B } fragment B on Subscription { ...A }',
];
const texts = [...Object.values<string>(documents), ...subscriptions];
const hashes = Object.keys(documents);
const names = ['id', 'after', 'slug', 'input', 'filter', 'first', 'page', '__proto__', 'constructor', 'orderBy'];
const ids = fc.constantFrom('1', '2', '3', '', '__proto__', 'x'.repeat(200));

const odd = fc.oneof(
  fc.constantFrom(null, true, -1, 1e308, '', [], {}, '\u0000', '\ud800', 'x'.repeat(10_000), [[[[[[[[]]]]]]]]),
  fc.jsonValue({ maxDepth: 4 }),
);
const variables = fc.oneof(fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 4 }), odd);

const payload = fc.oneof(
  fc.record(
    { query: fc.constantFrom(...texts), variables, operationName: fc.option(odd) },
    { requiredKeys: ['query'] },
  ),
  fc.record({
    query: fc.constant(''),
    variables,
    extensions: fc.record({ persistedQuery: fc.record({ version: odd, sha256Hash: fc.constantFrom(...hashes) }) }),
  }),
);

/** Valid graphql-transport-ws messages with operations of our schema. */
const message = fc.oneof(
  { weight: 6, arbitrary: fc.record({ id: ids, type: fc.constant('subscribe'), payload }) },
  { weight: 1, arbitrary: fc.record({ id: ids, type: fc.constant('complete') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('ping', 'pong'), payload: odd }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('connection_init', 'next', 'error'), id: ids, payload: odd }),
  },
);

/** Damages a text: a part is removed, doubled or replaced. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(12),
  becomes: fc.constantFrom('', 'null', '"', '{', '}', '\\u0000', '$x', '...A', '@skip(if: 1)', 'doubled', '[]', '-'),
});

function damaged(text: string, harms: { at: number; length: number; becomes: string }[]): string {
  return harms.reduce((whole, { at, length, becomes }) => {
    const start = Math.floor(at * whole.length);
    const piece = whole.slice(start, start + length);
    return whole.slice(0, start) + (becomes === 'doubled' ? piece + piece : becomes) + whole.slice(start + length);
  }, text);
}

/** Damages mostly the query, so that the rest is still a message. */
const nearlyRight = fc
  .record({ message, harms: fc.array(damage, { maxLength: 2 }), where: fc.nat(3) })
  .map(({ message: given, harms, where }) => {
    if (where > 0 && 'payload' in given && isQuery(given.payload)) {
      return JSON.stringify({ ...given, payload: { ...given.payload, query: damaged(given.payload.query, harms) } });
    }
    return damaged(JSON.stringify(given), harms);
  });

function isQuery(value: unknown): value is { query: string } {
  return typeof value === 'object' && value !== null && 'query' in value && typeof value.query === 'string';
}

const junk = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.record({ type: fc.anything(), id: fc.anything() }).map((value) => String(JSON.stringify(value, plain))),
);

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

export interface Frames {
  nearlyRight: string[];
  junk: (string | Buffer)[];
}

/** A random generator that repeats itself for the same seed. */
export function makeFrames(count: number, seed: number): Frames {
  const half = count / 2;
  return {
    nearlyRight: fc.sample(nearlyRight, { numRuns: half, seed }),
    junk: fc.sample(junk, { numRuns: half, seed }),
  };
}
