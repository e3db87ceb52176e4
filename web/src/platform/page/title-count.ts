import { useOutside } from './use-outside.ts';

const listeners = new Set<() => void>();
let shown = 0;

/** Shows the unread count in the tab's title, so that it is visible from another tab. */
export function setTitleCount(count: number): void {
  if (count === shown) return;
  shown = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTitleCount = (): number => useOutside(subscribe, () => shown, 0);
