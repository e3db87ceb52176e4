import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#run.mjs';
import { paceOf, sampleWork, usualMilliseconds as usual } from '#test/pace.mjs';
import { judgeTime, slowestFiles } from '#test/slowest.mjs';

const file = (name, seconds) => ({ name: join(root, name), startTime: 1000, endTime: 1000 + seconds * 1000 });
const journey = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });

test('the slowest files of both runners are told together, the slowest first', () => {
  const vitest = { testResults: [file('web/tests/a.test.ts', 3), file('marketplace/tests/b.test.ts', 40)] };
  const inner = { file: 'chat.spec.ts', specs: [journey(20_000)] };
  const playwright = { suites: [{ file: 'chat.spec.ts', specs: [journey(5000, 6000)], suites: [inner] }] };
  expect(slowestFiles({ vitest, playwright }, 2)).toEqual([
    { file: 'marketplace/tests/b.test.ts', seconds: 40 },
    { file: 'e2e/journeys/chat.spec.ts', seconds: 31 },
  ]);
  expect(slowestFiles({ vitest: undefined, playwright: undefined })).toEqual([]);
});

test('ten of many are told, and a run that takes too long fails and names them', () => {
  const testResults = Array.from({ length: 30 }, (_, i) => file(`tests/${i}.test.ts`, i));
  const files = slowestFiles({ vitest: { testResults } });
  expect(files).toHaveLength(10);
  expect(judgeTime(files, 24.9, 1)).toMatchObject({ isTooLong: false });
  const late = judgeTime(files, 25.1, 1);
  expect(late.isTooLong).toBe(true);
  for (const { file: name } of files) expect(late.text).toContain(name);
  expect(late.text).toContain('25.1 minutes, more than 25.0');
});

test('a slower machine has so much longer, and that is said', () => {
  const inTime = judgeTime([], 29.9, 1.2);
  expect(inTime.isTooLong).toBe(false);
  expect(inTime.text).toContain('29.9 minutes on a machine that takes 1.20 times as long');
  expect(judgeTime([], 30.1, 1.2).isTooLong).toBe(true);
});

test('the pace is the mean of the samples, no quicker than usual and no slower than people wait', async () => {
  expect(paceOf([usual, usual * 1.5, usual * 2])).toBeCloseTo(1.5);
  expect(paceOf([usual / 3])).toBe(1);
  expect(paceOf([usual * 50])).toBe(2);
  expect(paceOf([])).toBe(1);
  expect(await sampleWork()).toBeGreaterThan(50);
});
