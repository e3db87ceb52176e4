import { useQuery } from '@apollo/client/react';
import { usersLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { AdminSearch } from '#admin/admin-search.tsx';
import { UsersList } from '#admin/users/users-list.tsx';
import { graphql } from '#gql/gql.ts';

const UsersDocument = graphql(`
  query Users($search: String, $state: UserState, $page: Int!) {
    viewer {
      admin {
        users(search: $search, state: $state, page: $page) {
          totalCount
          ...UsersList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'ALL', label: 'Everyone' },
  { state: 'SUSPENDED', label: 'Suspended' },
] as const;

export function UsersScreen() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'SUSPENDED' ? 'SUSPENDED' : 'ALL';
  const search = params.get('q')?.trim() || null;
  const page = pageOf(params);
  const { data, ...query } = useQuery(UsersDocument, {
    variables: { search, state: state === 'ALL' ? null : state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.users;
  return (
    <AdminQueue
      heading="Users"
      texts={{ label: 'Users', empty: 'No users found.', failed: 'Failed to load users.' }}
      states={states}
      at={{ state, page, ...(search && { search }) }}
      search={
        <AdminSearch
          label="Find a user"
          placeholder="Name, email, phone or shop"
          maxLength={usersLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={usersLimits.perPage}
      query={query}
    >
      {list && <UsersList page={list} />}
    </AdminQueue>
  );
}
