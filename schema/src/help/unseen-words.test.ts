import { expect, test } from 'vitest';
import { contactInput } from './inputs.ts';

test.each([
  ['the subject of a message to the house', contactInput, 'subject'],
  ['the words of a message to the house', contactInput, 'message'],
])('%s counts as empty, because it is invisible', (_what, input, field) => {
  const { error } = input.safeParse({ [field]: '\u200b\ufeff ' });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  const visible = input.safeParse({ [field]: 'Medaase paa\u200b' });
  expect(visible.error?.issues.map(({ path }) => path[0])).not.toContain(field);
});
