import { useEffect, useEffectEvent } from 'react';
import { connection } from './connection.ts';

interface Sources {
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  tab: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  live: Pick<typeof connection, 'current' | 'subscribe'>;
}

/** Calls back when the network, the live connection, the window or the tab returns. Returns a function that stops it. */
export function onReturn(callBack: () => void, { page, tab, live }: Sources): () => void {
  const whenVisible = () => tab.visibilityState === 'visible' && callBack();
  const stop = live.subscribe(() => live.current() === 'up' && callBack());
  page.addEventListener('online', callBack);
  page.addEventListener('focus', callBack);
  tab.addEventListener('visibilitychange', whenVisible);
  return () => {
    stop();
    page.removeEventListener('online', callBack);
    page.removeEventListener('focus', callBack);
    tab.removeEventListener('visibilitychange', whenVisible);
  };
}

/**
 * For every page that waits for something outside, such as a payment or a job: while it waits, it asks again when the user
 * or the network returns, because an event may have been missed and timers rest in a hidden tab.
 */
export function useAskAgain(isWaiting: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isWaiting) return onReturn(() => askNow(), { page: window, tab: document, live: connection });
  }, [isWaiting]);
}
