/** More that passed only at their second try, and the run fails: it says too little. */
export const flakyAtMost = 3;

/**
 * A run is its items (a test file, or a browser test) with what they came to, and faults that are no item's. A run that
 * ended badly without naming one, or in which no test passed, still has a fault.
 */
export function runOf({ name, code, report }) {
  const { items, faults } = report ?? { items: [], faults: [] };
  const failed = items.some((item) => item.failed > 0) || faults.length > 0;
  const silent = code !== 0 && !failed ? [`${name} ended with ${code} and named no failed test`] : [];
  const empty = items.some((item) => item.passed > 0 || item.failed > 0) ? [] : [`${name} ran no test`];
  return { name, items, faults: [...faults, ...silent, ...empty] };
}

export function failedItems({ items }) {
  return items.filter(({ failed }) => failed > 0);
}

/** What the items of a run came to, those included that ran once more; and which of these passed only then. */
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

/** What Playwright reported, as items and faults. */
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
