import { shownText } from './shown-text.ts';

export const nameTexts = {
  mixed: 'Please write each word in letters of one alphabet',
  reserved: 'Names with Besesaka, official, verified, support or admin are reserved',
} as const;

/** A name as it is stored: full-width letters as plain ones, nothing that nobody sees, one space between words. */
export function plainName(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return shownText(seen.replaceAll(/[\s\p{Z}\p{Cc}]+/gu, ' '));
}

/** Scripts that a word may be written in; Twi and Ewe are Latin. Those whose letters only imitate others are left out. */
const scripts = [
  ...[/^\p{Script=Latin}$/u, /^\p{Script=Cyrillic}$/u, /^\p{Script=Greek}$/u, /^\p{Script=Arabic}$/u],
  ...[/^\p{Script=Hebrew}$/u, /^\p{Script=Devanagari}$/u, /^\p{Script=Ethiopic}$/u, /^\p{Script=Hangul}$/u],
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u,
];

/** Whether each word is written in one script: letters of another one among them are there to look like it. */
export function isOneScriptEach(name: string): boolean {
  return name.split(/[^\p{L}\p{M}]+/u).every((word) => {
    const letters = [...word].filter((sign) => /\p{L}/u.test(sign) && !/\p{Script=Common}/u.test(sign));
    return scripts.some((script) => letters.every((letter) => script.test(letter)));
  });
}

/** What looks like another sign, after capitals are gone: first those of other scripts, then letters of Latin itself. */
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

/** The same for all names that look alike: names are compared by it, and nobody sees it. */
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
const ours = skeletonOf('besesaka');
const checkMarks = /[✓✔✅☑🗸]/u;

/** Whether somebody who reads it would take it for Besesaka itself, or for a badge of ours. */
export function pretendsToBeOurs(name: string): boolean {
  const words = skeletonOf(name).split(/[^\p{L}\p{N}]+/u);
  return checkMarks.test(name) || words.some((word) => reserved.has(word)) || words.join('').includes(ours);
}
