import { expect, test } from 'vitest';
import { slowestText, timesText } from '#test/summary.mjs';

const phase = (name, seconds, used) => ({ name, seconds, ...used });

test('each phase shows its times, and the share of other programs', () => {
  const text = timesText([
    phase('vitest', 61, { ours: 90, busy: 100, all: 122 }),
    phase('browser tests', 59.4, { ours: 80, busy: 94, all: 118 }),
  ]);
  expect(text).toContain('1:01    90 s  vitest');
  expect(text).toContain('0:59    80 s  browser tests');
  expect(text).toContain('2:00   170 s  all');
  expect(text).toMatch(/Other programs used 10 % of the processors during the run\.$/);
});

test('a busy machine causes a warning, and missing numbers cause none', () => {
  expect(timesText([phase('vitest', 60, { ours: 60, busy: 100, all: 120 })])).toContain('the machine was busy');
  expect(timesText([phase('vitest', 60)])).toBe('Times:\n  1:00  vitest\n  1:00  all');
});

test('the slowest phases come first', () => {
  const items = [1, 30, 2].map((seconds) => ({ name: `${seconds}.test.ts`, seconds }));
  expect(slowestText('The slowest', items, 2)).toEqual([
    'The slowest:',
    '    30.0 s  30.test.ts',
    '     2.0 s  2.test.ts',
  ]);
  expect(slowestText('The slowest', [], 2)).toEqual([]);
});
