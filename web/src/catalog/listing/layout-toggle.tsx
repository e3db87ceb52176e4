import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { layoutKey } from '#platform/device/preferences.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { useOutside } from '#platform/page/use-outside.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';

interface LayoutToggleProps {
  /** The layout of the list until the user chooses one. */
  byDefault?: ListLayout;
}

/** Switches between grid and rows. Before hydration it only takes up its space. */
export function LayoutToggle({ byDefault = 'grid' }: LayoutToggleProps) {
  const layout = useOutside(subscribe, chosenLayout, null) ?? byDefault;
  const hydrated = useHydrated();
  const style = 'aria-pressed:bg-sunken aria-pressed:text-brand';
  return (
    <fieldset className={`flex shrink-0 noscript:hidden ${hydrated ? '' : 'invisible'}`}>
      <legend className="sr-only">Layout</legend>
      <IconButton
        label="Grid view"
        aria-pressed={layout === 'grid'}
        onClick={() => setListLayout('grid')}
        className={style}
      >
        <LayoutGrid aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label="List view"
        aria-pressed={layout === 'rows'}
        onClick={() => setListLayout('rows')}
        className={style}
      >
        <List aria-hidden="true" className="size-5" />
      </IconButton>
    </fieldset>
  );
}

type ListLayout = 'grid' | 'rows';

const listeners = new Set<() => void>();

/** The root element's attribute is the source of truth: style sheets use it, so nothing moves after hydration. */
function chosenLayout(): ListLayout | null {
  const { layout } = document.documentElement.dataset;
  return layout === 'rows' || layout === 'grid' ? layout : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setListLayout(layout: ListLayout): void {
  document.documentElement.dataset.layout = layout;
  try {
    localStorage.setItem(layoutKey, layout);
  } catch {
    // Storage may be disabled; then the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
