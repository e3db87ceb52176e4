import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
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
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node: { id, shopName, ownerName, idKind, createdAt } }) => (
          <li key={id}>
            <Link to={`/admin/applications/${id}`} className="flex items-center gap-3 px-5 py-4">
              <span className="min-w-0 flex-1">
                <span className="block break-words font-medium">{shopName}</span>
                <span className="block break-words text-muted text-sm">
                  {ownerName} · {idKindWords[idKind]} · {longDateTime(createdAt)}
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
