import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';
import { onReturn } from './use-ask-again.ts';

test('a waiting page checks again when network, connection, window or tab return, until it stops', () => {
  const page = new EventTarget() as Window;
  const tab = Object.assign(new EventTarget(), { visibilityState: 'hidden' }) as unknown as Document;
  const live = createConnection({
    quietMilliseconds: 0,
    setTimer: (run) => {
      run();
      return setTimeout(() => {});
    },
  });
  let asked = 0;
  const stop = onReturn(() => (asked += 1), { page, tab, live });
  const returns = [
    () => page.dispatchEvent(new Event('online')),
    () => page.dispatchEvent(new Event('focus')),
    () => {
      live.lost();
      live.opened();
    },
    () => {
      Object.assign(tab, { visibilityState: 'visible' });
      tab.dispatchEvent(new Event('visibilitychange'));
    },
  ];
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(asked, 'a tab that goes away').toBe(0);
  for (const [n, comeBack] of returns.entries()) {
    comeBack();
    expect(asked).toBe(n + 1);
  }
  stop();
  for (const comeBack of returns) comeBack();
  expect(asked).toBe(returns.length);
});
