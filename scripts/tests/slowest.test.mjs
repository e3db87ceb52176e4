import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#run.mjs';
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
  expect(judgeTime(files, 24.9)).toMatchObject({ isTooLong: false });
  const late = judgeTime(files, 25.1);
  expect(late.isTooLong).toBe(true);
  for (const { file: name } of files) expect(late.text).toContain(name);
  expect(late.text).toContain('25.1 minutes, more than 25');
});
