import { expect, it, vi } from 'vitest';
import { createFreshOrders } from './fresh-orders.ts';

it('marks an order for ten seconds', () => {
  const timers: { run: () => void; milliseconds: number }[] = [];
  const fresh = createFreshOrders({ setTimer: (run, milliseconds) => timers.push({ run, milliseconds }) });
  const told = vi.fn();
  fresh.subscribe(told);
  fresh.mark('K7Q2M');
  fresh.mark('K7Q2M');
  expect(fresh.has('K7Q2M')).toBe(true);
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([10_000]);
  timers[0]?.run();
  expect(fresh.has('K7Q2M')).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});
