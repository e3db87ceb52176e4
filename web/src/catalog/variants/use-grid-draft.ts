import { useState } from 'react';
import { z } from 'zod';
import { createDraft } from '#platform/person/draft.ts';
import { type Grid, reloaded, type VariantProduct } from './grid.ts';

const row = z.object({
  ...{ price: z.string(), compareAt: z.string(), stock: z.string(), sku: z.string(), imageId: z.string() },
  values: z.array(z.string()),
  stockWas: z.number().nullable(),
  isActive: z.boolean(),
});

/** Stored data is validated like all external input. */
const savedGrid = z.object({
  /** The edit version of the product that the grid was typed for. */
  version: z.number(),
  grid: z.object({
    options: z.array(z.object({ name: z.string(), typed: z.string() })),
    rows: z.array(row),
    left: z.array(row),
  }),
});

/** Saves the typed grid for a week, until it is sent or discarded. It comes back with the stock of today. */
export function useGridDraft(personId: string, product: VariantProduct) {
  const [draft] = useState(() => createDraft(localStorage, `form-variants-${product.id}`, personId));
  const [restored, setRestored] = useState(() => {
    const { data } = savedGrid.safeParse(draft.read());
    return data ? { grid: reloaded(data.grid, product), isStale: data.version !== product.editVersion } : null;
  });
  return {
    restored,
    write: (grid: Grid, version: number) => void draft.write({ grid, version }),
    forget: () => {
      draft.forget();
      setRestored(null);
    },
  };
}
