import { expect, test } from 'vitest';
import { replaceWords } from './correct-terms.ts';

const knownWord = (word: string) => ({ word, known: true, joined: null, closest: null, distance: null, split: null });
const unknown = (
  word: string,
  near: { closest?: string; distance?: number; split?: string; joined?: string } = {},
) => ({
  word,
  known: false,
  joined: near.joined ?? null,
  closest: near.closest ?? null,
  distance: near.distance ?? null,
  split: near.split ?? null,
});

test('unknown words become the closest known ones, and other words stay', () => {
  expect(replaceWords([knownWord('nike'), unknown('sneekers', { closest: 'sneakers', distance: 1 })])).toBe(
    'nike sneakers',
  );
});

test('known words do not change', () => {
  expect(replaceWords([knownWord('nike'), knownWord('sneakers')])).toBeNull();
});

test('a word without a close match stays, and other words are corrected', () => {
  expect(replaceWords([unknown('sneekers', { closest: 'sneakers', distance: 1 }), unknown('zzqqxx')])).toBe(
    'sneakers zzqqxx',
  );
  expect(replaceWords([unknown('zzqqxx')])).toBeNull();
});

test('one typing error ranks before a missing space, and that before two errors', () => {
  const near = { closest: 'butter', split: 'shea butter' };
  expect(replaceWords([unknown('sheabutter', { ...near, distance: 2 })])).toBe('shea butter');
  expect(replaceWords([unknown('butterr', { ...near, distance: 1 })])).toBe('butter');
});

test('two words that exist as one are joined', () => {
  expect(replaceWords([{ ...knownWord('smart'), joined: 'smartphone' }, knownWord('phone'), knownWord('case')])).toBe(
    'smartphone case',
  );
});
