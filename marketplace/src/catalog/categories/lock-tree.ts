import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import { categoryTexts as texts } from '@besesaka/schema/catalog/category-texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { asc, eq } from 'drizzle-orm';
import { refreshProducts } from '#catalog/refresh-products.ts';
import { categories, products } from '#catalog/tables.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Branch } from './branches.ts';

/** Locks and reads the whole tree, because one change can affect every path. Concurrent changes run one after the other. */
export async function lockTree(tx: Tx): Promise<Branch[]> {
  const { id, parentId, name, slug, path, fullPath, position, icon, version } = categories;
  return tx.db
    .select({ id, parentId, name, slug, path, fullPath, position, icon, version })
    .from(categories)
    .orderBy(asc(id))
    .for('no key update');
}

export function categoryIn(tree: readonly Branch[], id: string): Branch {
  const category = tree.find((one) => one.id === id);
  if (!category) throw new NotFound(catalogTexts.categoryMissing);
  return category;
}

/** A parent must be a root without products, because products belong to leaves only. */
export async function requirePlace(ctx: Ctx, tree: readonly Branch[], parentId: string | null): Promise<void> {
  const siblings = tree.filter((one) => one.parentId === parentId);
  if (siblings.length >= limits.siblingsMax) throw new Refused(texts.tooMany);
  if (parentId === null) return;
  if (categoryIn(tree, parentId).parentId !== null) throw new Refused(texts.parentBelow);
  const [held] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, parentId))
    .limit(1);
  if (held) throw new Refused(texts.parentHolds);
}

/** Two categories under the same parent must not share a name, or users could not distinguish them. */
export function requireFreeName(tree: readonly Branch[], { id, parentId, name }: Omit<Branch, 'version'>): void {
  const same = (one: Branch) => one.parentId === parentId && one.id !== id;
  if (tree.some((one) => same(one) && one.name.toLowerCase() === name.toLowerCase()))
    throw new Refused(texts.nameTaken, 'REFUSED', { name: [texts.nameTaken] });
}

/** Returns the position after the last category under this parent. */
export function nextPosition(tree: readonly Branch[], parentId: string | null): number {
  return Math.max(-1, ...tree.filter((one) => one.parentId === parentId).map(({ position }) => position)) + 1;
}

/** Saves the positions and paths of these categories and updates the copies in their products. */
export async function writeBranch(tx: Tx, branch: readonly Branch[]): Promise<void> {
  for (const { id, parentId, name, path, fullPath, position } of branch)
    await tx.db.update(categories).set({ parentId, name, path, fullPath, position }).where(eq(categories.id, id));
  await refreshProducts({ tx, input: { shopIds: [], categoryIds: branch.map(({ id }) => id) } });
}
