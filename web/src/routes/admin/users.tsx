import { usersLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { adminList } from '#admin/list.tsx';
import { UserBadge } from '#admin/users/user-badge.tsx';
import { graphql } from '#gql/gql.ts';
import { LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';

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
  row: ({ id, fullName, email, shopName, state, createdAt }) => (
    <LinkRow
      key={id}
      to={`/admin/users/${id}`}
      name={fullName}
      badge={<UserBadge state={state} />}
      text={<Parts of={[email, shopName, `since ${longDate(createdAt)}`]} />}
    />
  ),
});
