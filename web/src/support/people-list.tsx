import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
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
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node: { id, fullName, email, shopName, state, createdAt } }) => (
          <li key={id}>
            <Link to={`/admin/people/${id}`} className="flex items-center gap-3 px-5 py-4">
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="break-words font-medium">{fullName}</span>
                  <PersonBadge state={state} />
                </span>
                <span className="block break-words text-muted text-sm">
                  {email}
                  {shopName && ` · ${shopName}`} · since {longDate(createdAt)}
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
