import { afterEach, expect, test, vi } from 'vitest';
import { isOnScreen } from './on-screen.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Screen {
  /** The page's own address. */
  page: string;
  /** The marked links, with the place of their upper edge. */
  links?: Readonly<Record<string, number>>;
  /** The places of elements by id. */
  parts?: Readonly<Record<string, number>>;
}

function show({ page, links = {}, parts = {} }: Screen) {
  const elementAt = (top: number) => ({ getBoundingClientRect: () => ({ top, bottom: top + 40, width: 300 }) });
  vi.stubGlobal('location', new URL(page, 'https://besesaka.test'));
  vi.stubGlobal('innerHeight', 780);
  vi.stubGlobal('document', {
    querySelectorAll: () =>
      Object.entries(links).map(([href, top]) => ({ ...elementAt(top), getAttribute: () => href })),
    getElementById: (id: string) => (id in parts ? elementAt(parts[id] ?? 0) : null),
  });
}

test('a subject is on the screen if the page is at its address', () => {
  show({ page: '/dashboard/orders/K7Q2M' });
  expect(isOnScreen('/dashboard/orders/K7Q2M')).toBe(true);
  expect(isOnScreen('/dashboard/orders/M2Q7K')).toBe(false);
  show({ page: '/dashboard/settings?section=security' });
  expect(isOnScreen('/dashboard/settings?section=security')).toBe(true);
  expect(isOnScreen('/dashboard/settings?section=developer')).toBe(false);
});

test('a part of a page is on the screen if it is in the window', () => {
  show({ page: '/products/kettle', parts: { reviews: 2400 } });
  expect(isOnScreen('/products/kettle#reviews')).toBe(false);
  show({ page: '/products/kettle', parts: { reviews: 300 } });
  expect(isOnScreen('/products/kettle#reviews')).toBe(true);
});

test('a marked link shows its subject while it is in the window', () => {
  show({ page: '/dashboard/orders', links: { '/dashboard/orders/K7Q2M': 200, '/dashboard/orders/M2Q7K': 900 } });
  expect(isOnScreen('/dashboard/orders/K7Q2M')).toBe(true);
  expect(isOnScreen('/dashboard/orders/M2Q7K')).toBe(false);
});
