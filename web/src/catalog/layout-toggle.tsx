import { LayoutGrid, List } from 'lucide-react';
import { useHydrated } from '#platform/use-hydrated.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { setListLayout, useListLayout } from './list-layout.ts';

/** Grid or rows. The room is kept while it can't work yet. */
export function LayoutToggle() {
  const layout = useListLayout();
  const hydrated = useHydrated();
  const style = 'aria-pressed:bg-sunken aria-pressed:text-brand';
  return (
    <fieldset className={`flex noscript:hidden ${hydrated ? '' : 'invisible'}`}>
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
