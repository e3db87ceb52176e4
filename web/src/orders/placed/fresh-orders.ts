import { useSyncExternalStore } from 'react';

const freshMs = 10_000;

interface FreshOptions {
  setTimer?: (run: () => void, milliseconds: number) => unknown;
}

/** Which orders came in within the last ten seconds. */
export function createFreshOrders({ setTimer = setTimeout }: FreshOptions = {}) {
  const listeners = new Set<() => void>();
  const ids = new Set<string>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    mark(id: string) {
      if (ids.has(id)) return;
      ids.add(id);
      tell();
      setTimer(() => {
        ids.delete(id);
        tell();
      }, freshMs);
    },
    has: (id: string) => ids.has(id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const freshOrders = createFreshOrders();

export function useIsFresh(id: string): boolean {
  return useSyncExternalStore(
    freshOrders.subscribe,
    () => freshOrders.has(id),
    () => false,
  );
}
