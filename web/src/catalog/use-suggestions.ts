import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { useEffect, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { type SuggestionGroup, suggestionGroups } from './suggestions.ts';

const SuggestionsDocument = graphql(`
  query Suggestions($query: String!) {
    suggestions(query: $query) {
      products { name slug }
      categories { name slug }
      shops { businessName businessSlug }
    }
  }
`);

const shortestTerm = 2;

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), catalogLimits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the term may mean, once the typing rests; nothing while `wanted` is false. */
export function useSuggestions(term: string, wanted: boolean): SuggestionGroup[] {
  const query = useDebounced(term.trim()).slice(0, catalogLimits.searchTermMax);
  const skip = !wanted || query.length < shortestTerm;
  const { data, previousData } = useQuery(SuggestionsDocument, { variables: { query }, skip });
  const found = skip ? undefined : (data ?? previousData);
  return found ? suggestionGroups(found.suggestions) : [];
}
