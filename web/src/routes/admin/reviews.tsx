import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { Link } from 'react-router';
import { adminList, contentRow, lineLink } from '#admin/list.tsx';
import { RecordTime } from '#admin/record-table.tsx';
import { bulkHide } from '#admin/reports/bulk-acts.tsx';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';

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
  columns: {
    title: { head: 'Title', as: 'name' },
    stars: { head: 'Stars', width: 'w-16 xl:w-20' },
    writer: { head: 'Writer' },
    about: { head: 'About' },
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
    state: { head: 'State', as: 'badge', width: 'w-28' },
  },
  row: (one) => ({
    ...contentRow({
      subject: { kind: 'REVIEW', id: one.id, isHidden: one.state === 'HIDDEN' },
      name: one.title,
      hiddenReason: one.hiddenReason,
      query: 'AdminReviews',
      children: <p className="whitespace-pre-line break-words text-sm">{one.content}</p>,
    }),
    cells: {
      title: one.title,
      stars: `${one.stars} of 5`,
      writer: (
        <Link to={`/admin/users/${one.reviewerId}`} className={lineLink}>
          {one.reviewerName}
        </Link>
      ),
      about: (
        <Link to={one.aboutPath} className={lineLink}>
          {one.aboutName}
        </Link>
      ),
      date: <RecordTime at={one.createdAt} />,
      state: one.state === 'HIDDEN' && <Badge tone="clay">Hidden</Badge>,
    },
  }),
});
