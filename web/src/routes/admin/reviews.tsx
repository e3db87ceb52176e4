import { useQuery } from '@apollo/client/react';
import { adminListLimits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { AdminQueue, pageOf } from '#admin/admin-queue.tsx';
import { AdminSearch } from '#admin/admin-search.tsx';
import { AdminReviewList } from '#admin/reviews/review-list.tsx';
import { graphql } from '#gql/gql.ts';

const AdminReviewsDocument = graphql(`
  query AdminReviews($search: String, $state: AdminReviewState!, $page: Int!) {
    viewer {
      admin {
        reviews(search: $search, state: $state, page: $page) {
          totalCount
          ...AdminReviewList_page
        }
      }
    }
  }
`);

const states = [
  { state: 'VISIBLE', label: 'Live' },
  { state: 'HIDDEN', label: 'Hidden' },
] as const;

export function AdminReviewsScreen() {
  const [params] = useSearchParams();
  const { state } = states.find((one) => one.state === params.get('state')) ?? states[0];
  const search = params.get('q')?.trim() || null;
  const page = pageOf(params);
  const { data, ...query } = useQuery(AdminReviewsDocument, {
    variables: { search, state, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.admin?.reviews;
  return (
    <AdminQueue
      heading="Reviews"
      texts={{ label: 'Reviews', empty: 'No reviews found.', failed: 'Failed to load reviews.' }}
      states={states}
      at={{ state, page, ...(search && { search }) }}
      search={
        <AdminSearch
          label="Find a review"
          placeholder="Text, writer, product or shop"
          maxLength={adminListLimits.wordsMax}
          state={state}
        />
      }
      list={list}
      perPage={adminListLimits.perPage}
      query={query}
    >
      {list && <AdminReviewList page={list} />}
    </AdminQueue>
  );
}
