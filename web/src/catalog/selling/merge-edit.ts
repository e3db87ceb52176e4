import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { OwnProduct } from './own-product-query.ts';

/** A product as its form has it, each field as one text; those of its category as `specifications.<key>`. */
export type EditFields = Readonly<Record<string, string>>;

export interface Conflict {
  name: string;
  theirs: string;
  mine: string;
}

export const specificationName = (key: string) => `specifications.${key}`;

/** Pictures in their order, the primary one first: what two tabs made of them is compared as a whole. */
export function picturesText(ids: readonly string[], primary: string | null | undefined): string {
  return [primary ?? '', ...ids].join(' ');
}

export function textsOf(product: OwnProduct | null): Record<string, string> {
  if (!product) return { isActive: 'true', category: '' };
  return {
    name: product.name,
    category: product.category.slug,
    description: product.description,
    price: product.price.amount,
    compareAtPrice: product.compareAtPrice?.amount ?? '',
    stockQuantity: String(product.stockQuantity),
    isActive: String(product.isActive),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
  };
}

export function fieldsOf(product: OwnProduct): EditFields {
  const specified = product.specifications.map(({ key, value }) => [specificationName(key), value]);
  const ids = product.images.map(({ id }) => id);
  return {
    ...textsOf(product),
    ...Object.fromEntries(specified),
    pictures: picturesText(ids, product.primaryImage?.id),
  };
}

/** The names of the fields that are another. */
export function changedFields(base: EditFields, now: EditFields): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(now)]);
  return [...names].filter((name) => !isSame(name, base[name], now[name]));
}

/** An amount is the same however it is written, and a field that is not there is empty. */
function isSame(name: string, one = '', other = ''): boolean {
  const isAmount = name === 'price' || name === 'compareAtPrice';
  return one === other || (isAmount && one !== '' && parseMoney(one) === parseMoney(other));
}

interface Sides {
  base: EditFields;
  mine: EditFields;
  theirs: EditFields;
}

/**
 * What two people made of the same product: what one of them changed is taken, whoever it was, and what both changed in
 * different ways is a conflict, which stands as mine until it is decided.
 */
export function mergeEdit({ base, mine, theirs }: Sides): { merged: EditFields; conflicts: Conflict[] } {
  const byMe = new Set(changedFields(base, mine));
  const byThem = new Set(changedFields(base, theirs));
  const own = Object.fromEntries([...byMe].map((name) => [name, mine[name] ?? '']));
  const conflicts = [...byMe]
    .filter((name) => byThem.has(name) && !isSame(name, mine[name], theirs[name]))
    .map((name) => ({ name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' }));
  return { merged: { ...theirs, ...own }, conflicts };
}
