import { expect, test } from 'vitest';
import { flakyJourneys } from '#test/counts.mjs';

const journey = (title, status) => ({ title, tests: [{ status, projectName: 'phone' }] });

test('a journey that passed only when it was tried again is named, however deep its file groups it', () => {
  const report = {
    suites: [
      { file: 'cart.spec.ts', specs: [journey('the cart counts', 'expected')] },
      { file: 'chat.spec.ts', specs: [], suites: [{ file: 'chat.spec.ts', specs: [journey('two talk', 'flaky')] }] },
    ],
  };
  expect(flakyJourneys(report)).toEqual(['FLAKY [phone] chat.spec.ts: two talk']);
  expect(flakyJourneys(undefined)).toEqual([]);
});
