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

interface Found {
  products: readonly {
    name: string;
    slug: string;
    price: { amount: string };
    primaryImage: { path: string; color: string } | null;
  }[];
  categories: readonly { name: string; slug: string }[];
  shops: readonly { name: string; slug: string }[];
}

/** The groups that have something to offer, in the order they are shown. */
export function suggestionGroups(found: Found): SuggestionGroup[] {
  const places = (of: 'categories' | 'shops') =>
    found[of].map(({ name, slug }) => ({ label: name, to: `/${of}/${slug}` }));
  const products = found.products.map(({ name, slug, price, primaryImage }) => ({
    ...{ label: name, to: `/products/${slug}` },
    ...{ price: cedi(price.amount), picture: primaryImage },
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

/** What the term may mean, once the typing rests. */
export function useSuggestions(term: string): SuggestionGroup[] {
  const query = useSettled(term.trim(), catalogLimits.searchDebounceMs).slice(0, catalogLimits.searchTermMax);
  const skip = query.length < shortestTerm;
  const { data, previousData } = useQuery(SuggestionsDocument, { variables: { query }, skip });
  const found = skip ? null : (data ?? previousData)?.suggestions;
  return useMemo(() => (found ? suggestionGroups(found) : none), [found]);
}
