import { relative } from 'node:path';
import { root } from '#run.mjs';

/** Longer than this on the usual two cores, people stop running the tests. */
const usualMinutesAtMost = 25;

/** The files that took longest, the longest first, from the reports of both runners; null where one left none. */
export function slowestFiles({ vitest, playwright }, count = 10) {
  const seconds = new Map();
  const add = (file, milliseconds) => seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);
  for (const { name, startTime, endTime } of vitest?.testResults ?? []) add(relative(root, name), endTime - startTime);
  for (const { file, milliseconds } of journeysOf(playwright?.suites ?? [])) add(`e2e/journeys/${file}`, milliseconds);
  return [...seconds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, taken]) => ({ file, seconds: Math.round(taken) }));
}

/** What to say at the end of a run, and whether it took too long for what it tests; a slow machine is no fault of it. */
export function judgeTime(files, minutes, pace) {
  const minutesAtMost = usualMinutesAtMost * pace;
  const isTooLong = minutes > minutesAtMost;
  const lines = [
    'The slowest test files:',
    ...files.map(({ file, seconds }) => `${String(seconds).padStart(6)} s  ${file}`),
  ];
  const taken = `${minutes.toFixed(1)} minutes`;
  const slower = pace > 1 ? ` on a machine that takes ${pace.toFixed(2)} times as long as the usual one` : '';
  const late = isTooLong ? `, more than ${minutesAtMost.toFixed(1)}: make those above quicker` : '';
  lines.push(`All took ${taken}${slower}${late}.`);
  return { isTooLong, text: lines.join('\n') };
}

function journeysOf(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, milliseconds: duration }))),
    ),
    ...journeysOf(inner),
  ]);
}
