import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import { like, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** Of the address; a number may come behind it. */
const longest = 100;
/** Paths of the service that stand where a slug does. */
const ours = ['stats'];

/**
 * The name as an address; where another shop has that already, with the next number behind it. Of several who ask for one at
 * once each waits for the one before, until the transaction ends.
 */
export async function freeSlug({ db }: Pick<Ctx, 'db'>, name: string): Promise<string> {
  const slug = slugOf(name).slice(0, longest).replace(/-$/, '') || 'shop';
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop slug ${slug.replace(/-\d+$/, '')}`}, 0))`);
  const rows = await db
    .select({ slug: shops.businessSlug })
    .from(shops)
    .where(like(shops.businessSlug, sql`${slug} || '%'`));
  return untaken(slug, new Set([...ours, ...rows.map((row) => row.slug)]));
}
