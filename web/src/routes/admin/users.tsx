import { usersLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { adminList } from '#admin/list.tsx';
import { RecordTime } from '#admin/record-table.tsx';
import { UserBadge } from '#admin/users/user-badge.tsx';
import { graphql } from '#gql/gql.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';

const UsersDocument = graphql(`
  query Users($search: String, $state: UserState, $page: Int!) {
    viewer {
      admin {
        users(search: $search, state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              fullName
              email
              shopName
              state
              createdAt
            }
          }
        }
      }
    }
  }
`);

export const UsersScreen = adminList({
  document: UsersDocument,
  listIn: (data) => data.viewer?.admin?.users,
  heading: 'Users',
  states: [
    { state: 'ALL', label: 'Everyone' },
    { state: 'SUSPENDED', label: 'Suspended' },
  ],
  search: { label: 'Find a user', placeholder: 'Name, email, phone or shop', maxLength: limits.wordsMax },
  perPage: limits.perPage,
  exported: 'USERS',
  columns: {
    name: { head: 'Name', as: 'name' },
    email: { head: 'Email' },
    shop: { head: 'Shop', as: 'wide' },
    since: { head: 'Since', as: 'time', width: 'w-32' },
    role: { head: 'Role', as: 'badge', width: 'w-28' },
  },
  row: ({ id, fullName, email, shopName, state, createdAt }) => ({
    key: id,
    lead: <ShopLogo path={null} name={fullName} size="tiny" />,
    to: `/admin/users/${id}`,
    cells: {
      name: fullName,
      email,
      shop: shopName,
      since: <RecordTime at={createdAt} />,
      role:
        state === 'ACTIVE' && !shopName ? (
          <span className="text-muted text-sm max-lg:hidden">Buyer</span>
        ) : (
          <UserBadge state={state} usual="Seller" />
        ),
    },
  }),
});
