import { useState } from 'react';
import { z } from 'zod';
import { useFormDraft } from '#accounts/use-form-draft.ts';
import { type Grid, reloaded, type VariantProduct } from './grid.ts';

const row = z.object({
  ...{ price: z.string(), compareAt: z.string(), stock: z.string(), sku: z.string(), imageId: z.string() },
  values: z.array(z.string()),
  stockWas: z.number().nullable(),
  isActive: z.boolean(),
});

/** Stored data is validated like all external input. */
const savedGrid = z.object({
  options: z.array(z.object({ name: z.string(), typed: z.string() })),
  rows: z.array(row),
  left: z.array(row),
});

/** Saves the typed grid for a week, until it is sent or discarded. It comes back with the stock of today. */
export function useGridDraft(personId: string, product: VariantProduct) {
  const { texts, write, forget } = useFormDraft({ name: `variants-${product.id}`, personId, pictures: {} });
  const [restored, setRestored] = useState(() => restoredGrid(texts, product));
  const drop = () => {
    forget();
    setRestored(null);
  };
  return {
    restored,
    write: (grid: Grid, version: number) => write({ grid: JSON.stringify(grid), version: String(version) }),
    forget: drop,
  };
}

function restoredGrid({ grid: text, version }: Readonly<Record<string, string>>, product: VariantProduct) {
  const { data } = savedGrid.safeParse(jsonOf(text));
  return data ? { grid: reloaded(data, product), isStale: Number(version) !== product.editVersion } : null;
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
