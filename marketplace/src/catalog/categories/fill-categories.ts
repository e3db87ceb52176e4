import { categoryTree } from '#catalog/data/categories.ts';
import { categories } from '#catalog/tables.ts';
import { stableId } from '#platform/base/ids.ts';
import type { Database } from '#platform/db/database.ts';

type CategoryRow = Omit<typeof categories.$inferSelect, 'imageId' | 'version' | 'isHidden'>;

/** Returns the tree as rows, parents first. Ids are derived from slugs, so they are the same in every database. */
function categoryRows(): CategoryRow[] {
  return categoryTree.flatMap((root, position) => {
    const { slug, name, icon } = root;
    const parentId = stableId(`category ${slug}`);
    const top: CategoryRow = {
      id: parentId,
      parentId: null,
      name,
      slug,
      icon,
      position,
      fullPath: name,
      path: [slug],
      fields: [],
    };
    const children = root.children.map(
      (leaf, index): CategoryRow => ({
        ...leaf,
        id: stableId(`category ${leaf.slug}`),
        parentId,
        position: index,
        fullPath: `${name} > ${leaf.name}`,
        path: [slug, leaf.slug],
      }),
    );
    return [top, ...children];
  });
}

/** Fills an empty table with the initial tree. After that, only admins change it. */
export async function fillCategories({ ctx }: { ctx: { db: Database } }): Promise<void> {
  const [existing] = await ctx.db.select({ id: categories.id }).from(categories).limit(1);
  if (existing) return;
  // Several processes may start at once; all of them insert the same rows.
  await ctx.db.insert(categories).values(categoryRows()).onConflictDoNothing();
}
