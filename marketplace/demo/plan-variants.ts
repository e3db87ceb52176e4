import { optionId } from '@besesaka/schema/catalog/variant-names.ts';
import type { productVariants } from '#catalog/tables.ts';
import { stableId } from '#platform/base/ids.ts';
import type { Listed } from './choose-shops.ts';
import { createDice } from './dice.ts';

export type VariantRow = typeof productVariants.$inferInsert & { optionValues: string[] };

/** The options of a line and their variants: each combination of values, some of them sold out. */
export function planVariants({ leaf, line }: Listed, product: { id: string; slug: string; sku: string }) {
  const dice = createDice(`variants ${product.slug}`);
  const options = Object.entries(line.options ?? {}).map(([name, values]) => {
    return { id: optionId(name, leaf.fields), name, values };
  });
  if (options.length === 0) return { options, variants: [] };
  const combined = options.reduce<string[][]>(
    (all, { values }) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  const variants = combined.map((optionValues, position): VariantRow => {
    const dearer = optionValues.reduce((sum, value) => sum + (line.dearer?.[value] ?? 0), 0);
    return {
      id: stableId(`demo variant ${product.slug} ${optionValues.join()}`),
      productId: product.id,
      position,
      optionValues,
      sku: `${product.sku}-${String(position + 1).padStart(2, '0')}`,
      pricePesewas: (line.cedi + dearer) * 100,
      compareAtPesewas: line.was === undefined ? null : (line.was + dearer) * 100,
      // The first one is never sold out, because orders of the demo name it.
      stockQuantity: position > 0 && dice.chance(0.15) ? 0 : dice.between(2, 16),
    };
  });
  return { options, variants };
}
