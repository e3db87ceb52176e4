import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createFarForgetting } from './forget-far.ts';

const perList = 30;
const listDocument = gql`
  query List($filter: Filter) {
    list(filter: $filter) {
      edges {
        node {
          id
          name
        }
      }
    }
    viewer {
      id
    }
  }
`;

/** A tab that visits lists of thirty cards each, one of which all lists share. */
function openTab() {
  const link = new ApolloLink(({ variables }) => {
    const cards = Array.from({ length: perList }, (_, n) => (n === 0 ? 'shared' : `${variables.filter}-${n}`));
    const edges = cards.map((id) => ({ __typename: 'Edge', node: { __typename: 'Product', id, name: `Card ${id}` } }));
    const data = { list: { __typename: 'List', edges }, viewer: { __typename: 'Viewer', id: 'me' } };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { list: { keyArgs: ['filter'] } } } } }),
  });
  const settle = createFarForgetting(client);
  const visit = async (filter: string) => {
    const watching = client.watchQuery({ query: listDocument, variables: { filter } });
    await new Promise<void>((done) => {
      const seen = watching.subscribe(({ loading }) => loading || queueMicrotask(() => rest()));
      let rest = () => {
        rest = () => {};
        settle();
        seen.unsubscribe();
        done();
      };
    });
  };
  const isThere = (filter: string) => client.readQuery({ query: listDocument, variables: { filter } }) !== null;
  const entries = () => Object.keys(client.cache.extract() as object).length;
  const bytes = () => JSON.stringify(client.cache.extract()).length;
  return { client, visit, isThere, entries, bytes };
}

test('the cache holds the last twenty screens, however many were looked at', async () => {
  const { visit, isThere, entries, bytes } = openTab();
  for (let n = 0; n < 20; n += 1) await visit(`list ${n}`);
  const full = { entries: entries(), bytes: bytes() };
  expect(isThere('list 0')).toBe(true);
  for (let n = 20; n < 80; n += 1) await visit(`list ${n}`);
  expect(entries()).toBe(full.entries);
  expect(bytes()).toBeLessThan(full.bytes * 1.1);
  expect([59, 60, 79].map((n) => isThere(`list ${n}`))).toEqual([false, true, true]);
});

test('what is looked at again is near again, and who looks is never forgotten', async () => {
  const { client, visit, isThere } = openTab();
  await visit('home');
  for (let n = 0; n < 15; n += 1) await visit(`list ${n}`);
  await visit('home');
  for (let n = 15; n < 30; n += 1) await visit(`list ${n}`);
  expect(isThere('home')).toBe(true);
  expect(isThere('list 0')).toBe(false);
  expect(client.cache.extract()).toHaveProperty('Viewer:me');
});
