import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { PersonBadge } from './person-badge.tsx';

const PeopleListFragment = graphql(`
  fragment PeopleList_page on PersonRowConnection {
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

export function PeopleList({ page }: { page: FragmentType<typeof PeopleListFragment> }) {
  const { edges } = readFragment(PeopleListFragment, page);
  return (
    <LinkList>
      {edges.map(({ node: { id, fullName, email, shopName, state, createdAt } }) => (
        <LinkRow
          key={id}
          to={`/admin/people/${id}`}
          name={fullName}
          badge={<PersonBadge state={state} />}
          text={<Parts of={[email, shopName, `since ${longDate(createdAt)}`]} />}
        />
      ))}
    </LinkList>
  );
}
