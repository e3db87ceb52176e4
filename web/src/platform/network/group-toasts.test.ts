import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastText } from '#platform/page/toasts.ts';
import { createToastGrouping } from './group-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://besesaka.test/products/1'));
  const reviews = { getBoundingClientRect: () => ({ top: 200, bottom: 400, width: 300 }) };
  vi.stubGlobal('innerHeight', 780);
  vi.stubGlobal('document', { querySelectorAll: () => [], getElementById: () => reviews });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function screen(wants: (channel: string) => boolean = () => true) {
  const shown: string[] = [];
  const info = (toast: ToastText | string) => void shown.push(typeof toast === 'string' ? toast : toast.title);
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const announced: string[] = [];
  const announce = (text: string) => void announced.push(text);
  const toast = { info, success: info, error: info, warning: info, announce };
  const tell = createToastGrouping({ toast, later, wants: (_about, channel) => wants(channel), open: () => {} });
  const news = (kind: string, n: number) =>
    tell({
      about: 'review',
      kind,
      subject: `/products/${n}#reviews`,
      one: { title: `${kind} ${n}` },
      many: (count) => ({ title: `${count} of ${kind}` }),
    });
  return { said: shown, announced, news };
}

test('a hundred and twenty events after a sleep make one toast per kind', async () => {
  const { said, news } = screen();
  for (let n = 0; n < 120; n += 1) {
    news(n % 3 ? 'review' : 'order', n);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(said.sort()).toEqual(['40 of order', '80 of review']);
});

test('a single event has its own toast, and later ones start again', async () => {
  const { said, news } = screen();
  news('review', 3);
  await vi.advanceTimersByTimeAsync(400);
  news('review', 2);
  await vi.advanceTimersByTimeAsync(400);
  expect(said).toEqual(['review 3', 'review 2']);
});

test('an endless series shows a toast in between', async () => {
  const { said, news } = screen();
  for (let n = 0; n < 30; n += 1) {
    news('review', n);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(said.length).toBeLessThanOrEqual(4);
});

test('kinds that the user turned off show no toast', async () => {
  const { said, news } = screen((channel) => channel !== 'screen');
  news('review', 1);
  await vi.advanceTimersByTimeAsync(400);
  expect(said).toEqual([]);
});

test('an event whose subject is on the screen is announced without a toast', async () => {
  const { said, announced, news } = screen();
  news('review', 1);
  await vi.advanceTimersByTimeAsync(400);
  expect([said, announced]).toEqual([[], ['review 1']]);
  news('review', 1);
  news('review', 2);
  await vi.advanceTimersByTimeAsync(400);
  expect(said).toEqual(['2 of review']);
});
