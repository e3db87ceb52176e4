import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { ContentRow, lineLink } from '#admin/reports/content-row.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Parts } from '#ui/lists/parts.tsx';

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
          <ContentRow
            key={one.id}
            subject={{ kind: 'REVIEW', id: one.id, isHidden: one.state === 'HIDDEN' }}
            hiddenReason={one.hiddenReason}
            query="AdminReviews"
            name={
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 break-words font-medium">{one.title}</span>
                <span className="text-muted text-sm">{one.stars} of 5 stars</span>
                {one.state === 'HIDDEN' && <Badge tone="clay">Hidden</Badge>}
              </p>
            }
          >
            <p className="whitespace-pre-line break-words">{one.content}</p>
            <p className="text-muted text-sm">
              <Parts
                of={[
                  <Link key="reviewer" to={`/admin/users/${one.reviewerId}`} className={lineLink}>
                    {one.reviewerName}
                  </Link>,
                  <Link key="about" to={one.aboutPath} className={lineLink}>
                    {one.aboutName}
                  </Link>,
                  recentDate(one.createdAt, Date.now()),
                ]}
              />
            </p>
          </ContentRow>
        ))}
      </ul>
    </Card>
  );
}
