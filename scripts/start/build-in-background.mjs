import { setTimeout as delay } from 'node:timers/promises';
import { signals } from '#start/stop-with-parent.mjs';

/** Builds while the site runs, and prints why a build failed. One that ends because the site is stopped did not fail. */
export async function buildInBackground(build) {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
  };
  for (const signal of signals) process.once(signal, stop);
  await build().catch(async ({ message }) => {
    // Ctrl-C reaches the build, too, and its end may be noticed before the signal.
    await delay(200);
    if (!isStopping) console.error(message);
  });
}
