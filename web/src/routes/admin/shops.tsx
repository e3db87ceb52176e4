import { useQuery } from '@apollo/client/react';
import { adminListLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { AdminSearch } from '#admin/admin-search.tsx';
import { AdminShopList } from '#admin/shops/shop-list.tsx';
import { graphql } from '#gql/gql.ts';

const AdminShopsDocument = graphql(`
  query AdminShops($search: String, $state: AdminShopState!, $page: Int!) {
    viewer {
      admin {
        shops(search: $search, state: $state, page: $page) {
          totalCount
          ...AdminShopList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'ACTIVE', label: 'Live' },
  { state: 'HIDDEN', label: 'Hidden' },
  { state: 'SUSPENDED', label: 'Suspended' },
  { state: 'LEAVING', label: 'Leaving' },
] as const;

export function AdminShopsScreen() {
  const [params] = useSearchParams();
  const { state } = states.find((one) => one.state === params.get('state')) ?? states[0];
  const search = params.get('q')?.trim() || null;
  const page = pageOf(params);
  const { data, ...query } = useQuery(AdminShopsDocument, {
    variables: { search, state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.shops;
  return (
    <AdminQueue
      heading="Shops"
      texts={{ label: 'Shops', empty: 'No shops found.', failed: 'Failed to load shops.' }}
      states={states}
      at={{ state, page, ...(search && { search }) }}
      search={
        <AdminSearch
          label="Find a shop"
          placeholder="Name or owner of the shop"
          maxLength={adminListLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={adminListLimits.perPage}
      query={query}
    >
      {list && <AdminShopList page={list} />}
    </AdminQueue>
  );
}
