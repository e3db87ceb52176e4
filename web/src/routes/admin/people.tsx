import { useQuery } from '@apollo/client/react';
import { peopleLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { AdminSearch } from '#admin/admin-search.tsx';
import { PeopleList } from '#admin/people/people-list.tsx';
import { graphql } from '#gql/gql.ts';

const PeopleDocument = graphql(`
  query People($search: String, $state: PersonState, $page: Int!) {
    viewer {
      admin {
        people(search: $search, state: $state, page: $page) {
          totalCount
          ...PeopleList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'ALL', label: 'Everyone' },
  { state: 'SUSPENDED', label: 'Suspended' },
] as const;

export function PeopleScreen() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'SUSPENDED' ? 'SUSPENDED' : 'ALL';
  const search = params.get('q')?.trim() || null;
  const page = pageOf(params);
  const { data, ...query } = useQuery(PeopleDocument, {
    variables: { search, state: state === 'ALL' ? null : state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.people;
  return (
    <AdminQueue
      heading="People"
      texts={{ label: 'People', empty: 'No people found.', failed: 'Failed to load people.' }}
      states={states}
      at={{ state, page, ...(search && { search }) }}
      search={
        <AdminSearch
          label="Find a person"
          placeholder="Name, email, phone or shop"
          maxLength={peopleLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={peopleLimits.perPage}
      query={query}
    >
      {list && <PeopleList page={list} />}
    </AdminQueue>
  );
}
