import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Categories } from '#catalog/categories/use-categories.ts';
import { emptySearch, type ProductSearch, productSearchPath } from '#catalog/search/product-search.ts';
import { currentSearch, searchOfForm } from '#catalog/search/read-product-search.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { optional } from '#ui/display/optional.tsx';
import { FacetGroups } from './facet-groups.tsx';
import { FilterFields } from './filter-fields.tsx';

const MatchCount = optional(async () => (await import('#catalog/search/match-count.tsx')).MatchCount);
const CloseOnBack = optional(async () => (await import('#platform/page/layers.ts')).CloseOnBack);

interface FilterPanelProps {
  id: string;
  open: boolean;
  /** The list's path. The form submits to it, with or without script. */
  path: '/products' | '/search';
  /** The search in the URL. */
  search: ProductSearch;
  categories: Categories;
  onClose: () => void;
}

/**
 * All filters, which take effect when they are applied. A native dialog, because without script its form is part of the
 * page.
 */
export function FilterPanel({ id, open, path, search, categories, onClose }: FilterPanelProps) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(search);
  const change = (part: Partial<ProductSearch>) => setDraft({ ...draft, ...part });
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    const to = productSearchPath(path, searchOfForm(event.currentTarget));
    // A second tap replaces the history entry, so that one Back undoes both.
    navigate(to, { replace: to === productSearchPath(path, currentSearch(path, search)) });
  };
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && onClose();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog.
    <dialog
      ref={dialog}
      id={id}
      aria-label="Filters"
      onClose={onClose}
      onClick={closeOutside}
      className="sheet flex-col p-0! backdrop:bg-black/50 open:flex noscript:static noscript:flex noscript:translate-none"
    >
      {open && <CloseOnBack close={onClose} />}
      <header className="flex items-center justify-between gap-4 border-line border-b py-1 ps-5 pe-2 noscript:hidden">
        <h2 className="text-lg">Filters</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <form action={path} method="get" aria-label="Filters" onSubmit={onSubmit} className="flex min-h-0 flex-col">
        <div className="flex flex-col gap-4 overflow-y-auto overscroll-contain px-5 py-4">
          {search.query && <input type="hidden" name="q" value={search.query} />}
          <FilterFields draft={draft} categories={categories} onChange={change} />
          <FacetGroups search={search} chosen={draft.specs} onChange={(specs) => change({ specs })} />
        </div>
        <div className="flex gap-3 border-line border-t px-5 py-3">
          <Button type="submit" className="flex-1">
            Apply Filters
            {open && <MatchCount draft={draft} />}
          </Button>
          <Link
            to={productSearchPath(path, { ...emptySearch, query: search.query })}
            onClick={onClose}
            className={buttonStyle({ tone: 'quiet' })}
          >
            Clear All
          </Link>
        </div>
      </form>
    </dialog>
  );
}

interface FilterToggleProps {
  open: boolean;
  count: number;
  panelId: string;
  onOpen: () => void;
}

export function FilterToggle({ open, count, panelId, onOpen }: FilterToggleProps) {
  return (
    <button type="button" aria-expanded={open} aria-controls={panelId} onClick={onOpen} className="chip">
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      Filters
      {count > 0 && (
        <span className="min-w-5 rounded-full bg-brand px-1.5 text-center text-on-brand text-xs leading-5 tabular-nums">
          {count}
          <span className="sr-only"> active</span>
        </span>
      )}
    </button>
  );
}
