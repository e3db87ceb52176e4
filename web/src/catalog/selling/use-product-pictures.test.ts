import { expect, test } from 'vitest';
import { countProblems, missingPicturesText } from './use-product-pictures.ts';

const ready = { id: 'a', state: 'ready' };
const busy = { id: null, state: 'working' };

test('missing pictures are reported from the first one on, until there are enough', () => {
  const problemsOf = (count: number) => countProblems({ count, wereTooMany: false });
  expect([0, 1, 2, 3, 10].map(problemsOf)).toEqual([
    [],
    ['At least 3 images are required'],
    ['At least 3 images are required'],
    [],
    [],
  ]);
});

test('the error about too many pictures disappears when one is removed', () => {
  expect(countProblems({ count: 10, wereTooMany: true })).toEqual(['At most 10 images are allowed']);
  expect(countProblems({ count: 9, wereTooMany: true })).toEqual([]);
  expect(countProblems({ count: 2, wereTooMany: true })).toEqual(['At least 3 images are required']);
});

test('the line beside the button says what to do about pictures', () => {
  expect(missingPicturesText([])).toBe('Add at least 3 pictures.');
  expect(missingPicturesText([ready, ready])).toBe('Add one more picture.');
  expect(missingPicturesText([ready, ready, busy])).toBe('Your pictures are still uploading.');
  expect(missingPicturesText([ready, ready, { id: null, state: 'lost' }])).toBe(
    'Some pictures could not be uploaded. Try again.',
  );
  expect(missingPicturesText([ready, ready, ready])).toBeNull();
});
