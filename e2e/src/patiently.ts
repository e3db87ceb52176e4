import { setTimeout as delay } from 'node:timers/promises';

/** Tries for some seconds what fails while something else starts. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await delay(250);
    }
  }
}
