import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import { like, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** The maximum length of a slug, without a number at its end. */
const longest = 100;
/** Paths that would clash with a slug. */
const reservedSlugs = ['stats'];

/**
 * Returns a slug for the name, with the next free number if it is taken. A lock until the end of the transaction makes
 * concurrent requests for the same slug wait.
 */
export async function freeSlug({ db }: Pick<Ctx, 'db'>, name: string): Promise<string> {
  const slug = slugOf(name).slice(0, longest).replace(/-$/, '') || 'shop';
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop slug ${slug.replace(/-\d+$/, '')}`}, 0))`);
  const rows = await db
    .select({ slug: shops.businessSlug })
    .from(shops)
    .where(like(shops.businessSlug, sql`${slug} || '%'`));
  return untaken(slug, new Set([...reservedSlugs, ...rows.map((row) => row.slug)]));
}
