import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { answerKey } from './registered.ts';
import { VersionedCache } from './versioned-cache.ts';

const Product = gql`query Product($slug: String!) { product(by: { slug: $slug }) { id __typename name version } }`;
const Other = gql`query Other { shop { id __typename name } }`;
const variables = { slug: 'kente' };
const kente = { id: '1', __typename: 'Product', name: 'Kente', version: 2 };
const Name = gql`fragment Name on Product { name version }`;

function setUp() {
  const cache = new VersionedCache();
  const asked: string[] = [];
  const link = new ApolloLink((operation) => {
    asked.push(operation.operationName ?? '');
    throw new Error('Nothing needs the network');
  });
  const client = new ApolloClient({ cache, link });
  const answer = { product: kente };
  cache.hold({ [answerKey(Product, variables)]: answer });
  const names: string[] = [];
  const watched = client.watchQuery<{ product: typeof kente }>({ query: Product, variables });
  watched.subscribe(({ data }) => names.push(String(data?.product?.name)));
  return { cache, client, answer, watched, names, asked };
}

const settle = () => new Promise((done) => setTimeout(done, 5));

test('a query reads the response unchanged, without the network', () => {
  const { cache, answer, watched, asked } = setUp();
  expect(watched.getCurrentResult().data).toBe(answer);
  expect(cache.isAsServed).toBe(true);
  expect(asked).toEqual([]);
});

test('later writes change the result of the response', async () => {
  const { cache, names } = setUp();
  await settle();
  cache.writeFragment({ id: 'Product:1', fragment: Name, data: { __typename: 'Product', name: 'Batik', version: 3 } });
  expect(cache.isAsServed).toBe(false);
  await settle();
  expect(names).toEqual(['Kente', 'Batik']);
});

test('entities of the response can be modified, read and evicted at once', async () => {
  const modified = setUp();
  modified.cache.modify({ id: 'Product:1', fields: { name: () => 'Batik' } });
  await settle();
  expect(modified.names).toEqual(['Kente', 'Batik']);
  expect(setUp().cache.readFragment({ id: 'Product:1', fragment: Name })).toMatchObject({ name: 'Kente' });
  expect(setUp().cache.evict({ id: 'Product:1' })).toBe(true);
});

test('an optimistic write is rolled back to the response', async () => {
  const { cache, names } = setUp();
  await settle();
  cache.recordOptimisticTransaction((layer) => layer.modify({ id: 'Product:1', fields: { name: () => 'Batik' } }), 'a');
  await settle();
  cache.removeOptimistic('a');
  await settle();
  expect(names).toEqual(['Kente', 'Batik', 'Kente']);
});

test('reading something else does not change the response', async () => {
  const { client, cache, names } = setUp();
  client.writeQuery({ query: Other, data: { shop: { id: '7', __typename: 'Shop', name: 'Akwaaba' } } });
  await settle();
  expect(names).toEqual(['Kente']);
  expect(cache.readQuery({ query: Product, variables })).toEqual({ product: kente });
});

test('a response used late does not undo a live update', async () => {
  const cache = new VersionedCache();
  const data = { __typename: 'Product', name: 'Batik', version: 3 };
  cache.during(9, () => cache.writeFragment({ id: 'Product:1', fragment: Name, data }));
  cache.hold({ [answerKey(Product, variables)]: { product: kente } });
  cache.diff({ query: Product, variables, optimistic: true });
  expect(cache.readFragment({ id: 'Product:1', fragment: Name })).toMatchObject({ name: 'Batik', version: 3 });
});

test('another user gets none of the responses', async () => {
  const { cache } = setUp();
  await cache.reset({ discardWatches: true });
  expect(cache.diff({ query: Product, variables, optimistic: true }).complete).toBe(false);
  expect(cache.extract()).toEqual({});
});
