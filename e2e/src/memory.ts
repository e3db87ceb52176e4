import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** For Node's `--import`: a process that was started with it can be asked for its memory without its garbage. */
export const collects = new URL('./collects.mjs', import.meta.url).href;

/** In kB. */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** In kB, of a process that imported `collects`. The first collection lets go of what the second one finds. */
export async function collectedMemory(pid: number): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) {
    process.kill(pid, 'SIGUSR2');
    await delay(500);
  }
  return residentMemory(pid);
}
