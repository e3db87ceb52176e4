import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';
import { caseKindWords } from './case-words.ts';
import { reasonWords } from './reason-words.ts';

const CaseListFragment = graphql(`
  fragment CaseList_page on CaseRowConnection {
    edges {
      node {
        id
        ...CaseRows_case
      }
    }
  }
`);

const CaseRowsFragment = graphql(`
  fragment CaseRows_case on CaseRow {
    id
    kind
    subjectName
    shopName
    reason
    state
    createdAt
  }
`);

type CaseRowFragment = FragmentType<typeof CaseRowsFragment>;

export function CaseList({ page }: { page: FragmentType<typeof CaseListFragment> }) {
  const { edges } = readFragment(CaseListFragment, page);
  return (
    <LinkList>
      {edges.map(({ node }) => (
        <CaseRow key={node.id} subject={node} />
      ))}
    </LinkList>
  );
}

/** Open and closed cases about one subject, as rows on its page. */
export function CaseRows({ cases }: { cases: readonly (CaseRowFragment & { id: string })[] }) {
  return (
    <>
      {cases.map((one) => (
        <CaseRow key={one.id} subject={one} padding="py-3" hasState />
      ))}
    </>
  );
}

function CaseRow(props: { subject: CaseRowFragment; padding?: string; hasState?: boolean }) {
  const { id, kind, subjectName, shopName, reason, state, createdAt } = readFragment(CaseRowsFragment, props.subject);
  const facts = [caseKindWords[kind], ...new Set([subjectName, shopName])];
  const standing = props.hasState ? [state === 'OPEN' ? 'open' : 'closed'] : [];
  return (
    <LinkRow
      to={`/admin/cases/${id}`}
      name={reasonWords(reason)}
      text={<Parts of={[...facts, ...standing, recentDate(createdAt, Date.now())]} />}
      {...(props.padding && { padding: props.padding })}
    />
  );
}
