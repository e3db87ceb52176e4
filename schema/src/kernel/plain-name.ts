import { shownText } from './shown-text.ts';

export const nameTexts = {
  mixed: 'Please write each word in letters of one alphabet',
  reserved: 'Names with Besesaka, official, verified, support or admin are reserved',
} as const;

/**
 * Normalises a name for storage: full-width letters become plain ones, invisible characters go, and words are
 * separated by one space.
 */
export function plainName(text: string): string {
  const visible = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return shownText(visible.replaceAll(/[\s\p{Z}\p{Cc}]+/gu, ' '));
}

/**
 * Scripts in which a word may be written; Twi and Ewe are Latin. Scripts whose letters only imitate others are left
 * out.
 */
const scripts = [
  ...[/^\p{Script=Latin}$/u, /^\p{Script=Cyrillic}$/u, /^\p{Script=Greek}$/u, /^\p{Script=Arabic}$/u],
  ...[/^\p{Script=Hebrew}$/u, /^\p{Script=Devanagari}$/u, /^\p{Script=Ethiopic}$/u, /^\p{Script=Hangul}$/u],
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u,
];

/** Letters of another script within a word are there to imitate its letters, so each word must use one script. */
export function isOneScriptEach(name: string): boolean {
  return name.split(/[^\p{L}\p{M}]+/u).every((word) => {
    const letters = [...word].filter((sign) => /\p{L}/u.test(sign) && !/\p{Script=Common}/u.test(sign));
    return scripts.some((script) => letters.every((letter) => script.test(letter)));
  });
}

/** Look-alikes of lower-case letters: first those of other scripts, then variants within Latin. */
const lookAlikes = new Map(
  [
    ...['аa', 'вb', 'сc', 'ԁd', 'еe', 'һh', 'нh', 'іl', 'јj', 'кk', 'ӏl', 'мm', 'оo', 'рp', 'ѕs', 'тt', 'уy', 'хx'],
    ...['ԝw', 'ԛq', 'ѵv', 'гr', 'пn', 'αa', 'βb', 'εe', 'ηn', 'ιl', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', 'γy'],
    ...[
      'ωw',
      'μu',
      'ɛe',
      'ɔo',
      'ŋn',
      'ɖd',
      'ƒf',
      'ɣy',
      'ʋv',
      'ɑa',
      'ɡg',
      'ıl',
      'øo',
      'łl',
      'đd',
      '0o',
      '1l',
      'il',
      '|l',
    ],
  ].map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);

/** A key that is equal for all names that look alike. It is used for comparison only and never shown. */
export function skeletonOf(name: string): string {
  const small = plainName(name)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{S}/gu, '');
  const alike = [...small].map((sign) => lookAlikes.get(sign) ?? sign).join('');
  return alike
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[’‘`]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const reserved = new Set(['official', 'verified', 'support', 'admin', 'moderator'].map(skeletonOf));
const brandSkeleton = skeletonOf('besesaka');
const checkMarks = /[✓✔✅☑🗸]/u;

/** Whether users could take the name for Besesaka itself or for one of our badges. */
export function pretendsToBeOurs(name: string): boolean {
  const words = skeletonOf(name).split(/[^\p{L}\p{N}]+/u);
  return checkMarks.test(name) || words.some((word) => reserved.has(word)) || words.join('').includes(brandSkeleton);
}
