import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shown = 0;

/** What is unread, in the tab's title, so that it is seen from another tab. */
export function setTitleCount(count: number): void {
  if (count === shown) return;
  shown = count;
  for (const listener of listeners) listener();
}

export function useTitleCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => 0,
  );
}
