import type { CategoryNode } from '@besesaka/schema/catalog/resources.ts';
import { asc } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import { categories } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';

/** The whole tree, roots first, each level in its own order. */
export function listCategories({ ctx, kept }: { ctx: Ctx; kept: KeptReads }): Promise<CategoryNode[]> {
  return kept.categories.get('tree', ctx.now, () => readTree(ctx));
}

async function readTree(ctx: Ctx): Promise<CategoryNode[]> {
  const { id, parentId, name, slug, icon, imageId, fullPath, position } = categories;
  const rows = await ctx.db
    .select({ id, parentId, name, slug, icon, imageId, fullPath })
    .from(categories)
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
    const parent = row.parentId === null ? undefined : nodes.get(row.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
