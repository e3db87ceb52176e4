import type { Meaning, Word } from './read-meaning.ts';

/** One interpretation of the terms: a full-text query, and whether a named category or shop matches too. */
export interface Reading {
  query: string;
  /** True if descriptions are not searched. */
  namesOnly: boolean;
  places: boolean;
}

/** A: name and kind. B: a category with many kinds. C: the shop's name. D: the description. */
type Weights = 'A' | 'AB' | 'ABD' | 'C';

/** With fewer matches by name than this, the next reading is tried. */
export const enough = 3;

/** More words add little meaning but many combinations. */
const combined = 6;

/**
 * Readings in which all words occur: in names as typed, in names with synonyms, in names or categories, and finally in
 * descriptions, which are used only if the others find nothing.
 */
export function exactReadings({ words }: Meaning): { byName: Reading[]; anywhere: Reading } {
  const isNamed = words.every(({ ofShops }) => !ofShops);
  const reading = (some: Word[], weights: Weights) => ({
    query: some.map((word) => anyForm(word, weights)).join(' & '),
    namesOnly: isNamed && weights !== 'ABD',
    places: true,
  });
  const anyField = `(${reading(words, 'ABD').query})`;
  // Several words of one shop's name mean that shop, even if each word is also a kind of product.
  const ofShop = words.length > 1 ? [`(${words.map((word) => anyForm(word, 'C')).join(' & ')})`] : [];
  // Without synonyms, the literal reading would repeat the next one.
  const hasSynonyms = words.some(({ typed, forms }) => forms.length > typed.length);
  const literal = hasSynonyms ? [reading(asTyped(words), 'A')] : [];
  return {
    byName: [...literal, reading(words, 'A'), reading(words, 'AB')],
    anywhere: { ...reading(words, 'ABD'), query: [anyField, ...ofShop].join(' | ') },
  };
}

function asTyped(words: Word[]): Word[] {
  return words.map((word) => ({ ...word, forms: word.typed }));
}

/** Readings in which most of the words occur: all but one, then fewer, down to half of them. */
export function looseReadings({ words }: Meaning): Reading[] {
  const counted = words.slice(0, combined);
  const least = Math.ceil(counted.length / 2);
  return Array.from({ length: counted.length - least }, (_, gone) => {
    const size = counted.length - 1 - gone;
    // A single word in a description is too weak a match for two search words.
    const query = choices(counted, size)
      .map((some) => `(${some.map((word) => anyForm(word, size === 1 ? 'AB' : 'ABD')).join(' & ')})`)
      .join(' | ');
    return { query, namesOnly: false, places: false };
  });
}

function choices(words: Word[], size: number): Word[][] {
  if (size === 0) return [[]];
  return words.flatMap((word, index) => choices(words.slice(index + 1), size - 1).map((rest) => [word, ...rest]));
}

export function anyForm({ forms, unfinishedWord, ofShops }: Word, weights: Weights): string {
  const where = ofShops && weights !== 'C' ? `${weights}C` : weights;
  const written = forms.map((form) => `${quoted(form)}:${form === unfinishedWord ? '*' : ''}${where}`);
  return `(${written.join(' | ')})`;
}

/** Folded words contain neither character. The escaping guards against an injected query all the same. */
function quoted(form: string): string {
  return `'${form.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
