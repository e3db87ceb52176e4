import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { adminList } from './list.tsx';

interface Parcels {
  parcels: { totalCount: number; edges: { node: { id: string } }[] };
}
interface Variables {
  page: number;
  state: 'LOST' | 'FOUND' | null;
  search: string | null;
}

const document: TypedDocumentNode<Parcels, Variables> = gql`
  query Parcels($page: Int!, $state: ParcelState, $search: String) {
    parcels(page: $page, state: $state, search: $search) {
      totalCount
      edges {
        node {
          id
        }
      }
    }
  }
`;

const ParcelsScreen = adminList({
  document,
  listIn: (data) => data.parcels,
  heading: 'Parcels',
  states: [
    { state: 'ALL', label: 'All' },
    { state: 'LOST', label: 'Lost' },
  ],
  search: { label: 'Find a parcel', placeholder: 'Number', maxLength: 20 },
  perPage: 2,
  columns: { number: { head: 'Number', as: 'name' } },
  row: ({ id }) => ({ key: id, to: `/parcels/${id}`, cells: { number: `Parcel ${id}` } }),
});

/** The screen at an address, when the cache has the parcels for these variables. */
function screenAt(address: string, variables?: Variables, ids: string[] = []): string {
  const cache = new InMemoryCache();
  if (variables) {
    const parcels = { totalCount: ids.length && 5, edges: ids.map((id) => ({ node: { id } })) };
    cache.writeQuery({ query: document, variables, data: { parcels } });
  }
  return renderToStaticMarkup(
    <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
      <MemoryRouter initialEntries={[address]}>
        <ParcelsScreen />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

test('the list shows the page, state and search of its address, and its links keep the others', () => {
  const screen = screenAt('/?state=LOST&q=ama+k&page=2', { page: 2, state: 'LOST', search: 'ama k' }, ['3', '4']);
  expect(screen).toMatch(/<th scope="row"[^>]*>.*?<a[^>]* href="\/parcels\/4"[^>]*>Parcel 4/);
  expect(screen).toContain('href="/?state=ALL&amp;q=ama+k"');
  expect(screen).toContain('href="/?state=LOST&amp;page=3&amp;q=ama+k"');
});

test('an unknown state shows the first one, and an empty list says so', () => {
  expect(screenAt('/?state=BROKEN', { page: 1, state: null, search: null })).toContain('No parcels found.');
});

test('a loading list has its tabs and a skeleton', () => {
  const screen = screenAt('/');
  expect(screen).toContain('Lost');
  expect(screen).toContain('role="status"');
});
