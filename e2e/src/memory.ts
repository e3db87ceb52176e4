import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** For Node's `--import`: a process started with it can report its memory without garbage. */
export const collects = new URL('./collects.mjs', import.meta.url).href;

/** Returns kB. */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/**
 * Returns kB, for a process that imported `collects`. The second collection frees objects that the first one released.
 */
export async function collectedMemory(pid: number): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) {
    process.kill(pid, 'SIGUSR2');
    await delay(500);
  }
  return residentMemory(pid);
}
