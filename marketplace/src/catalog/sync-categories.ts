import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { stableId } from '#platform/stable-id.ts';
import { categoryTree } from './data/categories.ts';
import { categories } from './tables.ts';

type CategoryRow = Omit<typeof categories.$inferSelect, 'imageId'>;

/** The tree as rows, parents first. A category's id comes from its slug, so it is the same in every database. */
export function categoryRows(): CategoryRow[] {
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
    const below = root.children.map(
      (leaf, place): CategoryRow => ({
        ...leaf,
        id: stableId(`category ${leaf.slug}`),
        parentId,
        position: place,
        fullPath: `${name} > ${leaf.name}`,
        path: [slug, leaf.slug],
      }),
    );
    return [top, ...below];
  });
}

/** Brings the table in line with the tree: run at every start. Categories that left the tree stay for their products. */
export async function syncCategories({ ctx }: { ctx: { db: Database } }): Promise<void> {
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await ctx.db
    .insert(categories)
    .values(categoryRows())
    .onConflictDoUpdate({
      target: categories.id,
      set: {
        parentId: given('parent_id'),
        name: given('name'),
        slug: given('slug'),
        icon: given('icon'),
        position: given('position'),
        fullPath: given('full_path'),
        path: given('path'),
        fields: given('fields'),
      },
      setWhere: sql`(categories.name, categories.slug, categories.icon, categories.position, categories.full_path, categories.path,
        categories.fields) is distinct from (excluded.name, excluded.slug, excluded.icon, excluded.position,
        excluded.full_path, excluded.path, excluded.fields)`,
    });
}
