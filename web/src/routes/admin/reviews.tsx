import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { adminList, ContentRow, lineLink } from '#admin/list.tsx';
import { bulkHide } from '#admin/reports/bulk-acts.tsx';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Parts } from '#ui/lists/parts.tsx';

const AdminReviewsDocument = graphql(`
  query AdminReviews($search: String, $state: AdminReviewState!, $page: Int!) {
    viewer {
      admin {
        reviews(search: $search, state: $state, page: $page) {
          totalCount
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
      }
    }
  }
`);

export const AdminReviewsScreen = adminList({
  document: AdminReviewsDocument,
  listIn: (data) => data.viewer?.admin?.reviews,
  heading: 'Reviews',
  states: [
    { state: 'VISIBLE', label: 'Live' },
    { state: 'HIDDEN', label: 'Hidden' },
  ],
  search: { label: 'Find a review', placeholder: 'Text, writer, product or shop', maxLength: limits.wordsMax },
  perPage: limits.perPage,
  bulk: bulkHide('REVIEW', 'AdminReviews'),
  exported: 'PRODUCT_REVIEWS',
  row: (one) => (
    <ContentRow
      key={one.id}
      subject={{ kind: 'REVIEW', id: one.id, isHidden: one.state === 'HIDDEN' }}
      hiddenReason={one.hiddenReason}
      query="AdminReviews"
      label={one.title}
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
  ),
});
