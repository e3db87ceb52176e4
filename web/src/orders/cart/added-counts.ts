import { useOutside } from '#platform/page/use-outside.ts';
import { onPersonChange } from '#platform/person/person-change.ts';

/** How many pieces of each product were put into the cart in this tab, for the +n beside the buttons. */
export function createAddedCounts() {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    of: (productId: string) => counts.get(productId) ?? 0,
    add(productId: string, quantity: number) {
      counts.set(productId, (counts.get(productId) ?? 0) + quantity);
      tell();
    },
    /** The product left the cart; without one, everything did. */
    forget(productId?: string) {
      if (productId === undefined) counts.clear();
      else counts.delete(productId);
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const addedCounts = createAddedCounts();
onPersonChange(addedCounts.forget);

export function useAddedCount(productId: string): number {
  return useOutside(addedCounts.subscribe, () => addedCounts.of(productId), 0);
}
