/** A link, or the action that clears the recent searches. */
export type Suggestion =
  | { label: string; to: string; price?: string; picture?: { path: string; color: string } | null }
  | { label: string; clear: () => void };

export interface SuggestionGroup {
  title: 'Products' | 'Categories' | 'Shops' | 'Recent searches' | 'Popular searches';
  suggestions: Suggestion[];
}

/** No suggestion is selected, so the typed text counts. */
export const noneActive = -1;

/** The arrow keys cycle through the list and the typed text. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
