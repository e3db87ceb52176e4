import { randomInt } from 'node:crypto';
import { slugOf } from '@besesaka/schema/kernel/slug.ts';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

const longest = 90;

/**
 * Adds the next free number if the slug is taken, as for shops. A lock prevents two products from getting the same one.
 * `current` is the product's own slug, which is not taken.
 */
export async function freeSlug(ctx: Pick<Ctx, 'db'>, name: string, current?: string): Promise<string> {
  const [slug] = await freeSlugs(ctx, [name], current);
  if (!slug) throw new Error('no slug for a name');
  return slug;
}

/** The same for many products, in the order of their names. The locks are taken in one order by everyone. */
export async function freeSlugs({ db }: Pick<Ctx, 'db'>, names: readonly string[], current = ''): Promise<string[]> {
  const slugs = names.map((name) => slugOf(name).slice(0, longest).replace(/-$/, '') || 'product');
  const stems = [...new Set(slugs.map((slug) => slug.replace(/-\d+$/, '')))].toSorted();
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('product slug ' || stem, 0))
    from unnest(${sql.param(stems)}::text[]) with ordinality as stems(stem, place) order by place`);
  const asked = [...new Set(slugs)].map((slug) => {
    // One more for each that may take a number of this one.
    const rivals = slugs.filter((other) => other === slug || other.startsWith(`${slug}-`)).length + ours.length;
    return { slug, most: rivals };
  });
  const rows = await rowsOf<{ slug: string; free: string[] }>(db, freeOnes(asked, current));
  const free = new Map(rows.map((row) => [row.slug, row.free]));
  const used = new Set<string>(ours);
  return slugs.map((slug) => {
    const found = free.get(slug)?.find((one) => !used.has(one));
    if (!found) throw new Error('no slug is free');
    used.add(found);
    return found;
  });
}

/** The lowest free numbers. Each is looked up by itself, because no index finds beginnings in every collation. */
function freeOnes(asked: readonly { slug: string; most: number }[], current: string): SQL {
  return sql`select asked.slug, array(
      select numbered.slug from (
        select case n when 1 then asked.slug else asked.slug || '-' || n end as slug
        from (select generate_series(1, 1000000) as n) as numbers
      ) as numbered
      where not exists (
        select from ${products} where ${products.slug} = numbered.slug and numbered.slug <> ${current}
      ) limit asked.most
    ) as free
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(slug text, most integer)`;
}

/** Paths that would clash with a slug. */
const ours = ['search', 'create', 'featured', 'import'];

/** Characters that are not easily confused. Eight of them make a collision very unlikely. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function newSku(category: string): string {
  const letters = category
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 4)
    .toUpperCase();
  return `${letters}-${Array.from({ length: 8 }, () => signs.charAt(randomInt(signs.length))).join('')}`;
}
