import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import { adminList } from '#admin/list.tsx';
import { graphql } from '#gql/gql.ts';
import { idKindWords, stateWords } from '#shops/applications/id-kind-words.ts';

const ApplicationsDocument = graphql(`
  query Applications($state: ApplicationState!, $page: Int!) {
    viewer {
      admin {
        applications(state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              shopName
              ownerName
              idKind
              createdAt
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
  columns: {
    shop: { head: 'Shop', as: 'name' },
    owner: { head: 'Owner' },
    document: { head: 'Document' },
    date: { head: 'Date', width: 'w-32 xl:w-44' },
  },
  row: ({ id, shopName, ownerName, idKind, createdAt }) => ({
    key: id,
    to: `/admin/applications/${id}`,
    cells: {
      shop: shopName,
      owner: ownerName,
      document: idKindWords[idKind],
      date: recentDate(createdAt, Date.now()),
    },
  }),
});
