import { useQuery } from '@apollo/client/react';
import { adminSearchLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { useSearchParams } from 'react-router';
import { SearchGroups } from '#admin/search/search-groups.tsx';
import { graphql } from '#gql/gql.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminSearchDocument = graphql(`
  query AdminSearch($text: String!) {
    viewer {
      admin {
        search(text: $text) {
          ...SearchGroups_hit
        }
      }
    }
  }
`);

export function AdminSearchScreen() {
  const text = useSearchParams()[0].get('q')?.trim() ?? '';
  const isShort = text.length < limits.wordsMin;
  // Every search is logged, so a return to the results reads the cache.
  const query = useQuery(AdminSearchDocument, { variables: { text }, skip: isShort });
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="break-words text-2xl">
        {isShort ? 'Search' : `Found for “${text}”`}
      </h1>
      {isShort ? (
        <p className="text-muted">{limits.tooShort}</p>
      ) : (
        <Loaded
          query={query}
          data={query.data?.viewer?.admin?.search}
          skeleton={<LinkListSkeleton />}
          failed="The search failed."
        >
          {(hits) =>
            hits.length === 0 ? (
              <EmptyState
                heading="Nothing found"
                text="Try a whole number, a last name, or the start of an email address."
              />
            ) : (
              <SearchGroups hits={hits} />
            )
          }
        </Loaded>
      )}
    </div>
  );
}
