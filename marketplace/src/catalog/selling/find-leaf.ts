import { checkSpecifications, optionFields } from '@besesaka/schema/catalog/specifications.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { categories, type products } from '#catalog/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';

export type Leaf = Pick<typeof categories.$inferSelect, 'id' | 'name' | 'slug' | 'path' | 'fields'>;

/** Finds a category without children by slug or id. Only such a category can have products. */
export async function findLeaf({ db }: Ctx, category: string): Promise<Leaf> {
  const { id, name, slug, path, fields } = categories;
  const isLeaf = sql<boolean>`not exists (select from categories as child where child.parent_id = categories.id)`;
  const [found] = await db
    .select({ id, name, slug, path, fields, isLeaf })
    .from(categories)
    .where(byHandle(categories, category));
  if (!found?.isLeaf) throw new InvalidInput({ category: [texts.categoryRequired] }, texts.categoryRequired);
  return found;
}

/** The category's columns in its products, which lists read without a join. */
export function categoryColumns({ id, name, slug, path }: Leaf) {
  return { categoryId: id, categoryName: name, categorySlug: slug, categoryPath: path };
}

/** The fields that need no value, because the product has them as options, or may get them while it is a draft. */
export function offeredFields(isActive: boolean, options: readonly { id: string }[]): string[] {
  return [...options.map(({ id }) => id), ...(isActive ? [] : optionFields)];
}

/** A draft that left out its sizes or colours needs them before buyers see it, as values or as options. */
export async function requireSizes(
  { db }: Pick<Ctx, 'db'>,
  product: Pick<typeof products.$inferSelect, 'categoryId' | 'specifications' | 'options'>,
): Promise<void> {
  const [category] = await db
    .select({ fields: categories.fields })
    .from(categories)
    .where(eq(categories.id, product.categoryId));
  const isMissing = ({ id }: Leaf['fields'][number]) => optionFields.includes(id) && !product.specifications[id];
  specificationsFor({ fields: category?.fields.filter(isMissing) ?? [] }, {}, offeredFields(true, product.options));
}

/** Returns the values to save, or throws an error that names each wrong field. */
export function specificationsFor(
  { fields }: Pick<Leaf, 'fields'>,
  entered: Readonly<Record<string, string>>,
  offered: readonly string[],
): Record<string, string> {
  const { values, faults } = checkSpecifications(fields, entered, offered);
  const [first] = Object.values(faults).flat();
  if (first) throw new InvalidInput(faults, first);
  return values;
}
