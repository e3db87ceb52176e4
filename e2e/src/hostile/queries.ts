import { nextAddress, type System } from './system.ts';

const nested = (field: string, deep: number) => `${`${field} {`.repeat(deep)} id ${'}'.repeat(deep)}`;
const many = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join(' ');

/** Small queries that would have huge responses. */
export const dearQueries: Record<string, string> = {
  'lists in lists in lists': `{ product(slug: "SLUG") { ${nested('related', 8)} } }`,
  'a shop in its products in their shops': `{ product(slug: "SLUG") { shop { ${nested('products(first: 50) { edges { node { shop', 2)} } } }`,
  'a thousand aliases': `{ ${many(1_000, (n) => `a${n}: products(first: 100) { edges { node { id } } }`)} }`,
  'one field a thousand times': `{ ${many(1_000, () => 'categories { slug }')} }`,
  'fragments in a circle': '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  'fragments that double': `{ ...F0 } ${many(25, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F25 on Query { __typename }`,
  'a hundred thousand tokens': `{ ${'__typename '.repeat(9_000)} }`,
  'brackets without end': `{ ${'a { '.repeat(8_000)}`,
  'directives without end': `{ __typename ${'@include(if: true) '.repeat(4_000)} }`,
  'the schema of the schema': `{ __schema { types { ${nested('fields { type', 9)} } } }`,
  'a list value without end': `{ products(filter: { query: ${'['.repeat(5_000)}${']'.repeat(5_000)} }) { pageInfo { hasNextPage } } }`,
  'a number beyond numbers': '{ products(first: 99999999999999999999) { pageInfo { hasNextPage } } }',
};

export interface Answered {
  ms: number;
  bytes: number;
  status: number;
}

export async function askGraphql(
  system: System,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const asked = performance.now();
  const answer = await fetch(`http://127.0.0.1:${system.bff.port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: system.cluster.publicUrl,
      'x-forwarded-for': nextAddress(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { ms: performance.now() - asked, bytes, status: answer.status };
}

/** Opens a subscription over plain HTTP and returns how long it lasted, or null if it is still open. */
export async function listenOverHttp(system: System, method: 'GET' | 'POST', withinMs: number): Promise<number | null> {
  const asked = performance.now();
  const query = 'subscription { inbox(after: 0) { __typename } }';
  const url = `http://127.0.0.1:${system.bff.port}/graphql`;
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    origin: system.cluster.publicUrl,
    'x-graphql-yoga-csrf': '1',
    'x-forwarded-for': nextAddress(),
    cookie: system.witness.strangerCookie,
  };
  const signal = AbortSignal.timeout(withinMs);
  try {
    const answer =
      method === 'GET'
        ? await fetch(`${url}?query=${encodeURIComponent(query)}`, { headers, signal })
        : await fetch(url, { method, headers, signal, body: JSON.stringify({ query }) });
    await answer.text();
    return performance.now() - asked;
  } catch {
    return null;
  }
}
