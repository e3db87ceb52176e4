import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '#run.mjs';
import { fromPlaywright, runOf } from '#test/outcome.mjs';

export const reports = { vitest: 'test-results/vitest.json', playwright: 'e2e/test-results/report.json' };

export async function runVitest({ env, args = [], node = process.execPath, name = 'vitest' }) {
  const all = ['run', '--reporter=default', '--reporter=./scripts/test/vitest-report.mjs', ...args];
  const { code, report } = await runNode('node_modules/vitest/vitest.mjs', all, {
    env,
    node,
    reportFile: reports.vitest,
  });
  return runOf({ name, code, report });
}

export async function runBrowserTests({ env, args = [], name = 'browser tests' }) {
  const all = ['test', '-c', 'e2e/playwright.config.ts', ...args];
  const { code, report } = await runNode('node_modules/@playwright/test/cli.js', all, {
    env,
    reportFile: reports.playwright,
  });
  return runOf({ name, code, report: report && fromPlaywright(report) });
}

/** Runs only the files that failed, one at a time. */
export function runVitestAgain({ env, failed }) {
  return runVitest({ env, args: ['--maxWorkers=1', ...failed.map(({ name }) => name)] });
}

/** Writes to another folder, so that the first try's pictures of the failures remain. */
export function runBrowserTestsAgain({ env }) {
  const args = ['--last-failed', '--last-failed-file=e2e/test-results/.last-run.json', '--output=test-results/again'];
  return runBrowserTests({ env, args: [...args, '--workers=1'] });
}

async function runNode(script, args, { env, node = process.execPath, reportFile }) {
  const path = join(root, reportFile);
  // Removes the report of the run before, in case this run writes none.
  rmSync(path, { force: true });
  const code = await run(node, [script, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return { code, report: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined };
}
