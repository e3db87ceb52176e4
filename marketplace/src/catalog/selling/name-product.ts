import { randomInt } from 'node:crypto';
import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import { like, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';

const longest = 90;

/**
 * Adds the next free number if the slug is taken, as for shops. A lock prevents two products from getting the same one.
 * `current` is the product's own slug, which is not taken.
 */
export async function freeSlug({ db }: Pick<Ctx, 'db'>, name: string, current?: string): Promise<string> {
  const slug = slugOf(name).slice(0, longest).replace(/-$/, '') || 'product';
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`product slug ${slug.replace(/-\d+$/, '')}`}, 0))`,
  );
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, sql`${slug} || '%'`));
  return untaken(slug, new Set([...ours, ...rows.map((row) => row.slug).filter((one) => one !== current)]));
}

/** Paths that would clash with a slug. */
const ours = ['search', 'create', 'featured'];

/** Characters that are not easily confused. Eight of them make a collision very unlikely. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function newSku(category: string): string {
  const letters = category
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 4)
    .toUpperCase();
  return `${letters}-${Array.from({ length: 8 }, () => signs.charAt(randomInt(signs.length))).join('')}`;
}
