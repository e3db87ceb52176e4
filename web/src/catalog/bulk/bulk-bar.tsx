import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import Archive from 'lucide-react/icons/archive';
import Shapes from 'lucide-react/icons/shapes';
import Tags from 'lucide-react/icons/tags';
import Undo2 from 'lucide-react/icons/undo-2';
import Warehouse from 'lucide-react/icons/warehouse';
import { useId, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { optional } from '#ui/display/optional.tsx';
import type { BulkKind } from './bulk-changes.ts';

// Only a seller who changes many products needs it.
const BulkDialog = optional(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

interface Props {
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  isArchived: boolean;
  /** How many of them have variants, whose stock is changed one by one. */
  withVariants: number;
}

interface SelectAllProps extends Pick<Props, 'selected' | 'setSelected'> {
  /** The ids of all loaded products. */
  loaded: readonly string[];
  /** The number of products that match the filters. */
  total: number;
  /** Loads all of them, as far as one change may have them, and returns their ids. */
  loadAll: (most: number) => Promise<readonly string[]>;
}

export function SelectAll({ loaded, total, loadAll, selected, setSelected }: SelectAllProps) {
  const [busy, setBusy] = useState(false);
  const some = loaded.slice(0, limits.products);
  const isAll = some.every((id) => selected.has(id));
  const most = Math.min(total, limits.products);
  const selectAll = async () => {
    setBusy(true);
    setSelected(new Set((await loadAll(most)).slice(0, most)));
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Checkbox
        label="Select all on this page"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = !isAll && selected.size > 0;
        }}
        onChange={() => setSelected(new Set(isAll ? [] : some))}
      />
      {isAll && some.length < most && (
        <Button tone="quiet" size="small" busy={busy} onClick={() => void selectAll()}>
          {most < total ? `Select the first ${most} of ${total}` : `Select all ${total}`}
        </Button>
      )}
    </div>
  );
}

function variantsText(count: number): string {
  const which = count === 1 ? '1 has sizes or other variants' : `${count} have sizes or other variants`;
  return `${which}. A new price applies to each of them. Change their stock on the page of the product.`;
}

/** The changes for selected products. */
export function BulkBar({ selected, setSelected, isArchived, withVariants }: Props) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const selectedId = useId();
  const isTooMany = selected.size > limits.products;
  const actions = isArchived
    ? ([['restore', 'Restore', Undo2]] as const)
    : ([
        ['price', 'Price', Tags],
        ['stock', 'Stock', Warehouse],
        ['category', 'Category', Shapes],
        ['archive', 'Archive', Archive],
      ] as const);
  return (
    <section
      aria-label="Change selected products"
      data-phone-bar="alone"
      className="sticky bottom-(--bottom-bar,0px) z-20 -mx-4 flex flex-col border-line border-t bg-surface px-4 pb-2 sm:flex-row sm:gap-2 sm:pt-2 sm:items-center"
    >
      <div className="flex items-center justify-between gap-3 sm:flex-1">
        <p id={selectedId} role="status" className="font-medium text-sm">
          {selected.size} selected
          {isTooMany && `. At most ${limits.products} can be changed at once.`}
          {withVariants > 0 && !isArchived && (
            <span className="block font-normal text-muted">{variantsText(withVariants)}</span>
          )}
        </p>
        <Button tone="quiet" size="small" onClick={() => setSelected(new Set())}>
          Clear
        </Button>
      </div>
      <div className="flex gap-2 max-sm:*:h-14 max-sm:*:flex-col max-sm:*:gap-0.5 max-sm:*:rounded-md max-sm:*:px-1">
        {actions.map(([name, label, Icon]) => (
          <Button
            key={name}
            tone="secondary"
            size="small"
            className="grow"
            blocked={(isTooMany || (name === 'stock' && withVariants === selected.size)) && { shownBy: selectedId }}
            onClick={() => setKind(name)}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Button>
        ))}
      </div>
      {kind && (
        <BulkDialog
          kind={kind}
          ids={[...selected]}
          onClose={() => setKind(null)}
          onDone={() => {
            setKind(null);
            setSelected(new Set());
          }}
        />
      )}
    </section>
  );
}
