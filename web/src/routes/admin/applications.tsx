import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import { adminList } from '#admin/list.tsx';
import { RecordTime } from '#admin/record-table.tsx';
import { WaitingBadge } from '#admin/waiting-badge.tsx';
import { graphql } from '#gql/gql.ts';
import { idKindWords, stateWords } from '#shops/applications/id-kind-words.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';

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
              state
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
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
    state: { head: 'Waiting', as: 'badge', width: 'w-28' },
  },
  row: ({ id, shopName, ownerName, idKind, state, createdAt }) => ({
    key: id,
    lead: <ShopLogo path={null} name={shopName} size="tiny" />,
    to: `/admin/applications/${id}`,
    cells: {
      shop: shopName,
      owner: ownerName,
      document: idKindWords[idKind],
      date: <RecordTime at={createdAt} />,
      state: state === 'PENDING' && <WaitingBadge since={createdAt} />,
    },
  }),
});
