import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typePolicies } from '#app/cache.ts';
import { chatTypePolicies } from '#chat/conversations/cache.ts';
import * as generated from '#gql/graphql.ts';
import { possibleTypes } from '#gql/possible-types.ts';
import { type Answered, allPossibleTypes, answered, type Nesting } from './testing-answers.ts';

const documents = Object.values(generated as Record<string, unknown>).filter(
  (value): value is DocumentNode => typeof value === 'object' && value !== null && 'definitions' in value,
);

/** Read without the cache, because its fees must be current. It asks for more of a thing than other queries do. */
const leftOut = ['CheckoutDelivery'];

function operations(nesting: Nesting, wanted: Answered['kind']): Answered[] {
  return documents
    .flatMap((document) => answered(document, nesting) ?? [])
    .filter(({ kind, name }) => kind === wanted && !leftOut.includes(name));
}

/** A cache with the app's policies, including those that the chat adds later. */
function appCache(known: Record<string, string[]>): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies, possibleTypes: known });
  cache.policies.addTypePolicies(chatTypePolicies);
  return cache;
}

function writeAnswer(cache: InMemoryCache, { kind, document, variables, data }: Answered): void {
  const dataId = kind === 'mutation' ? 'ROOT_MUTATION' : 'ROOT_QUERY';
  cache.write({ dataId, query: document, variables, result: data });
}

/** The fields of the query that the cache no longer has, so that its screen would read everything again. */
function findMissing(cache: InMemoryCache, { document, variables }: Answered): string | null {
  const { complete, missing } = cache.diff({ query: document, variables, optimistic: false, returnPartialData: true });
  return complete ? null : JSON.stringify(missing?.missing);
}

interface Alone {
  operation: Answered;
  /** The cache that knows nothing else. */
  snapshot: NormalizedCacheObject;
  /** Each field of each thing that it writes. */
  fields: ReadonlySet<string>;
}

function alone(cache: InMemoryCache, operation: Answered): Alone {
  cache.restore({});
  writeAnswer(cache, operation);
  const snapshot = cache.extract();
  const fields = Object.entries(snapshot).flatMap(([id, thing]) =>
    Object.keys(thing ?? {}).map((name) => `${id} ${name}`),
  );
  return { operation, snapshot, fields: new Set(fields.filter((name) => !name.endsWith(' __typename'))) };
}

function findLostFields(first: readonly Answered[], second: readonly Answered[], known = possibleTypes): string[] {
  const cache = appCache(known);
  const others = second.map((operation) => alone(cache, operation));
  return first.flatMap((operation) => {
    const one = alone(cache, operation);
    // What has no field in common cannot take anything away.
    return others
      .filter(({ fields }) => [...fields].some((name) => one.fields.has(name)))
      .flatMap((other) => lostAfter(cache, one, other));
  });
}

function lostAfter(cache: InMemoryCache, { snapshot, operation: one }: Alone, { operation: other }: Alone): string[] {
  cache.restore(snapshot);
  writeAnswer(cache, other);
  return [one, other].flatMap((operation) => {
    const gone = operation.kind === 'query' ? findMissing(cache, operation) : null;
    return gone ? [`${one.name}, then ${other.name}: ${operation.name} lacks ${gone}`] : [];
  });
}

it('knows the queries of all screens', () => {
  const names = operations('same object', 'query').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Home', 'Products', 'Search', 'ShopScreen', 'ProductScreen', 'Cart']));
});

// Several thousand pairs; the time is spent on the processor.
describe.each<Nesting>(['same object', 'another object'])(
  'when nested objects are the %s',
  { timeout: 120_000 },
  (nesting) => {
    const queries = operations(nesting, 'query');

    it('keeps every query complete after any other response', () => {
      expect(findLostFields(queries, queries)).toEqual([]);
    });

    it("keeps every query complete after a mutation's response", () => {
      expect(findLostFields(queries, operations(nesting, 'mutation'), allPossibleTypes)).toEqual([]);
    });
  },
);
