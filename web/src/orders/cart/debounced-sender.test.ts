import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebouncedSender } from './debounced-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen on a slow network: what it shows over time, and what reached the service. */
function slowScreen(roundTrip: number) {
  const arrived: number[] = [];
  let saved = 1;
  let chosen: number | null = null;
  const shown = [saved];
  const show = () => {
    if (shown.at(-1) !== (chosen ?? saved)) shown.push(chosen ?? saved);
  };
  const queue = createDebouncedSender<number>({
    debounceMs: 350,
    async send(quantity) {
      arrived.push(quantity);
      await new Promise((done) => setTimeout(done, roundTrip));
      saved = quantity;
      show();
    },
    onSettled() {
      chosen = null;
      show();
    },
  });
  const tap = (quantity: number) => {
    chosen = quantity;
    show();
    queue.schedule(quantity);
  };
  return { arrived, shown, tap, queue };
}

test('a tap during a request is not lost', async () => {
  const { arrived, shown, tap } = slowScreen(1200);
  tap(2);
  await vi.advanceTimersByTimeAsync(800);
  tap(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual([1, 2, 3]);
  expect(arrived).toEqual([2, 3]);
});

test('quick taps are sent as one change, and those during a request as another', async () => {
  const { arrived, tap } = slowScreen(1200);
  for (const quantity of [2, 3, 4]) tap(quantity);
  await vi.advanceTimersByTimeAsync(400);
  for (const quantity of [5, 6]) tap(quantity);
  await vi.advanceTimersByTimeAsync(5000);
  expect(arrived).toEqual([4, 6]);
});

test('a user who leaves at once still sends the last change', async () => {
  const { arrived, tap, queue } = slowScreen(1200);
  tap(2);
  queue.sendNow();
  await vi.advanceTimersByTimeAsync(0);
  tap(5);
  queue.sendNow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(arrived).toEqual([2, 5]);
});
