import { sql } from 'drizzle-orm';
import type { TtlCache } from '#platform/base/ttl-cache.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** Maps place names to the cities of shops that they mean: each city's own name, and the name of its region. */
export type Towns = ReadonlyMap<string, readonly string[]>;

/** Sellers enter their city as free text, so only the names with the most shops are loaded. */
const mostWords = 2000;
const mostCities = 100;

/** Cached for longer than a search, because it reads all shops. */
export function readTowns(ctx: Ctx, caches: { towns: TtlCache<Towns> }): Promise<Towns> {
  return caches.towns.get('', ctx.now, async () => {
    const rows = await rowsOf<{ word: string; cities: string[] }>(
      ctx.db,
      sql`
        select word, (array_agg(distinct city))[:${sql.raw(String(mostCities))}] as cities
        from (select city, region, count(*) as shops from shops where city <> '' group by city, region) as places
        cross join lateral unnest(string_to_array(fold_text(city || ' ' || region), ' ')) as word
        group by word order by sum(shops) desc, word limit ${mostWords}
      `,
    );
    return new Map(rows.map(({ word, cities }) => [word, cities]));
  });
}
