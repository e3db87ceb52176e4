import type { CategoryNode } from '@besesaka/schema/catalog/category-resources.ts';
import { asc, eq } from 'drizzle-orm';
import { categories } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';

/** Returns the category tree as menus show it: roots first, each level in its own order. */
export async function listCategories({ ctx }: { ctx: Ctx }): Promise<CategoryNode[]> {
  const { id, parentId, name, slug, icon, imageId, fullPath, position } = categories;
  const rows = await ctx.db
    .select({ id, parentId, name, slug, icon, imageId, fullPath })
    .from(categories)
    .where(eq(categories.isHidden, false))
    .orderBy(asc(position), asc(name));
  const nodes = new Map(
    rows.map((row): [string, CategoryNode] => [
      row.id,
      {
        id: row.id,
        name: row.name,
        slug: row.slug,
        icon: row.icon,
        image: row.imageId && mediaPath(row.imageId),
        full_path: row.fullPath,
        children: [],
      },
    ]),
  );
  const roots: CategoryNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row.id);
    if (!node) continue;
    // A hidden category hides everything below it.
    if (row.parentId === null) roots.push(node);
    else nodes.get(row.parentId)?.children.push(node);
  }
  return roots;
}
