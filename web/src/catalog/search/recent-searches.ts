import { ownKey } from '#platform/person/own-keys.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';
import { productSearchPath } from './product-search.ts';
import type { SuggestionGroup } from './suggestions.ts';

const key = ownKey('searches');
const maxTerms = 8;

/** The terms searched for on this device, the latest first. They are removed when the user logs out. */
function recentSearches(storage: JsonStorage): string[] {
  const terms = storedJson(storage, key).read();
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, maxTerms) : [];
}

/** A term that differs only in case replaces the earlier one. */
export function keepSearch(storage: JsonStorage, term: string): void {
  const others = recentSearches(storage).filter((other) => other.toLowerCase() !== term.toLowerCase());
  storedJson(storage, key).write([term, ...others].slice(0, maxTerms));
}

/** The suggestions for an empty search field, with an entry that clears them. */
export function recentGroups(storage: JsonStorage): SuggestionGroup[] {
  const terms = recentSearches(storage);
  if (terms.length === 0) return [];
  const searches = terms.map((query) => ({ label: query, to: productSearchPath('/search', { query }) }));
  const clear = { label: 'Clear searches', clear: storedJson(storage, key).forget };
  return [{ title: 'Recent searches', suggestions: [...searches, clear] }];
}
