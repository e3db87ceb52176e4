import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { catalogTypePolicies } from './cache.ts';

const query = gql`
  query Products($filter: ProductFilter, $orderBy: ProductOrder, $first: Int, $page: Int, $after: String) {
    products(filter: $filter, orderBy: $orderBy, first: $first, page: $page, after: $after) {
      edges { cursor node { id } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`;

const answer = (ids: string[], end: string | null) => ({
  products: {
    __typename: 'ProductConnection',
    edges: ids.map((id) => ({ __typename: 'ProductEdge', cursor: id, node: { __typename: 'Product', id } })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: end !== null, endCursor: end },
    totalCount: 5,
  },
});

const list = () => {
  const cache = new InMemoryCache({ typePolicies: catalogTypePolicies });
  const write = (variables: object, ids: string[], end: string | null) =>
    cache.writeQuery({ query, variables, data: answer(ids, end) });
  const read = (variables: object = {}) => {
    const data = cache.readQuery<ReturnType<typeof answer>>({ query, variables });
    return data && { ids: data.products.edges.map((edge) => edge.node.id), end: data.products.pageInfo.endCursor };
  };
  return { write, read };
};

describe('a list of products in the cache', () => {
  it('appends the next page', () => {
    const { write, read } = list();
    write({}, ['a', 'b'], 'b');
    write({ after: 'b' }, ['c', 'd'], null);
    expect(read()).toEqual({ ids: ['a', 'b', 'c', 'd'], end: null });
  });

  it('shows a product once, even if it moved between two pages', () => {
    const { write, read } = list();
    write({}, ['a', 'b'], 'b');
    write({ after: 'b' }, ['b', 'c'], 'c');
    expect(read()).toEqual({ ids: ['a', 'b', 'c'], end: 'c' });
  });

  it('ignores a page that arrives twice or too late', () => {
    const { write, read } = list();
    write({}, ['a'], 'a');
    write({ after: 'a' }, ['b'], 'b');
    write({ after: 'a' }, ['b'], 'b');
    write({ after: 'gone' }, ['z'], null);
    expect(read()).toEqual({ ids: ['a', 'b'], end: 'b' });
  });

  it('starts again when the first page is fetched again', () => {
    const { write, read } = list();
    write({}, ['a'], 'a');
    write({ after: 'a' }, ['b'], 'b');
    write({}, ['n', 'a'], 'a');
    expect(read()).toEqual({ ids: ['n', 'a'], end: 'a' });
  });

  it('is separate for each filter, order, page and page size', () => {
    const { write, read } = list();
    write({}, ['a'], 'a');
    for (const other of [{ filter: { inStock: true } }, { orderBy: 'PRICE_LOW' }, { page: 2 }, { first: 12 }]) {
      expect(read(other)).toBeNull();
      write(other, ['x'], 'x');
    }
    expect(read()).toEqual({ ids: ['a'], end: 'a' });
  });
});
