import type { OrderState } from '@besesaka/schema/orders/limits.ts';
import { expect, test } from 'vitest';
import { dayMs } from '#platform/base/clock.ts';
import { beforeReturn, returnUntil } from './return-rules.ts';

const start = Date.UTC(2026, 2, 6);
const on = (day: number) => new Date(start + day * dayMs);
const history = (...steps: [OrderState, day: number][]) => steps.map(([state, day]) => ({ state, at: on(day) }));

test('the seven days start with the delivery, or with the completion if no delivery was marked', () => {
  expect(returnUntil(history(['pending', 0], ['accepted', 1], ['dispatched', 2]))).toBeNull();
  const delivered = history(['dispatched', 2], ['delivered', 3], ['completed', 6]);
  expect(returnUntil(delivered)).toEqual(on(10));
  expect(returnUntil(history(['dispatched', 2], ['completed', 32]))).toEqual(on(39));
});

test('a refused request does not restart the days, and the third request is the last', () => {
  const refused = history(['delivered', 3], ['return_requested', 4], ['delivered', 5]);
  expect(returnUntil(refused)).toEqual(on(10));
  const again = history(['return_requested', 6], ['delivered', 7], ['return_requested', 8], ['delivered', 9]);
  expect(returnUntil([...refused, ...again.slice(0, 2)])).toEqual(on(10));
  expect(returnUntil([...refused, ...again])).toBeNull();
});

test('the order returns to its earlier state with the remaining time', () => {
  const request = history(['delivered', 3], ['return_requested', 5]);
  expect(beforeReturn(request, on(9))).toEqual({ state: 'delivered', dueAt: on(14) });
  const agreed = [...request, ...history(['return_agreed', 7])];
  expect(beforeReturn(agreed, on(20))).toEqual({ state: 'delivered', dueAt: on(25) });
  const twice = [...request, ...history(['delivered', 6], ['return_requested', 8])];
  expect(beforeReturn(twice, on(10))).toEqual({ state: 'delivered', dueAt: on(13) });
  const complete = history(['delivered', 3], ['completed', 4], ['return_requested', 5]);
  expect(beforeReturn(complete, on(9))).toEqual({ state: 'completed', dueAt: null });
});
