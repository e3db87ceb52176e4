import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { UserBadge } from './user-badge.tsx';

const UsersListFragment = graphql(`
  fragment UsersList_page on UserRowConnection {
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
`);

export function UsersList({ page }: { page: FragmentType<typeof UsersListFragment> }) {
  const { edges } = readFragment(UsersListFragment, page);
  return (
    <LinkList>
      {edges.map(({ node: { id, fullName, email, shopName, state, createdAt } }) => (
        <LinkRow
          key={id}
          to={`/admin/users/${id}`}
          name={fullName}
          badge={<UserBadge state={state} />}
          text={<Parts of={[email, shopName, `since ${longDate(createdAt)}`]} />}
        />
      ))}
    </LinkList>
  );
}
