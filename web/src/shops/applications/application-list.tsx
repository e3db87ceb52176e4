import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { idKindWords } from './id-kind-words.ts';

const ApplicationListFragment = graphql(`
  fragment ApplicationList_page on SellerApplicationRowConnection {
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
`);

export function ApplicationList({ page }: { page: FragmentType<typeof ApplicationListFragment> }) {
  const { edges } = readFragment(ApplicationListFragment, page);
  return (
    <LinkList>
      {edges.map(({ node: { id, shopName, ownerName, idKind, createdAt } }) => (
        <LinkRow
          key={id}
          to={`/admin/applications/${id}`}
          name={shopName}
          text={<Parts of={[ownerName, idKindWords[idKind], recentDate(createdAt, Date.now())]} />}
        />
      ))}
    </LinkList>
  );
}
