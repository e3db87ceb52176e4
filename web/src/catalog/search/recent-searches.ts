import { ownKey } from '#platform/user/own-keys.ts';
import { type JsonStorage, storedJson } from '#platform/user/stored-json.ts';
import { popularSearches } from './popular-searches.ts';
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
export function saveSearch(storage: JsonStorage, term: string): void {
  const others = recentSearches(storage).filter((other) => other.toLowerCase() !== term.toLowerCase());
  storedJson(storage, key).write([term, ...others].slice(0, maxTerms));
}

const linkTo = (query: string) => ({ label: query, to: productSearchPath('/search', { query }) });

/** The suggestions for an empty search field: this device's searches with an entry that clears them, or popular ones. */
export function recentGroups(storage: JsonStorage): SuggestionGroup[] {
  const searches = recentSearches(storage).map(linkTo);
  if (searches.length === 0) return [{ title: 'Popular searches', suggestions: popularSearches.map(linkTo) }];
  const clear = { label: 'Clear searches', clear: storedJson(storage, key).forget };
  return [{ title: 'Recent searches', suggestions: [...searches, clear] }];
}
