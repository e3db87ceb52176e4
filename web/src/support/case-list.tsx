import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
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
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node: { id, kind, subjectName, shopName, reason, createdAt } }) => (
          <li key={id}>
            <Link to={`/admin/cases/${id}`} className="flex items-center gap-3 px-5 py-4">
              <span className="min-w-0 flex-1">
                <span className="block break-words font-medium">{reasonWords(reason)}</span>
                <span className="block break-words text-muted text-sm">
                  {caseKindWords[kind]} · {subjectName}
                  {subjectName !== shopName && ` · ${shopName}`} · {longDateTime(createdAt)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
