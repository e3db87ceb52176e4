import type { AdminCategory, AdminCategoryRow } from '@besesaka/schema/catalog/admin-categories.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { categories } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

const columns = {
  id: categories.id,
  parentId: categories.parentId,
  name: categories.name,
  slug: categories.slug,
  fullPath: categories.fullPath,
  productCount: sql<number>`(
    select count(*)::int from products as held where held.category_path @> array[categories.slug])`,
  icon: categories.icon,
  isHidden: categories.isHidden,
  place: sql<number>`(
    select count(*)::int from categories as before where before.parent_id is not distinct from categories.parent_id
    and (before.position, before.name) < (categories.position, categories.name))`,
  fields: categories.fields,
  version: categories.version,
};

type Row = Pick<typeof categories.$inferSelect, Exclude<keyof typeof columns, 'productCount' | 'place'>> & {
  productCount: number;
  place: number;
};

/** Returns the whole tree for admins, each root followed by its children. */
export async function listAdminCategories({ ctx }: { ctx: Ctx }): Promise<AdminCategoryRow[]> {
  const rows = await ctx.db.select(columns).from(categories).orderBy(asc(categories.position), asc(categories.name));
  const below = (parentId: string | null): Row[] =>
    rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...below(row.id)]);
  return below(null).map(toRow);
}

/** Returns a category with its fields for admins. */
export async function readAdminCategory({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<AdminCategory> {
  const [found] = await ctx.db.select(columns).from(categories).where(eq(categories.id, input.id));
  if (!found) throw new NotFound(catalogTexts.categoryMissing);
  return { ...toRow(found), fields: found.fields, version: found.version };
}

function toRow({ id, parentId, name, slug, fullPath, productCount, fields, ...row }: Row): AdminCategoryRow {
  return {
    id,
    parent_id: parentId,
    name,
    slug,
    full_path: fullPath,
    product_count: productCount,
    field_count: fields.length,
    icon: row.icon,
    position: row.place,
    is_hidden: row.isHidden,
  };
}
