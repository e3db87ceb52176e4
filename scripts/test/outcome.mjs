/** If more tests than this pass only at their second try, the run fails, because its result says too little. */
export const flakyAtMost = 3;

/**
 * A run has items (test files or browser tests) with their results, and faults that belong to no item. A run that
 * failed without naming one, or in which no test passed or failed, still gets a fault.
 */
export function runOf({ name, code, report }) {
  const { items, faults } = report ?? { items: [], faults: [] };
  const failed = items.some((item) => item.failed > 0) || faults.length > 0;
  const silent = code !== 0 && !failed ? [`${name} exited with ${code} and named no failed test`] : [];
  const empty = items.some((item) => item.passed > 0 || item.failed > 0) ? [] : [`${name} ran no test`];
  return { name, items, faults: [...faults, ...silent, ...empty] };
}

export function failedItems({ items }) {
  return items.filter(({ failed }) => failed > 0);
}

/** Combines the results of a run with those of the second try, and lists the items that passed only then. */
export function merge(first, second) {
  const again = new Map(second.items.map((item) => [item.name, item]));
  const items = first.items.map((item) => again.get(item.name) ?? item);
  const flaky = failedItems(first)
    .filter(({ name }) => again.get(name)?.failed === 0 && again.get(name)?.passed > 0)
    .map(({ name }) => name);
  return { ...first, items, faults: [...first.faults, ...second.faults], flaky };
}

export function total(runs) {
  const items = runs.flatMap((run) => run.items);
  const sum = (key) => items.reduce((all, item) => all + item[key], 0);
  const flaky = runs.flatMap((run) => run.flaky ?? []);
  const faults = runs.flatMap((run) => run.faults);
  const isTooFlaky = flaky.length > flakyAtMost;
  const failed = sum('failed') + faults.length + (isTooFlaky ? flaky.length : 0);
  return { passed: sum('passed'), failed, skipped: sum('skipped'), flaky, faults, isTooFlaky };
}

/** Playwright's report as items and faults. */
export function fromPlaywright({ suites = [], errors = [] }) {
  return { items: testsOf(suites), faults: errors.map(({ message }) => String(message).split('\n')[0]) };
}

function testsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file}:${line} ${title}`,
        passed: status === 'expected' ? 1 : 0,
        failed: status === 'unexpected' || status === 'flaky' ? 1 : 0,
        skipped: status === 'skipped' ? 1 : 0,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      })),
    ),
    ...testsOf(inner),
  ]);
}
