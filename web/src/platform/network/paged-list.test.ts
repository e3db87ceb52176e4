import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { pagedList } from './paged-list.ts';

const query = gql`
  query List($after: String) {
    list(after: $after) {
      edges {
        node {
          id
          createdAt
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

const edge = (number: number) => ({
  __typename: 'Edge',
  node: { __typename: 'Item', id: String(number), createdAt: `2026-01-0${number}` },
});

function cacheOf() {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { list: pagedList([]) } } } });
  /** The cursor of an item is its number. */
  const write = (after: string | null, ...numbers: number[]) =>
    cache.writeQuery({
      query,
      variables: { after },
      data: {
        list: {
          __typename: 'List',
          edges: numbers.map(edge),
          pageInfo: { __typename: 'PageInfo', endCursor: String(numbers.at(-1)), hasNextPage: true },
        },
      },
    });
  const read = () =>
    cache
      .readQuery<{ list: { edges: { node: { id: string } }[] } }>({ query })
      ?.list.edges.map(({ node }) => Number(node.id));
  return { write, read };
}

it('keeps new items at the top when an older first page arrives later', () => {
  const { write, read } = cacheOf();
  write(null, 5, 4, 3);
  write(null, 4, 3);
  expect(read()).toEqual([5, 4, 3]);
});

it('is replaced by a first page that contains the top, and continues with the next pages', () => {
  const { write, read } = cacheOf();
  write(null, 5, 4);
  write('4', 4, 3, 2);
  expect(read()).toEqual([5, 4, 3, 2]);
  write('4', 3, 2);
  expect(read()).toEqual([5, 4, 3, 2]);
  write(null, 6, 5);
  expect(read()).toEqual([6, 5]);
});
