import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { DeletePicturesButton, HideButton } from '#admin/reports/hide-dialog.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';

const AdminReviewListFragment = graphql(`
  fragment AdminReviewList_page on AdminReviewRowConnection {
    edges {
      node {
        id
        aboutName
        aboutPath
        reviewerId
        reviewerName
        stars
        title
        content
        state
        hiddenReason
        createdAt
      }
    }
  }
`);

export function AdminReviewList({ page }: { page: FragmentType<typeof AdminReviewListFragment> }) {
  const { edges } = readFragment(AdminReviewListFragment, page);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node: one }) => (
          <li key={one.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 break-words font-medium">{one.title}</span>
                <span className="text-muted text-sm">{one.stars} of 5 stars</span>
                {one.state === 'HIDDEN' && <Badge tone="clay">Out of view</Badge>}
              </p>
              <p className="whitespace-pre-line break-words">{one.content}</p>
              <p className="break-words text-muted text-sm">
                <Link to={`/admin/people/${one.reviewerId}`} className="underline underline-offset-4">
                  {one.reviewerName}
                </Link>{' '}
                about{' '}
                <Link to={one.aboutPath} className="underline underline-offset-4">
                  {one.aboutName}
                </Link>{' '}
                · {recentDate(one.createdAt, Date.now())}
              </p>
              {one.hiddenReason && <p className="mt-1 break-words text-sm">Hidden: {one.hiddenReason}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <HideButton
                subject={{ kind: 'REVIEW', id: one.id, isHidden: one.state === 'HIDDEN' }}
                query="AdminReviews"
                inList
              />
              {one.state === 'HIDDEN' && (
                <DeletePicturesButton subject={{ kind: 'REVIEW', id: one.id }} query="AdminReviews" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
