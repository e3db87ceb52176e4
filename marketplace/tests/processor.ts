import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of the processor that this thread has had; those of the process where the system does not count threads. */
function processorMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return process.cpuUsage().user / 1e3;
  }
}

/** Processors differ by more than three times, so times are those of one that reads this text in so many milliseconds. */
const usualMs = 4;
const text = JSON.stringify(Array.from({ length: 50_000 }, (_, index) => `word ${index}`));

/** How many times slower this processor is right now, beside the other tests. */
function slowness(): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5; turn += 1) {
    const start = processorMs();
    JSON.parse(text);
    shortest = Math.min(shortest, processorMs() - start);
  }
  return Math.max(1, shortest / usualMs);
}

/** The longest time that the work had the processor while other requests waited, on a usual machine. */
export async function longestGap(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const watch = async () => {
    for (let last = processorMs(); !isOver; last = processorMs()) {
      await delay(1);
      longest = Math.max(longest, processorMs() - last);
    }
  };
  const watching = watch();
  await work();
  isOver = true;
  await watching;
  // The text is read only for a gap that looks long: most calls are short.
  return longest < 50 ? longest : longest / slowness();
}
