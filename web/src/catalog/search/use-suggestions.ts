import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { useMemo } from 'react';
import { graphql } from '#gql/gql.ts';
import { useSettled } from '#ui/hooks/use-settled.ts';
import type { SuggestionGroup } from './suggestions.ts';

const SuggestionsDocument = graphql(`
  query Suggestions($query: String!) {
    suggestions(query: $query) {
      products { name slug price { amount } primaryImage { id path color } }
      categories { name slug }
      shops { name slug }
    }
  }
`);

interface SuggestionData {
  products: readonly {
    name: string;
    slug: string;
    price: { amount: string };
    primaryImage: { path: string; color: string } | null;
  }[];
  categories: readonly { name: string; slug: string }[];
  shops: readonly { name: string; slug: string }[];
}

/** The non-empty groups, in display order. */
export function suggestionGroups(data: SuggestionData): SuggestionGroup[] {
  const places = (of: 'categories' | 'shops') =>
    data[of].map(({ name, slug }) => ({ label: name, to: `/${of}/${slug}` }));
  const products = data.products.map(({ name, slug, price, primaryImage }) => ({
    label: name,
    to: `/products/${slug}`,
    price: cedi(price.amount),
    picture: primaryImage,
  }));
  const groups: SuggestionGroup[] = [
    { title: 'Products', suggestions: products },
    { title: 'Categories', suggestions: places('categories') },
    { title: 'Shops', suggestions: places('shops') },
  ];
  return groups.filter((group) => group.suggestions.length > 0);
}

const shortestTerm = 2;
const none: SuggestionGroup[] = [];

/** Suggestions for the term, loaded once typing pauses. */
export function useSuggestions(term: string): SuggestionGroup[] {
  const query = useSettled(term.trim(), catalogLimits.searchDebounceMs).slice(0, catalogLimits.searchTermMax);
  const skip = query.length < shortestTerm;
  const { data, previousData } = useQuery(SuggestionsDocument, { variables: { query }, skip });
  const suggested = skip ? null : (data ?? previousData)?.suggestions;
  return useMemo(() => (suggested ? suggestionGroups(suggested) : none), [suggested]);
}
