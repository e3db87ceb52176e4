import { useOutside } from '#platform/page/use-outside.ts';
import { onUserChange } from '#platform/user/user-change.ts';

/** Counts how many pieces of each product were added to the cart in this tab, for the +n on the buttons. */
export function createAddedCounts() {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  return {
    of: (productId: string) => counts.get(productId) ?? 0,
    add(productId: string, quantity: number) {
      counts.set(productId, (counts.get(productId) ?? 0) + quantity);
      notifyListeners();
    },
    /** Resets a product that left the cart, or all products without an id. */
    forget(productId?: string) {
      if (productId === undefined) counts.clear();
      else counts.delete(productId);
      notifyListeners();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const addedCounts = createAddedCounts();
onUserChange(addedCounts.forget);

export function useAddedCount(productId: string): number {
  return useOutside(addedCounts.subscribe, () => addedCounts.of(productId), 0);
}
