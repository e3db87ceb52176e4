import { randomInt } from 'node:crypto';
import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import { like, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';

const longest = 90;

/** The same as for shops: where it is taken, with the next number behind it, and one after the other. */
export async function freeSlug({ db }: Pick<Ctx, 'db'>, name: string): Promise<string> {
  const slug = slugOf(name).slice(0, longest).replace(/-$/, '') || 'product';
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`product slug ${slug.replace(/-\d+$/, '')}`}, 0))`,
  );
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, sql`${slug} || '%'`));
  return untaken(slug, new Set([...ours, ...rows.map((row) => row.slug)]));
}

/** Paths that stand where a slug does. */
const ours = ['search', 'create', 'featured'];

/** Letters that people do not confuse; of thirty to the eighth two are hardly ever the same. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function newSku(category: string): string {
  const letters = category
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 4)
    .toUpperCase();
  return `${letters}-${Array.from({ length: 8 }, () => signs.charAt(randomInt(signs.length))).join('')}`;
}
