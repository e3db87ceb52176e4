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

/** The longest time that the work had the processor while other requests waited. */
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
  return longest;
}
