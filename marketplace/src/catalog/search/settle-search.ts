import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Ctx } from '#platform/context.ts';
import { correctTerms } from './correct-terms.ts';
import { type Meaning, readMeaning } from './read-meaning.ts';
import { enough, exactReadings, looseReadings, type Reading } from './readings.ts';
import type { Search } from './search-query.ts';

interface Args {
  ctx: Ctx;
  terms: string;
  kept: KeptReads;
  /** How many of what may be listed fit. */
  count: (search: Search) => Promise<number>;
}

/** How terms are taken at last, and how many fit; `search` is null where none do. */
export interface Settled {
  search: Search | null;
  count: number;
  corrected: string | null;
  exact: boolean;
}

const nothing: Settled = { search: null, count: 0, corrected: null, exact: true };

/** Terms that find nothing are searched for again as they were meant, and at last without some of their words. */
export async function settleSearch({ ctx, terms, kept, count }: Args): Promise<Settled> {
  const meaning = await readMeaning({ ctx, input: { terms }, kept });
  if (meaning.words.length === 0) return nothing;
  const found = await settleExactly(meaning, count);
  if (found.count > 0) return found;
  const corrected = await correctTerms({ ctx, input: { terms }, kept });
  if (corrected === null) return settleLoosely(meaning, count);
  const meant = await readMeaning({ ctx, input: { terms: corrected }, kept });
  const again = await settleExactly(meant, count);
  if (again.count > 0) return { ...again, corrected };
  const some = await settleLoosely(meant, count);
  return { ...some, corrected: some.count > 0 ? corrected : null };
}

async function settleExactly(meaning: Meaning, count: Args['count']): Promise<Settled> {
  const { called, said } = exactReadings(meaning);
  let best: Reading = said;
  for (const reading of called) {
    const total = await count({ meaning, reading });
    if (total > 0) best = reading;
    if (total >= enough) break;
  }
  return settled({ meaning, reading: best }, count);
}

async function settleLoosely(meaning: Meaning, count: Args['count']): Promise<Settled> {
  for (const reading of looseReadings(meaning)) {
    const found = await settled({ meaning, reading }, count);
    if (found.count > 0) return { ...found, exact: false };
  }
  return nothing;
}

async function settled(search: Search, count: Args['count']): Promise<Settled> {
  const total = await count(search);
  return total === 0 ? nothing : { ...nothing, search, count: total };
}
