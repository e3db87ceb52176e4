import { setImmediate } from 'node:timers/promises';

const turnMs = 20;
let turnedAt = 0;

/** Work that may be long calls this between its steps, so that other requests have their turn each 20 ms. */
export async function pauseForOthers(): Promise<void> {
  if (performance.now() - turnedAt < turnMs) return;
  await setImmediate();
  turnedAt = performance.now();
}
