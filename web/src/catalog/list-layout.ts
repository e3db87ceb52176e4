import { useSyncExternalStore } from 'react';
import { layoutKey } from '#platform/preferences.ts';

export type ListLayout = 'grid' | 'rows';

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
    localStorage.setItem(layoutKey, layout);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
