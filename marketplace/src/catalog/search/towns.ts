import { sql } from 'drizzle-orm';
import type { Kept } from '#platform/base/kept.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** The words by which one calls where there are shops, each with the cities that it means: a city's name, and its region's. */
export type Towns = ReadonlyMap<string, readonly string[]>;

/** Sellers type their city themselves, so there is no end to them: those of most shops. */
const mostWords = 2000;
const mostCities = 100;

/** Reads all shops, so it is kept for longer than a search. */
export function readTowns(ctx: Ctx, kept: { towns: Kept<Towns> }): Promise<Towns> {
  return kept.towns.get('', ctx.now, async () => {
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
