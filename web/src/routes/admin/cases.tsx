import { useQuery } from '@apollo/client/react';
import { caseLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { CaseList } from '#admin/reports/case-list.tsx';
import { graphql } from '#gql/gql.ts';

const CasesDocument = graphql(`
  query Cases($state: CaseState!, $page: Int!) {
    viewer {
      admin {
        cases(state: $state, page: $page) {
          totalCount
          ...CaseList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'OPEN', label: 'Open' },
  { state: 'CLOSED', label: 'Closed' },
] as const;

export function CasesScreen() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'CLOSED' ? 'CLOSED' : 'OPEN';
  const page = pageOf(params);
  const { data, ...query } = useQuery(CasesDocument, {
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.cases;
  return (
    <AdminQueue
      heading="Cases"
      texts={{ label: 'Cases', empty: 'Reports from buyers and sellers show here.', failed: 'Failed to load cases.' }}
      states={states}
      at={{ state, page }}
      list={list}
      perPage={caseLimits.perPage}
      query={query}
    >
      {list && <CaseList page={list} />}
    </AdminQueue>
  );
}
