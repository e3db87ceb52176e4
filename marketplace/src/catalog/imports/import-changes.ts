import type { ImportChange } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { variantLabel, variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import type { VariantRow } from '#catalog/product/variant-details.ts';
import type { Plan } from './plan-lines.ts';

const shownChars = 120;

/** The changes that lines make, as they are shown before they are applied. Lines that change nothing are left out. */
export function changesOf({ before, after, isNew, lines }: Plan): ImportChange[] {
  const product = isNew ? [] : valuesChanged(shownProduct(before), shownProduct(after));
  return lines
    .filter(({ kind }) => kind !== 'same')
    .map(({ line, kind, variant }): ImportChange => {
      const own = variant?.before ? valuesChanged(shownVariant(variant.before), shownVariant(variant.after)) : [];
      const name = variantName(after.name, variant ? variantLabel(variant.after.optionValues) : '');
      const changes = line === lines[0]?.line ? [...product, ...own] : own;
      return { line, name, is_new: kind === 'create', changes };
    });
}

function valuesChanged(before: Record<string, string>, after: Record<string, string>): ImportChange['changes'] {
  return Object.entries(after)
    .map(([column, value]) => ({ column, before: before[column] ?? '', after: value }))
    .filter((one) => one.before !== one.after);
}

function shownProduct(row: OwnRow): Record<string, string> {
  return {
    name: row.name,
    description: row.description.slice(0, shownChars),
    // Variants show their own.
    ...(row.variants.length === 0 && shownOffer(row)),
    category: row.categoryName,
    is_active: row.isActive ? 'yes' : 'no',
    specifications: Object.entries(row.specifications)
      .map((pair) => pair.join(': '))
      .join(', ')
      .slice(0, shownChars),
    pictures: row.pictures.join(' ').slice(0, shownChars),
  };
}

function shownVariant(row: VariantRow): Record<string, string> {
  return { sku: row.sku, ...shownOffer(row), picture: row.mediaId ?? '' };
}

function shownOffer(row: Pick<OwnRow, 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity'>) {
  return {
    price: moneyText(row.pricePesewas),
    compare_at_price: row.compareAtPesewas === null ? '' : moneyText(row.compareAtPesewas),
    stock: String(row.stockQuantity),
  };
}
