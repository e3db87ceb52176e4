import { expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';

test('a short disconnection is not shown, and a long one is shown until the reconnect', () => {
  vi.useFakeTimers();
  const connection = createConnection({ quietMilliseconds: 2000, setTimer: setTimeout });
  connection.lost();
  vi.advanceTimersByTime(1500);
  connection.opened();
  vi.advanceTimersByTime(5000);
  expect(connection.current()).toBe('up');
  connection.lost();
  connection.lost();
  vi.advanceTimersByTime(2001);
  expect(connection.current()).toBe('down');
  connection.opened();
  expect(connection.current()).toBe('up');
  vi.useRealTimers();
});
