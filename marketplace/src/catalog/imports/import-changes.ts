import type { ImportChange } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import type { ProductChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import { variantLabel, variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import type { VariantRow } from '#catalog/product/variant-details.ts';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import type { Grid } from './plan-grid.ts';
import type { Draft } from './read-draft.ts';

const shownChars = 120;

/** What the lines of a product have done. */
export interface Imported {
  kinds: { line: number; kind: 'create' | 'update' | 'same' }[];
  changes: ImportChange[];
}

type Offer = Partial<Pick<VariantRow, 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity'>>;
type Fields = Pick<
  ProductChangeInput,
  | 'external_id'
  | 'name'
  | 'description'
  | 'price'
  | 'compare_at_price'
  | 'stock_quantity'
  | 'is_active'
  | 'specifications'
  | 'image_ids'
>;

export interface Edit {
  /** The fields that lines set to another value. */
  input: Fields & Pick<ProductChangeInput, 'category'>;
  /** The same, as they are shown before they are applied. */
  changes: ImportChange['changes'];
}

/** The category is left alone where it stays, so that new required fields do not hinder other changes. */
export function editOf(
  head: Draft,
  before: OwnRow | undefined,
  { category, isGrid }: { category: Leaf | undefined; isGrid: boolean },
): Edit {
  const was: Fields = before ? fieldsOf({ ...before, isGrid }) : {};
  const specifications = { ...before?.specifications, ...head.specifications };
  const fields = fieldsOf({ ...head, specifications, isGrid });
  const isOther = ([name, value]: [string, unknown]) =>
    value !== undefined && comparable(value) !== comparable(Reflect.get(was, name));
  const input: Fields = Object.fromEntries(Object.entries(fields).filter(isOther));
  if (!before) return { input: { ...input, category: category?.slug }, changes: [] };
  const changes = Object.entries(input).map(([name, value]) => ({
    column: columns[name] ?? name,
    before: shownValue(Reflect.get(was, name)),
    after: shownValue(value),
  }));
  if (!category || category.id === before.categoryId) return { input, changes };
  const moved = { column: 'category', before: before.categoryName, after: category.name };
  return { input: { ...input, category: category.slug, specifications }, changes: [...changes, moved] };
}

const columns: Readonly<Record<string, string>> = { stock_quantity: 'stock', image_ids: 'pictures' };

type Named = Offer & {
  isGrid: boolean;
  externalId: string | null | undefined;
  name: string | undefined;
  description: string | undefined;
  isActive: boolean | undefined;
  specifications: Record<string, string>;
  pictures: string[];
};

/** Under their names in the form. Variants have their own offer. */
function fieldsOf({ isGrid, ...of }: Named): Fields {
  return {
    external_id: of.externalId,
    name: of.name,
    description: of.description,
    ...(!isGrid && offerOf(of)),
    is_active: of.isActive,
    specifications: of.specifications,
    image_ids: of.pictures.length > 0 ? of.pictures : undefined,
  };
}

function offerOf({ pricePesewas, compareAtPesewas, stockQuantity }: Offer) {
  const compare =
    compareAtPesewas === undefined || compareAtPesewas === null ? compareAtPesewas : moneyText(compareAtPesewas);
  return {
    price: pricePesewas === undefined ? undefined : moneyText(pricePesewas),
    compare_at_price: compare,
    stock_quantity: stockQuantity,
  };
}

const isRecord = (value: unknown): value is object => value instanceof Object && !Array.isArray(value);

/** The database returns the keys of an object in an order of its own. */
const comparable = (value: unknown) => JSON.stringify(isRecord(value) ? Object.entries(value).toSorted() : value);

function shownValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  const pairs = isRecord(value)
    ? Object.entries(value)
        .map((pair) => pair.join(': '))
        .join(', ')
    : text;
  return pairs.slice(0, shownChars);
}

interface Changed {
  kinds: Imported['kinds'];
  name: string;
  edit: Edit;
  grid: Grid | null;
}

/** The changes that lines make, as they are shown before they are applied. Lines that change nothing are left out. */
export function changesOf({ kinds, name, edit, grid }: Changed): ImportChange[] {
  return kinds.flatMap(({ line, kind }, place): ImportChange[] => {
    if (kind === 'same') return [];
    const variant = grid?.lines[place];
    const named = variantName(name, variant ? variantLabel(variant.after.optionValues) : '');
    const own = variant?.before ? variantChanges(variant.before, variant.after) : [];
    return [{ line, name: named, is_new: kind === 'create', changes: [...(place === 0 ? edit.changes : []), ...own] }];
  });
}

function variantChanges(before: VariantRow, after: VariantRow): ImportChange['changes'] {
  const shownOf = (row: VariantRow) => ({ sku: row.sku, ...offerOf(row), picture: row.mediaId });
  const was = shownOf(before);
  return Object.entries(shownOf(after))
    .map(([name, value]) => ({
      column: columns[name] ?? name,
      before: shownValue(Reflect.get(was, name)),
      after: shownValue(value),
    }))
    .filter((one) => one.before !== one.after);
}
