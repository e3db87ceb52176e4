import { setTimeout as delay } from 'node:timers/promises';
import { type Places, slowMs } from './claim.ts';

const places = { fast: 48, slow: 32, all: 128 };
/** How long to wait for a free place before looking for new work. */
const lookEveryMs = 250;

/**
 * Deliveries on their way. One that takes long moves to the places of slow endpoints, so that the fast ones are free again
 * after half a second, whatever the others do.
 */
export function createPool() {
  const onTheWay = new Map<Promise<void>, { isSlow: boolean; began: number }>();

  return {
    free(): Places {
      const now = performance.now();
      const all = [...onTheWay.values()];
      const slow = all.filter(({ isSlow, began }) => isSlow || now - began > slowMs).length;
      const left = places.all - all.length;
      return { fast: Math.min(places.fast - (all.length - slow), left), slow: Math.min(places.slow - slow, left) };
    },
    add(work: Promise<void>, isSlow: boolean): void {
      const done = work.finally(() => onTheWay.delete(done));
      onTheWay.set(done, { isSlow, began: performance.now() });
    },
    isEmpty: () => onTheWay.size === 0,
    change: () => Promise.race([...onTheWay.keys(), delay(lookEveryMs)]),
    empty: () => Promise.all(onTheWay.keys()),
  };
}
