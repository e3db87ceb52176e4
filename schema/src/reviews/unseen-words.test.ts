import { expect, test } from 'vitest';
import { productReviewInput, shopReviewInput } from './inputs.ts';

test.each([
  ['the title of a review', productReviewInput, 'title'],
  ['the words of a review', productReviewInput, 'comment'],
  ['the words about a shop', shopReviewInput, 'comment'],
])('%s counts as empty, because it is invisible', (_what, input, field) => {
  const { error } = input.safeParse({ [field]: '\u200b\ufeff ' });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  const visible = input.safeParse({ [field]: 'Medaase paa\u200b' });
  expect(visible.error?.issues.map(({ path }) => path[0])).not.toContain(field);
});
