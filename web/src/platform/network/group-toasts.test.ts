import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastText } from '#platform/page/toasts.ts';
import { createToastGrouping } from './group-toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function screen(wants: (channel: string) => boolean = () => true) {
  const said: string[] = [];
  const info = (toast: ToastText | string) => void said.push(typeof toast === 'string' ? toast : toast.title);
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const toast = { info, success: info, error: info, warning: info };
  const tell = createToastGrouping({ toast, later, wants: (_about, channel) => wants(channel), open: () => {} });
  const news = (kind: string, n: number) =>
    tell({
      about: 'review',
      kind,
      one: { title: `${kind} ${n}` },
      many: (count) => ({ title: `${count} of ${kind}` }),
    });
  return { said, news };
}

test('a hundred and twenty events after a sleep are a toast for each kind', async () => {
  const { said, news } = screen();
  for (let n = 0; n < 120; n += 1) {
    news(n % 3 ? 'review' : 'order', n);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(said.sort()).toEqual(['40 of order', '80 of review']);
});

test('one alone is said as it is, and those that come later anew', async () => {
  const { said, news } = screen();
  news('review', 1);
  await vi.advanceTimersByTimeAsync(400);
  news('review', 2);
  await vi.advanceTimersByTimeAsync(400);
  expect(said).toEqual(['review 1', 'review 2']);
});

test('what does not end is said meanwhile', async () => {
  const { said, news } = screen();
  for (let n = 0; n < 30; n += 1) {
    news('review', n);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(said.length).toBeLessThanOrEqual(4);
});

test('what somebody does not want to hear is not said', async () => {
  const { said, news } = screen((channel) => channel !== 'screen');
  news('review', 1);
  await vi.advanceTimersByTimeAsync(400);
  expect(said).toEqual([]);
});
