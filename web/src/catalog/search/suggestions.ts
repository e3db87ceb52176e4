import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { graphql } from '#gql/gql.ts';
import { useSettled } from '#ui/hooks/use-settled.ts';

/** Leads somewhere, or clears what was searched for before. */
export type Suggestion = { label: string; to: string } | { label: string; clear: () => void };

export interface SuggestionGroup {
  title: 'Products' | 'Categories' | 'Shops' | 'Recent searches';
  suggestions: Suggestion[];
}

interface Found {
  products: readonly { name: string; slug: string }[];
  categories: readonly { name: string; slug: string }[];
  shops: readonly { name: string; slug: string }[];
}

/** The groups that have something to offer, in the order they are shown. */
export function suggestionGroups(found: Found): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      title: 'Products',
      suggestions: found.products.map(({ name, slug }) => ({ label: name, to: `/products/${slug}` })),
    },
    {
      title: 'Categories',
      suggestions: found.categories.map(({ name, slug }) => ({
        label: name,
        to: `/categories/${slug}`,
      })),
    },
    {
      title: 'Shops',
      suggestions: found.shops.map(({ name, slug }) => ({
        label: name,
        to: `/shops/${slug}`,
      })),
    },
  ];
  return groups.filter((group) => group.suggestions.length > 0);
}

/** Nothing is chosen: what was typed counts. */
export const noneActive = -1;

/** The arrows go round through the list and the typed text. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}

const SuggestionsDocument = graphql(`
  query Suggestions($query: String!) {
    suggestions(query: $query) {
      products { name slug }
      categories { name slug }
      shops { name slug }
    }
  }
`);

const shortestTerm = 2;

/** What the term may mean, once the typing rests; nothing while `wanted` is false. */
export function useSuggestions(term: string, wanted: boolean): SuggestionGroup[] {
  const query = useSettled(term.trim(), catalogLimits.searchDebounceMs).slice(0, catalogLimits.searchTermMax);
  const skip = !wanted || query.length < shortestTerm;
  const { data, previousData } = useQuery(SuggestionsDocument, { variables: { query }, skip });
  const found = skip ? undefined : (data ?? previousData);
  return found?.suggestions ? suggestionGroups(found.suggestions) : [];
}
