import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import { applicationRows } from '#admin/applications/application-rows.tsx';
import { adminList } from '#admin/list.tsx';
import { graphql } from '#gql/gql.ts';
import { stateWords } from '#shops/applications/id-kind-words.ts';

const ApplicationsDocument = graphql(`
  query Applications($state: ApplicationState!, $page: Int!) {
    viewer {
      admin {
        applications(state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              ...ApplicationRow_application
            }
          }
        }
      }
    }
  }
`);

const states = ['PENDING', 'VERIFIED', 'REJECTED', 'REVOKED'] as const;

export const ApplicationsScreen = adminList({
  document: ApplicationsDocument,
  listIn: (data) => data.viewer?.admin?.applications,
  heading: 'Seller applications',
  label: 'Applications',
  states: states.map((state) => ({ state, label: stateWords[state] })),
  perPage: shopLimits.applicationsPerPage,
  ...applicationRows,
});
