import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplayBudget } from './read-on.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('missed events are sent at once up to a number, then at a limited rate over all connections of a user', async () => {
  const budget = new ReplayBudget({ burst: 1_000, perSecond: 100 });
  const sent: string[] = [];
  const send = (name: string, events: number) => budget.spend(events).then(() => sent.push(name));
  // A page costs twenty beside its events.
  for (const name of ['first', 'second', 'third', 'fourth']) void send(name, 480);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(4_990);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toEqual(['first', 'second', 'third']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(4);
});

test('an empty page counts as well', async () => {
  const budget = new ReplayBudget({ burst: 100, perSecond: 20 });
  let sent = 0;
  for (let page = 0; page < 8; page += 1) void budget.spend(0).then(() => (sent += 1));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toBe(5);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toBe(8);
});
