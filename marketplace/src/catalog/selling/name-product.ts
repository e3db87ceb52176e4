import { randomInt } from 'node:crypto';
import { slugOf } from '@besesaka/schema/kernel/slug.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

const longest = 90;

/**
 * Adds the next free number if the slug is taken, as for shops. A lock prevents two products from getting the same one.
 * `current` is the product's own slug, which is not taken.
 */
export async function freeSlug({ db }: Pick<Ctx, 'db'>, name: string, current = ''): Promise<string> {
  const slug = slugOf(name).slice(0, longest).replace(/-$/, '') || 'product';
  const stem = slug.replace(/-\d+$/, '');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('product slug ' || ${stem}, 0))`);
  // Each number is looked up by itself, because no index finds beginnings in every collation.
  const [free] = await rowsOf<{ slug: string }>(
    db,
    sql`select slug from (
        select case n when 1 then ${slug} else ${slug} || '-' || n end as slug
        from (select generate_series(1, 1000000) as n) as numbers
      ) as numbered
      where slug <> all(${sql.param(reservedSlugs)}::text[])
        and not exists (select from products where products.slug = numbered.slug and numbered.slug <> ${current})
      limit 1`,
  );
  if (!free) throw new Error('no slug is free');
  return free.slug;
}

/** Paths that would clash with a slug. */
const reservedSlugs = ['search', 'create', 'featured', 'import'];

/** Characters that are not easily confused. Eight of them make a collision very unlikely. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function newSku(category: string): string {
  const letters = category
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 4)
    .toUpperCase();
  return `${letters}-${Array.from({ length: 8 }, () => signs.charAt(randomInt(signs.length))).join('')}`;
}
