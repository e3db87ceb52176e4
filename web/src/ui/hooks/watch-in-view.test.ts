import { afterEach, expect, test, vi } from 'vitest';
import { watchInView } from './watch-in-view.ts';

afterEach(() => vi.unstubAllGlobals());

test('the last of several observations counts', () => {
  const watched: unknown[] = [];
  let deliver: (looks: { isIntersecting: boolean }[]) => void = () => {};
  // The browser collects observations while a page is busy. A test has no other way to cause that.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof deliver, options: { rootMargin: string }) {
        deliver = callback;
        watched.push(options.rootMargin);
      }
      observe(element: unknown) {
        watched.push(element);
      }
      disconnect() {
        watched.push('called off');
      }
    },
  );
  const reported: boolean[] = [];
  const element = {} as Element;
  const stopWatching = watchInView(element, (isInView) => reported.push(isInView), '300px 0px');
  deliver([{ isIntersecting: false }, { isIntersecting: true }]);
  deliver([{ isIntersecting: true }, { isIntersecting: false }]);
  deliver([{ isIntersecting: true }]);
  stopWatching();
  expect(reported).toEqual([true, false, true]);
  expect(watched).toEqual(['300px 0px', element, 'called off']);
});
