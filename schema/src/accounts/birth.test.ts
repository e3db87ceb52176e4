import { expect, test } from 'vitest';
import { birthFault } from './birth.ts';
import { accountTexts as texts } from './texts.ts';

const today = new Date('2026-06-15T10:00:00Z');

test.each([
  ['2013-06-15', null],
  ['2013-06-16', texts.tooYoung],
  ['2026-06-15', texts.tooYoung],
  ['2026-06-16', texts.birthInFuture],
  ['1950-01-01', null],
  ['1900-01-01', null],
  ['1899-12-31', texts.birthRequired],
  ['0000-01-01', texts.birthRequired],
])('born on %s', (day, fault) => {
  expect(birthFault(day, today)).toBe(fault);
});
