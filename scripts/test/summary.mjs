import { flakyAtMost, total } from '#test/outcome.mjs';

/** If other programs use more than this percentage, the times are unreliable. */
const othersMuch = 15;

/**
 * Prints the end of a run, with the counts on the last line, and returns the exit code, which depends on the tests
 * alone.
 */
export function say({ runs, times }) {
  const itemsOf = (kind) => runs.filter(({ name }) => name.startsWith(kind)).flatMap(({ items }) => items);
  const counts = total(runs);
  const lines = [
    ...slowestText('The slowest test files, with their hooks', itemsOf('vitest'), 15),
    ...slowestText('The slowest browser tests', itemsOf('browser'), 20),
    timesText(times),
    ...counts.faults.map((fault) => `FAULT ${fault}`),
    ...counts.flaky.map((name) => `FLAKY ${name}`),
    ...(counts.isTooFlaky ? [`More than ${flakyAtMost} passed only at the second try, so they count as failed.`] : []),
    countsText(counts),
  ];
  console.log(lines.join('\n'));
  return counts.failed > 0 ? 1 : 0;
}

/** The duration and processor time of each phase. */
export function timesText(phases) {
  const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  const whole = {
    name: 'all',
    seconds: add(phases, 'seconds'),
    ...(phases.every(({ ours }) => ours !== undefined) && { ours: add(phases, 'ours') }),
  };
  const lines = [...phases, whole].map(({ name, seconds, ours }) => {
    const used = ours === undefined ? '' : `${String(Math.round(ours)).padStart(6)} s`;
    return `${minutes(seconds).padStart(6)}${used}  ${name}`;
  });
  const isWatched = whole.ours !== undefined;
  return [
    `Times${isWatched ? ' (minutes, and processor seconds of all processes of the run)' : ''}:`,
    ...lines,
    ...(isWatched ? [othersText(phases, whole.ours)] : []),
  ].join('\n');
}

function othersText(phases, ours) {
  const share = Math.max(0, Math.round((100 * (add(phases, 'busy') - ours)) / Math.max(1, add(phases, 'all'))));
  const warning = share > othersMuch ? ': the machine was busy, so the times are too long' : '';
  return `Other programs used ${share} % of the processors during the run${warning}.`;
}

/** The slowest first; the time of a file includes its hooks. */
export function slowestText(title, items, count) {
  const slowest = items.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  if (slowest.length === 0) return [];
  return [`${title}:`, ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)];
}

/** The last line: the counts of the run. */
export function countsText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function add(phases, key) {
  return phases.reduce((sum, phase) => sum + phase[key], 0);
}
