import { expect, test } from 'vitest';
import { replaceWords } from './correct-terms.ts';

const known = (word: string) => ({ word, known: true, joined: null, closest: null, distance: null, split: null });
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

test('unknown words become the closest known ones, the others stay', () => {
  expect(replaceWords([known('nike'), unknown('sneekers', { closest: 'sneakers', distance: 1 })])).toBe(
    'nike sneakers',
  );
});

test('terms of known words are left alone', () => {
  expect(replaceWords([known('nike'), known('sneakers')])).toBeNull();
});

test('a word that nothing is near to stays, and the others are corrected', () => {
  expect(replaceWords([unknown('sneekers', { closest: 'sneakers', distance: 1 }), unknown('zzqqxx')])).toBe(
    'sneakers zzqqxx',
  );
  expect(replaceWords([unknown('zzqqxx')])).toBeNull();
});

test('one slip goes before a forgotten space, and that before two slips', () => {
  const near = { closest: 'butter', split: 'shea butter' };
  expect(replaceWords([unknown('sheabutter', { ...near, distance: 2 })])).toBe('shea butter');
  expect(replaceWords([unknown('butterr', { ...near, distance: 1 })])).toBe('butter');
});

test('two words that are known as one are joined', () => {
  expect(replaceWords([{ ...known('smart'), joined: 'smartphone' }, known('phone'), known('case')])).toBe(
    'smartphone case',
  );
});
