import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { correctTerms } from './correct-terms.ts';
import { type Meaning, readMeaning, type Word } from './read-meaning.ts';
import { enough, exactReadings, looseReadings, type Reading } from './readings.ts';
import type { Search } from './search-query.ts';

interface Args {
  ctx: Ctx;
  terms: string;
  caches: CatalogCaches;
  /** Returns the ids of matching public products, up to the count limit. */
  find: (search: Search) => Promise<string[]>;
}

/** The final interpretation of the terms and its matches. `search` is null if nothing matches. */
export interface Settled {
  search: Search | null;
  found: string[];
  corrected: string | null;
  exact: boolean;
}

const nothing: Settled = { search: null, found: [], corrected: null, exact: true };

/**
 * If the terms find nothing, tries corrected terms, then leaves out some of the words as typed, and finally some of the
 * corrected ones. Words with a space too many ("i phone") are joined first if only descriptions have them as typed.
 */
export async function settleSearch({ ctx, terms, caches, find }: Args): Promise<Settled> {
  const meaning = await readMeaning({ ctx, input: { terms }, caches });
  if (meaning.words.length === 0) return nothing;
  const asTyped = await settleExactly(meaning, find);
  if (asTyped.search?.reading.namesOnly) return asTyped;
  const corrected = await correctTerms({ ctx, input: { terms }, caches });
  if (corrected === null) return asTyped.search ? asTyped : settleLoosely(meaning, find);
  if (asTyped.search && !isJoined(terms, corrected)) return asTyped;
  const meant = await readMeaning({ ctx, input: { terms: corrected }, caches });
  const again = await settleExactly(meant, find);
  if (again.search) return { ...again, corrected };
  if (asTyped.search) return asTyped;
  const some = await settleLoosely(meaning, find);
  return some.search ? some : { ...(await settleLoosely(meant, find)), corrected };
}

function isJoined(terms: string, corrected: string): boolean {
  return terms.toLowerCase().replace(/\s+/g, '') === corrected.replace(/\s+/g, '');
}

async function settleExactly(meaning: Meaning, find: Args['find']): Promise<Settled> {
  const { byName, anywhere } = exactReadings(meaning);
  let best: Reading = anywhere;
  for (const reading of byName) {
    const { length } = await find({ meaning, reading });
    if (length > 0) best = reading;
    if (length >= enough) break;
  }
  return settled({ meaning, reading: best }, find);
}

async function settleLoosely(full: Meaning, find: Args['find']): Promise<Settled> {
  const meaning = { ...full, words: full.words.map(wholeWord) };
  for (const reading of looseReadings(meaning)) {
    const loosely = await settled({ meaning, reading }, find);
    if (loosely.search) return { ...loosely, exact: false };
  }
  return nothing;
}

/** A short word must not match as a prefix if other words are left out: "me" begins men, metal and medium. */
function wholeWord(word: Word): Word {
  return word.unfinishedWord !== null && word.unfinishedWord.length < 4 ? { ...word, unfinishedWord: null } : word;
}

async function settled(search: Search, find: Args['find']): Promise<Settled> {
  const matches = await find(search);
  return matches.length === 0 ? nothing : { ...nothing, search, found: matches };
}
