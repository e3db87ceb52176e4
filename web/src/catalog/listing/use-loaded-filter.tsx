import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { onUserChange } from '#platform/user/user-change.ts';
import { Button } from '#ui/controls/button.tsx';
import { filterLoaded, type LoadedFilter, type LoadedProduct, loadedCategories, unfiltered } from './loaded-filter.ts';
import { LoadedFilterPanel } from './loaded-filter-panel.tsx';

/** More pages than anyone goes back through. */
const maxPages = 20;
/** Filters by page in the tab's history, so that Back restores the list. */
const left = new Map<string, LoadedFilter>();
onUserChange(() => left.clear());

/** The filter panel, opened by a button. Until then the list is unfiltered, newest first. */
export function useLoadedFilter(loaded: readonly LoadedProduct[]) {
  const { key, pathname } = useLocation();
  const page = `${key} ${pathname}`;
  const [filter, setFilter] = useState(() => left.get(page) ?? null);
  const id = useId();
  const hydrated = useHydrated();

  function choose(next: LoadedFilter | null) {
    setFilter(next);
    left.delete(page);
    if (next) left.set(page, next);
    const [oldest = page] = left.keys();
    if (left.size > maxPages) left.delete(oldest);
  }

  const toggle = hydrated && (
    <Button
      tone="quiet"
      size="small"
      className="-me-4 font-medium"
      aria-expanded={filter !== null}
      aria-controls={id}
      onClick={() => choose(filter ? null : unfiltered)}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      Filter and sort
    </Button>
  );
  const panel = filter && (
    <LoadedFilterPanel id={id} filter={filter} categories={loadedCategories(loaded)} onChange={choose} />
  );
  return { toggle, panel, filter, shown: filter ? filterLoaded(loaded, filter) : undefined };
}
