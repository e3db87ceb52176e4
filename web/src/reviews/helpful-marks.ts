import { useSyncExternalStore } from 'react';
import { onPersonChange } from '#platform/person/person-change.ts';

/** The reviews that this tab's person found helpful, as far as they were read: public pages know nothing of it. */
let marked: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function put(next: ReadonlySet<string>): void {
  marked = next;
  for (const listener of listeners) listener();
}

export const helpfulMarks = {
  has: (id: string) => marked.has(id),
  add: (ids: readonly string[]) => put(new Set([...marked, ...ids])),
  remove: (id: string) => put(new Set([...marked].filter((one) => one !== id))),
};

onPersonChange(() => put(new Set()));

export function useIsMarkedHelpful(id: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => marked.has(id),
    () => false,
  );
}
