import { expect, it, vi } from 'vitest';
import { createFreshOrders } from './fresh-orders.ts';

it('marks an order for ten seconds', () => {
  vi.useFakeTimers();
  const fresh = createFreshOrders();
  const listener = vi.fn();
  fresh.subscribe(listener);
  fresh.mark('K7Q2M');
  fresh.mark('K7Q2M');
  vi.advanceTimersByTime(9_999);
  expect(fresh.has('K7Q2M')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(fresh.has('K7Q2M')).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
