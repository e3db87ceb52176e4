import { useQuery } from '@apollo/client/react';
import { adminProductLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { AdminSearch } from '#admin/admin-search.tsx';
import { AdminProductList } from '#admin/products/product-list.tsx';
import { graphql } from '#gql/gql.ts';

const AdminProductsDocument = graphql(`
  query AdminProducts($search: String, $state: AdminProductState!, $page: Int!) {
    viewer {
      admin {
        products(search: $search, state: $state, page: $page) {
          totalCount
          ...AdminProductList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'ACTIVE', label: 'Live' },
  { state: 'HIDDEN', label: 'Hidden' },
  { state: 'DRAFT', label: 'Drafts' },
  { state: 'ARCHIVED', label: 'Archived' },
] as const;

export function AdminProductsScreen() {
  const [params] = useSearchParams();
  const { state } = states.find((one) => one.state === params.get('state')) ?? states[0];
  const search = params.get('q')?.trim() || null;
  const page = pageOf(params);
  const { data, ...query } = useQuery(AdminProductsDocument, {
    variables: { search, state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.products;
  return (
    <AdminQueue
      heading="Products"
      texts={{ label: 'Products', empty: 'No products found.', failed: 'Failed to load products.' }}
      states={states}
      at={{ state, page, ...(search && { search }) }}
      search={
        <AdminSearch
          label="Find a product"
          placeholder="Name, number, category or shop"
          maxLength={adminProductLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={adminProductLimits.perPage}
      query={query}
    >
      {list && <AdminProductList page={list} />}
    </AdminQueue>
  );
}
