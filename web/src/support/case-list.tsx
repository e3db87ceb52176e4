import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { caseKindWords } from './case-words.ts';
import { reasonWords } from './reason-words.ts';

const CaseListFragment = graphql(`
  fragment CaseList_page on CaseRowConnection {
    edges {
      node {
        id
        kind
        subjectName
        shopName
        reason
        createdAt
      }
    }
  }
`);

export function CaseList({ page }: { page: FragmentType<typeof CaseListFragment> }) {
  const { edges } = readFragment(CaseListFragment, page);
  return (
    <LinkList>
      {edges.map(({ node: { id, kind, subjectName, shopName, reason, createdAt } }) => (
        <LinkRow
          key={id}
          to={`/admin/cases/${id}`}
          name={reasonWords(reason)}
          text={[caseKindWords[kind], ...new Set([subjectName, shopName]), longDateTime(createdAt)].join(' · ')}
        />
      ))}
    </LinkList>
  );
}
