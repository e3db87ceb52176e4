import type { Meaning, Word } from './read-meaning.ts';

/** One way to take the terms: a full-text query, and whether a category or shop named by them is an answer too. */
export interface Reading {
  query: string;
  /** The words are looked for among what products are called and are: where nobody's description is read. */
  called: boolean;
  places: boolean;
}

/** A: what a product is called and is. B: a category of many kinds. D: what is said of it. A shop's word finds the shop (C). */
type Weights = 'A' | 'AB' | 'ABD' | 'C';

/** So many that are called so are an answer; with fewer, one goes on to the next reading. */
export const enough = 3;

/** More words than these do not make it clearer what is meant, but ever more combinations. */
const combined = 6;

/**
 * All words occur: in what products are called, as typed and then by their synonyms; there or in what holds several
 * kinds; and in what is only said of products, which counts only where the others find nothing.
 */
export function exactReadings({ words }: Meaning): { called: Reading[]; said: Reading } {
  const called = words.every(({ ofShops }) => !ofShops);
  const reading = (some: Word[], weights: Weights) => ({
    query: some.map((word) => anyForm(word, weights)).join(' & '),
    called: called && weights !== 'ABD',
    places: true,
  });
  const said = `(${reading(words, 'ABD').query})`;
  // Several words of one shop's name mean that shop, also where each of them is something to buy.
  const ofShop = words.length > 1 ? [`(${words.map((word) => anyForm(word, 'C')).join(' & ')})`] : [];
  // Where no word has a synonym, these would find the same as the next ones, and be counted twice.
  const hasSynonyms = words.some(({ typed, forms }) => forms.length > typed.length);
  const literal = hasSynonyms ? [reading(asTyped(words), 'A')] : [];
  return {
    called: [...literal, reading(words, 'A'), reading(words, 'AB')],
    said: { ...reading(words, 'ABD'), query: [said, ...ofShop].join(' | ') },
  };
}

function asTyped(words: Word[]): Word[] {
  return words.map((word) => ({ ...word, forms: word.typed }));
}

/** Most of the words occur: all but one, then fewer, down to half of them. */
export function looseReadings({ words }: Meaning): Reading[] {
  const counted = words.slice(0, combined);
  const least = Math.ceil(counted.length / 2);
  return Array.from({ length: counted.length - least }, (_, gone) => {
    const size = counted.length - 1 - gone;
    // A single word that is only said of a product is no answer to two.
    const query = choices(counted, size)
      .map((some) => `(${some.map((word) => anyForm(word, size === 1 ? 'AB' : 'ABD')).join(' & ')})`)
      .join(' | ');
    return { query, called: false, places: false };
  });
}

function choices(words: Word[], size: number): Word[][] {
  if (size === 0) return [[]];
  return words.flatMap((word, index) => choices(words.slice(index + 1), size - 1).map((rest) => [word, ...rest]));
}

export function anyForm({ forms, begun, ofShops }: Word, weights: Weights): string {
  const where = ofShops && weights !== 'C' ? `${weights}C` : weights;
  const written = forms.map((form) => `${quoted(form)}:${form === begun ? '*' : ''}${where}`);
  return `(${written.join(' | ')})`;
}

/** Folding leaves neither of these in a word; a query that could be broken out of would be none. */
function quoted(form: string): string {
  return `'${form.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
