import { productSearchPath } from './product-search.ts';

export interface Suggestion {
  label: string;
  to: string;
}

export interface SuggestionGroup {
  title: 'Products' | 'Categories' | 'Shops';
  suggestions: Suggestion[];
}

interface Found {
  products: readonly { name: string; slug: string }[];
  categories: readonly { name: string; slug: string }[];
  shops: readonly { businessName: string; businessSlug: string }[];
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
        to: productSearchPath('/search', { category: slug }),
      })),
    },
    {
      title: 'Shops',
      suggestions: found.shops.map(({ businessName, businessSlug }) => ({
        label: businessName,
        to: `/shops/${businessSlug}`,
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
