import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { sameText } from '@besesaka/schema/catalog/variant-names.ts';
import type { ProductVariantsInput } from '@besesaka/schema/catalog/variants.ts';
import type { OwnVariantsQuery } from '#gql/graphql.ts';

export type VariantProduct = NonNullable<OwnVariantsQuery['product']>;

/** The columns that are typed and can be filled down. */
export const typedColumns = ['price', 'stock', 'compareAt', 'sku'] as const;
export type Column = (typeof typedColumns)[number];

export interface GridRow extends Record<Column, string> {
  values: readonly string[];
  /** The stock that the seller saw; null for a new variant. */
  stockSeen: number | null;
  imageId: string;
  isActive: boolean;
}

/** An option as it is typed: its values are separated by commas. */
export interface GridOption {
  name: string;
  typed: string;
}

export interface Grid {
  options: readonly GridOption[];
  rows: readonly GridRow[];
  /** Rows whose values are not in the options now; they come back with them. */
  left: readonly GridRow[];
}

const keyOf = (values: readonly string[]) => JSON.stringify(values.map(sameText));

/** The values of an option, without empty and repeated ones. */
export function valuesOf({ typed }: GridOption): string[] {
  const values = typed.split(/[,\n;]/).map((value) => value.trim().replace(/\s+/g, ' '));
  return values.filter(
    (value, index) => value !== '' && values.findIndex((one) => sameText(one) === sameText(value)) === index,
  );
}

export function gridOf(product: VariantProduct): Grid {
  const options = product.options.map(({ name, values }) => ({ name, typed: values.join(', ') }));
  const rows = product.variants.map((variant) => ({
    values: variant.optionValues,
    price: variant.price.amount,
    compareAt: variant.compareAtPrice?.amount ?? '',
    stock: String(variant.stockQuantity),
    stockSeen: variant.stockQuantity,
    sku: variant.sku ?? '',
    imageId: variant.image?.id ?? '',
    isActive: variant.isActive,
  }));
  // The first variants of a simple product start with its price.
  const simple = { ...emptyRow([]), price: product.price.amount, compareAt: product.compareAtPrice?.amount ?? '' };
  return withOptions({ options, rows: rows.length > 0 ? rows : [simple], left: [] }, options);
}

const emptyRow = (values: readonly string[]): GridRow => ({
  values,
  price: '',
  compareAt: '',
  stock: '0',
  stockSeen: null,
  sku: '',
  imageId: '',
  isActive: true,
});

/** How many variants the options make. */
export function countOf(options: readonly GridOption[]): number {
  return options.map((option) => valuesOf(option).length).reduce((all, count) => all * count, 1);
}

/**
 * One row for each combination. A combination that was there before keeps what was typed; a new one starts with the price
 * of the first. With too many combinations the rows stay as they are.
 */
export function withOptions(grid: Grid, options: readonly GridOption[]): Grid {
  if (countOf(options) > limits.variantsMax) return { ...grid, options };
  const rowByKey = new Map([...grid.left, ...grid.rows].map((row) => [keyOf(row.values), row]));
  const [first] = grid.rows;
  const combined = options.reduce<string[][]>(
    (all, option) => all.flatMap((values) => valuesOf(option).map((value) => [...values, value])),
    [[]],
  );
  const isNew = grid.rows.every(({ stockSeen }) => stockSeen === null);
  const rows = combined.map((values) => {
    const row = rowByKey.get(keyOf(values));
    if (row) return { ...row, values };
    // A combination that the saved product does not offer stays switched off.
    return {
      ...emptyRow(values),
      price: first?.price ?? '',
      compareAt: first?.compareAt ?? '',
      isActive: isNew || isAdded(grid, values),
    };
  });
  const shown = new Set(rows.map(({ values }) => keyOf(values)));
  return { options, rows, left: [...rowByKey.values()].filter(({ values }) => !shown.has(keyOf(values))) };
}

/** Whether one of these values is new, so that the seller means to offer it. */
function isAdded({ options }: Grid, values: readonly string[]): boolean {
  return values.some((value, index) => {
    const before = options[index];
    return !before || !valuesOf(before).some((one) => sameText(one) === sameText(value));
  });
}

export function withCell(grid: Grid, place: number, change: Partial<GridRow>): Grid {
  return { ...grid, rows: grid.rows.map((row, index) => (index === place ? { ...row, ...change } : row)) };
}

/** Copies a cell into the same column of all rows below it. */
export function filledDown(grid: Grid, place: number, column: Exclude<Column, 'sku'> | 'imageId'): Grid {
  const value = grid.rows[place]?.[column] ?? '';
  return { ...grid, rows: grid.rows.map((row, index) => (index > place ? { ...row, [column]: value } : row)) };
}

const amountOf = (typed: string) => typed.trim().replaceAll(/[\s,]/g, '');

/** The grid as it is sent, with the row of each variant. Rows that are off and were never filled in are left out. */
export function sentGrid({ options, rows }: Grid) {
  const sent = rows.flatMap((row, place) => (row.isActive || row.stockSeen !== null ? [{ row, place }] : []));
  const input = {
    options: options.map((option) => ({ name: option.name.trim(), values: valuesOf(option) })),
    variants: sent.map(({ row }) => variantOf(row)),
  };
  return { input, places: sent.map(({ place }) => place) };
}

/** Stock is sent as a difference, so that orders count. */
function variantOf(row: GridRow): ProductVariantsInput['variants'][number] {
  const typed = amountOf(row.stock);
  const stock = typed === '' ? Number.NaN : Number(typed);
  return {
    option_values: [...row.values],
    price: amountOf(row.price),
    compare_at_price: amountOf(row.compareAt) || null,
    ...(row.stockSeen === null
      ? { stock_quantity: stock }
      : stock !== row.stockSeen && { stock_by: stock - row.stockSeen }),
    sku: row.sku.trim(),
    image_id: row.imageId || null,
    is_active: row.isActive,
  };
}

/** Takes over what was saved elsewhere, and keeps what was typed here. */
export function reloaded(mine: Grid, now: VariantProduct): Grid {
  const theirs = new Map(gridOf(now).rows.map((row) => [keyOf(row.values), row]));
  const rows = mine.rows.map((row) => {
    const their = theirs.get(keyOf(row.values));
    if (!their || their.stockSeen === null) return { ...row, stockSeen: null };
    const isTyped = row.stock.trim() !== String(row.stockSeen);
    return { ...row, stockSeen: their.stockSeen, stock: isTyped ? row.stock : their.stock };
  });
  return { ...mine, rows };
}

/** Everything that the seller edits but the stock, which orders change. */
export function gridText(product: VariantProduct): string {
  return JSON.stringify(gridOf(product), (name, value) => (name.startsWith('stock') ? undefined : value));
}
