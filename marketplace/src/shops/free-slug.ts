import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import { like, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** Of the address; a number may come behind it. */
const longest = 100;
/** Paths of the service that stand where a slug does. */
const ours = ['stats'];

/** The name as an address; where another shop has that already, with the next number behind it. */
export async function freeSlug({ db }: Pick<Ctx, 'db'>, name: string): Promise<string> {
  const slug = slugOf(name).slice(0, longest).replace(/-$/, '') || 'shop';
  const rows = await db
    .select({ slug: shops.businessSlug })
    .from(shops)
    .where(like(shops.businessSlug, sql`${slug} || '%'`));
  return untaken(slug, new Set([...ours, ...rows.map((row) => row.slug)]));
}
