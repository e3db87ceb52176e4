import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useCategoryFields } from '#catalog/selling/specification-fields.tsx';
import { staleText } from '#platform/forms/stale-edit.ts';
import { createDraft } from '#platform/user/draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { RestoredNote } from '#ui/controls/restored-note.tsx';
import { type Grid, gridOf, gridText, reloaded, type VariantProduct, withOptions } from './grid.ts';
import { OptionFields } from './option-fields.tsx';
import { type GridFaults, useSaveVariants } from './use-save-variants.ts';
import { VariantRows } from './variant-rows.tsx';

interface Props {
  userId: string;
  product: VariantProduct;
  /** Whether the seller may publish a draft. */
  canPublish: boolean;
  onSaved: () => void;
}

/** Options and variants of one product, saved together. */
export function VariantForm(props: Props) {
  const { product, grid, faults, busy, isRestored, send, change, discard } = useGridForm(props);
  const { fields } = useCategoryFields(product.category.slug);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults) alert.current?.scrollIntoView({ block: 'center' });
  }, [faults]);
  const canPublish = props.canPublish && !product.isActive;
  return (
    <form
      noValidate
      className="flex flex-col gap-5 sm:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void send(canPublish);
      }}
    >
      {isRestored && <RestoredNote onDiscard={discard} />}
      <div ref={alert} className={faults ? '' : 'hidden'}>
        <FormAlert message={faults?.message ?? null} />
      </div>
      <OptionFields
        options={grid.options}
        fields={fields}
        faults={faults?.options ?? noOptions}
        onChange={(options) => change(withOptions(grid, options))}
      />
      <VariantRows grid={grid} images={product.images} faults={faults?.cells ?? noCells} onChange={change} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={busy}>
          {canPublish ? 'Save and publish' : 'Save variants'}
        </Button>
        {canPublish && (
          <Button tone="secondary" size="large" waits={busy} onClick={() => void send(false)}>
            Save as a draft
          </Button>
        )}
      </div>
    </form>
  );
}

/** The grid as it is typed, its draft and its saving. */
function useGridForm({ userId, onSaved, ...props }: Props) {
  const [product, setProduct] = useState(props.product);
  const draft = useGridDraft(userId, props.product);
  const [grid, setGrid] = useState<Grid>(() => draft.restored?.grid ?? gridOf(product));
  const [faults, setFaults] = useState<GridFaults | null>(() => (draft.restored?.isStale ? staleDraft : null));
  const [busy, setBusy] = useState(false);
  const save = useSaveVariants(product);

  async function send(publish: boolean) {
    setBusy(true);
    const saved = await save(grid, publish);
    setBusy(false);
    if ('product' in saved) {
      draft.forget();
      return onSaved();
    }
    setFaults(saved.faults);
    if (!saved.now) return;
    const next = reloaded(grid, saved.now);
    setProduct(saved.now);
    setGrid(next);
    draft.write(next, saved.now);
  }

  const change = (next: Grid) => {
    setGrid(next);
    setFaults(null);
    draft.write(next, product);
  };
  const discard = () => {
    draft.forget();
    setGrid(gridOf(product));
    setFaults(null);
  };
  return { product, grid, faults, busy, isRestored: draft.restored !== null, send, change, discard };
}

/** The product was saved elsewhere after the draft was typed. */
const staleDraft: GridFaults = { message: staleText, cells: new Map(), options: new Map() };
const noOptions: ReadonlyMap<number, string> = new Map();
const noCells: ReadonlyMap<string, string> = new Map();

const row = z.object({
  price: z.string(),
  compareAt: z.string(),
  stock: z.string(),
  sku: z.string(),
  imageId: z.string(),
  values: z.array(z.string()),
  stockSeen: z.number().nullable(),
  isActive: z.boolean(),
});

/** Stored data is validated like all external input. */
const savedGrid = z.object({
  /** The grid of the product, for which this one was typed. */
  seen: z.string(),
  grid: z.object({
    options: z.array(z.object({ name: z.string(), typed: z.string() })),
    rows: z.array(row),
    left: z.array(row),
  }),
});

/** Saves the typed grid for a week, until it is sent or discarded. It comes back with the stock of today. */
export function useGridDraft(userId: string, product: VariantProduct) {
  const [draft] = useState(() => createDraft(localStorage, `form-variants-${product.id}`, userId));
  const [restored, setRestored] = useState(() => {
    const { data } = savedGrid.safeParse(draft.read());
    return data ? { grid: reloaded(data.grid, product), isStale: data.seen !== gridText(product) } : null;
  });
  return {
    restored,
    write: (grid: Grid, seen: VariantProduct) => void draft.write({ grid, seen: gridText(seen) }),
    forget: () => {
      draft.forget();
      setRestored(null);
    },
  };
}
