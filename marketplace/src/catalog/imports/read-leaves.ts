import { sql } from 'drizzle-orm';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import { categories } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';

export interface Leaves {
  find(category: string): Leaf | undefined;
}

/** The categories that products can have, by slug and by path. */
export async function readLeaves({ db }: Pick<Ctx, 'db'>): Promise<Leaves> {
  const { id, name, slug, path, fields, fullPath } = categories;
  const rows = await db
    .select({ id, name, slug, path, fields, fullPath })
    .from(categories)
    .where(sql`not exists (select from categories as child where child.parent_id = ${categories.id})`);
  const key = (text: string) => text.toLowerCase().replaceAll(/\s*>\s*/g, '>');
  const byKey = new Map(rows.flatMap((row) => [[key(row.fullPath), row] as const, [row.slug, row] as const]));
  return { find: (category) => byKey.get(key(category)) };
}
