import { useSyncExternalStore } from 'react';

export type ListLayout = 'grid' | 'rows';

/** Also read before paint, by the script that sets the theme. */
const storageKey = 'besesaka-layout';
const listeners = new Set<() => void>();

function currentLayout(): ListLayout {
  return document.documentElement.dataset.layout === 'rows' ? 'rows' : 'grid';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The root's attribute is the truth: style sheets lay the lists out by it, so that nothing moves after hydration. */
export function useListLayout(): ListLayout {
  return useSyncExternalStore(subscribe, currentLayout, () => 'grid');
}

export function setListLayout(layout: ListLayout): void {
  document.documentElement.dataset.layout = layout;
  try {
    localStorage.setItem(storageKey, layout);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
