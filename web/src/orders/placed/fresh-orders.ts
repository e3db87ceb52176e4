import { useSyncExternalStore } from 'react';
import { onUserChange } from '#platform/user/user-change.ts';

const freshMs = 10_000;

/** Tracks the orders that arrived within the last ten seconds. */
export function createFreshOrders() {
  const listeners = new Set<() => void>();
  const ids = new Set<string>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  return {
    mark(id: string) {
      if (ids.has(id)) return;
      ids.add(id);
      notifyListeners();
      setTimeout(() => {
        ids.delete(id);
        notifyListeners();
      }, freshMs);
    },
    forget() {
      ids.clear();
      notifyListeners();
    },
    has: (id: string) => ids.has(id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const freshOrders = createFreshOrders();
onUserChange(freshOrders.forget);

export function useIsFresh(id: string): boolean {
  return useSyncExternalStore(
    freshOrders.subscribe,
    () => freshOrders.has(id),
    () => false,
  );
}
