import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#run.mjs';

export const reports = { vitest: 'test-results/vitest.json', playwright: 'e2e/test-results/report.json' };

export function forgetReports() {
  for (const path of Object.values(reports)) rmSync(join(root, path), { force: true });
}

/** A run that ended badly without naming a failed test still counts as one failure. */
export function countVitest(code) {
  const report = read(reports.vitest);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 ? Math.max(1, failed) : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function countPlaywright(code) {
  const report = read(reports.playwright);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: code !== 0 ? Math.max(1, unexpected) : unexpected, skipped };
}

/** The journeys that passed only when they were tried again. */
export function flakyJourneys(report) {
  const of = (suites) =>
    suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
      ...specs.flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'flaky')
          .map(({ projectName }) => `FLAKY [${projectName}] ${file}: ${title}`),
      ),
      ...of(inner),
    ]);
  return of(report?.suites ?? []);
}

export function total(counts) {
  const sum = (key) => counts.reduce((all, count) => all + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** What both runners reported; undefined where one left nothing. */
export function readReports() {
  return { vitest: read(reports.vitest), playwright: read(reports.playwright) };
}

function read(path) {
  const full = join(root, path);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}
