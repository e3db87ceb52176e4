import { useQuery } from '@apollo/client/react';
import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { graphql } from '#gql/gql.ts';
import { ApplicationList } from '#shops/applications/application-list.tsx';
import { stateWords } from '#shops/applications/id-kind-words.ts';

const ApplicationsDocument = graphql(`
  query Applications($state: ApplicationState!, $page: Int!) {
    viewer {
      admin {
        applications(state: $state, page: $page) {
          totalCount
          ...ApplicationList_page
        }
      }
    }
  }
`);

const names = ['PENDING', 'VERIFIED', 'REJECTED', 'REVOKED'] as const;
const states = names.map((state) => ({ state, label: stateWords[state] }));

export function ApplicationsScreen() {
  const [params] = useSearchParams();
  const state = names.find((one) => one === params.get('state')) ?? 'PENDING';
  const page = pageOf(params);
  const { data, ...query } = useQuery(ApplicationsDocument, {
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.applications;
  return (
    <AdminQueue
      heading="Seller applications"
      texts={{
        label: 'Applications',
        empty: 'No applications found.',
        failed: 'Failed to load applications.',
      }}
      states={states}
      at={{ state, page }}
      list={list}
      perPage={shopLimits.applicationsPerPage}
      query={query}
    >
      {list && <ApplicationList page={list} />}
    </AdminQueue>
  );
}
