import { useQuery } from '@apollo/client/react';
import { productDeskLimits } from '@besesaka/schema/support/limits.ts';
import { useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { DeskQueue, pageOf } from '#support/desk-queue.tsx';
import { DeskSearch } from '#support/desk-search.tsx';
import { AdminProductList } from '#support/products/product-list.tsx';

const AdminProductsDocument = graphql(`
  query AdminProducts($words: String, $state: AdminProductState!, $page: Int!) {
    viewer {
      admin {
        products(words: $words, state: $state, page: $page) {
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
  const words = params.get('q')?.trim() || null;
  const page = pageOf(params);
  const { data, ...query } = useQuery(AdminProductsDocument, {
    variables: { words, state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.products;
  return (
    <DeskQueue
      heading="Products"
      words={{ label: 'Products', empty: 'No products found.', failed: 'Failed to load products.' }}
      states={states}
      at={{ state, page, ...(words && { words }) }}
      search={
        <DeskSearch
          label="Find a product"
          placeholder="Name, number, category or shop"
          maxLength={productDeskLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={productDeskLimits.perPage}
      query={query}
    >
      {list && <AdminProductList page={list} />}
    </DeskQueue>
  );
}
