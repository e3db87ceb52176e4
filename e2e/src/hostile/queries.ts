import { nextAddress, type System } from './system.ts';

/** `product { product { ... id } }`, to this depth. */
const nest = (field: string, depth: number) => `${`${field} {`.repeat(depth)} id ${'}'.repeat(depth)}`;
const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** Small queries with huge responses, by what is excessive. `SLUG` stands for the slug of a product. */
export const expensiveQueries: Record<string, string> = {
  'nested lists': `{ product(by: { slug: "SLUG" }) { ${nest('related', 8)} } }`,
  'a cycle of shops and products': `{ product(by: { slug: "SLUG" }) { shop { ${nest('products(first: 50) { edges { node { shop', 2)} } } }`,
  '1,000 aliases': `{ ${repeat(1_000, (n) => `a${n}: products(first: 100) { edges { node { id } } }`)} }`,
  'one field 1,000 times': `{ ${repeat(1_000, () => 'categories { slug }')} }`,
  'fragments that refer to each other': '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  'fragments that double': `{ ...F0 } ${repeat(25, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F25 on Query { __typename }`,
  'too many tokens': `{ ${'__typename '.repeat(9_000)} }`,
  'unclosed braces': `{ ${'a { '.repeat(8_000)}`,
  '4,000 directives': `{ __typename ${'@include(if: true) '.repeat(4_000)} }`,
  'deep introspection': `{ __schema { types { ${nest('fields { type', 9)} } } }`,
  'a deeply nested list value': `{ products(filter: { query: ${'['.repeat(5_000)}${']'.repeat(5_000)} }) { pageInfo { hasNextPage } } }`,
  'an integer that overflows': '{ products(first: 99999999999999999999) { pageInfo { hasNextPage } } }',
};

interface Measurement {
  ms: number;
  bytes: number;
  status: number;
}

/** Posts a GraphQL request and measures its response. A text is sent as it is. */
export async function measureGraphql(system: System, body: unknown): Promise<Measurement> {
  const startedAt = performance.now();
  const response = await fetch(graphqlUrl(system), {
    method: 'POST',
    headers: requestHeaders(system),
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  return { ms: performance.now() - startedAt, bytes, status: response.status };
}

/** Subscribes over plain HTTP, and returns whether the server ended the response within this time. */
export async function isHttpSubscriptionEnded(
  system: System,
  method: 'GET' | 'POST',
  withinMs: number,
): Promise<boolean> {
  const query = 'subscription { inbox(after: 0) { __typename } }';
  const headers = {
    ...requestHeaders(system),
    accept: 'text/event-stream',
    'x-graphql-yoga-csrf': '1',
    cookie: system.witness.strangerCookie,
  };
  const request = { method, headers, signal: AbortSignal.timeout(withinMs) };
  try {
    const response =
      method === 'GET'
        ? await fetch(`${graphqlUrl(system)}?query=${encodeURIComponent(query)}`, request)
        : await fetch(graphqlUrl(system), { ...request, body: JSON.stringify({ query }) });
    await response.text();
    return true;
  } catch {
    return false;
  }
}

const graphqlUrl = ({ bff }: System) => `http://127.0.0.1:${bff.port}/graphql`;

const requestHeaders = ({ cluster }: System) => ({
  'content-type': 'application/json',
  origin: cluster.publicUrl,
  'x-forwarded-for': nextAddress(),
});
