import { expect, test } from 'vitest';
import { fromPlaywright, merge, runOf, total } from '#test/outcome.mjs';
import { countsText } from '#test/summary.mjs';

const item = (name, { passed = 0, failed = 0, skipped = 0 }) => ({ name, passed, failed, skipped, seconds: 1 });
const good = (name) => item(name, { passed: 2 });
const bad = (name) => item(name, { passed: 1, failed: 1 });
const vitest = (code, items, faults = []) => runOf({ name: 'vitest', code, report: { items, faults } });
const countsOf = (...runs) => countsText(total(runs));

test('passed, failed and skipped tests are counted over all runs', () => {
  expect(countsOf(vitest(0, [good('a'), item('b', { passed: 1, skipped: 3 })]))).toBe('3 passed, 0 failed, 3 skipped');
  expect(countsOf(vitest(0, [good('a')]), vitest(1, [good('c'), bad('d')]))).toBe('5 passed, 1 failed');
});

test.each([
  ['left no report', runOf({ name: 'vitest', code: 0 })],
  ['died before it ran a test', runOf({ name: 'vitest', code: 1 })],
  ['ran no test', vitest(0, [])],
  ['only skipped', vitest(0, [item('a', { skipped: 4 })])],
  ['ended badly without naming a failed test', vitest(1, [good('a')])],
  ['met an error outside of all tests', vitest(0, [good('a')], ['Unhandled rejection'])],
])('a run that %s is not green', (_, run) => {
  expect(total([run]).failed).toBeGreaterThan(0);
});

test('a test that passes at the second try is flaky and counts as passed', () => {
  const first = vitest(1, [good('a'), bad('b'), bad('c')]);
  const merged = merge(first, vitest(1, [good('b'), bad('c')]));
  expect(merged.flaky).toEqual(['b']);
  expect(countsOf(merged)).toBe('5 passed, 1 failed');
  expect(total([merge(first, vitest(0, [good('b'), good('c')]))])).toMatchObject({ passed: 6, failed: 0 });
});

test('a second try without tests turns nothing green', () => {
  const first = vitest(1, [bad('a')]);
  expect(total([merge(first, runOf({ name: 'vitest', code: 1 }))]).failed).toBeGreaterThan(0);
  expect(total([merge(first, vitest(0, [item('a', { skipped: 1 })]))]).failed).toBeGreaterThan(0);
});

test('an error of the first try stays an error', () => {
  const first = vitest(1, [bad('a')], ['Worker exited unexpectedly']);
  expect(total([merge(first, vitest(0, [good('a')]))]).failed).toBe(1);
});

test('up to three tests may be flaky; with a fourth all of them fail', () => {
  const retried = (names) => merge(vitest(1, names.map(bad)), vitest(0, names.map(good)));
  expect(total([retried(['a', 'b']), retried(['c'])]).failed).toBe(0);
  expect(total([retried(['a', 'b']), retried(['c', 'd'])]).failed).toBe(4);
});

test('each browser test counts once per width, however deeply its file nests it', () => {
  const spec = (title, line, ...tests) => ({ file: 'chat.spec.ts', line, title, tests });
  const ran = (projectName, status, duration) => ({ projectName, status, results: [{ duration }] });
  const report = {
    suites: [
      {
        specs: [spec('two talk', 3, ran('phone', 'expected', 2000), ran('desktop', 'unexpected', 4000))],
        suites: [{ specs: [spec('a third waits', 9, ran('phone', 'skipped', 0))] }],
      },
    ],
    errors: [{ message: 'The site did not start\nat all' }],
  };
  const { items, faults } = fromPlaywright(report);
  expect(items.map(({ name, passed, failed, skipped, seconds }) => [name, passed, failed, skipped, seconds])).toEqual([
    ['[phone] chat.spec.ts:3 two talk', 1, 0, 0, 2],
    ['[desktop] chat.spec.ts:3 two talk', 0, 1, 0, 4],
    ['[phone] chat.spec.ts:9 a third waits', 0, 0, 1, 0],
  ]);
  expect(faults).toEqual(['The site did not start']);
});
