import { Worker } from 'node:worker_threads';

/** What the work takes on the two cores for which the bound of all tests is set. */
export const usualMilliseconds = 700;
/** Longer than so many times as long nobody waits, whatever the machine. */
const slowestPace = 2;

/** How long two cores take for a fixed piece of work; right only while nothing else of ours runs. */
export async function sampleWork() {
  const began = performance.now();
  await Promise.all([workElsewhere(), workElsewhere()]);
  return performance.now() - began;
}

/** How many times as long as the usual machine this one takes, by all samples together; never less than once. */
export function paceOf(samples) {
  if (samples.length === 0) return 1;
  const mean = samples.reduce((all, sample) => all + sample, 0) / samples.length;
  return Math.min(slowestPace, Math.max(1, mean / usualMilliseconds));
}

function workElsewhere() {
  return new Promise((resolve, reject) => {
    new Worker(new URL('pace-work.mjs', import.meta.url)).once('error', reject).once('exit', resolve);
  });
}
