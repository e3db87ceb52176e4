import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { pagedList } from './paged-list.ts';

const query = gql`
  query List($page: Int) {
    list(page: $page) {
      totalCount
      items {
        id
        createdAt
      }
    }
  }
`;

const item = (number: number) => ({ __typename: 'Item', id: String(number), createdAt: `2026-01-0${number}` });

function cacheOf() {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { list: pagedList([]) } } } });
  const write = (page: number, totalCount: number, ...numbers: number[]) =>
    cache.writeQuery({
      query,
      variables: { page },
      data: { list: { __typename: 'List', totalCount, items: numbers.map(item) } },
    });
  const read = () => {
    const { list } = cache.readQuery<{ list: { totalCount: number; items: { id: string }[] } }>({ query }) ?? {};
    return [list?.items.map(({ id }) => Number(id)), list?.totalCount];
  };
  return { write, read };
}

it('keeps what came in at the top when an older first page arrives after it', () => {
  const { write, read } = cacheOf();
  write(1, 3, 5, 4, 3);
  write(1, 2, 4, 3);
  expect(read()).toEqual([[5, 4, 3], 3]);
});

it('starts afresh with a first page that knows the top, and grows by the next ones', () => {
  const { write, read } = cacheOf();
  write(1, 4, 5, 4);
  write(2, 4, 4, 3, 2);
  expect(read()).toEqual([[5, 4, 3, 2], 4]);
  write(1, 5, 6, 5);
  expect(read()).toEqual([[6, 5], 5]);
});
