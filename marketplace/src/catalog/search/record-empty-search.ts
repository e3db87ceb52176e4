import { sql } from 'drizzle-orm';
import { dayOf } from '#platform/base/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { emptySearches } from './tables.ts';

/** Further texts of a day are not counted, so that no program can fill the table. */
const textsPerDay = 1_000;
const longest = 100;

/** Counts a search that found nothing. */
export async function recordEmptySearch({ db, now }: Ctx, searched: string): Promise<void> {
  const text = searched.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, longest);
  const day = dayOf(now);
  await db.execute(sql`
    insert into ${emptySearches} (day, text)
    select ${day}::date, ${text}
    where (select count(*) from ${emptySearches} where ${emptySearches.day} = ${day}::date) < ${textsPerDay}
    on conflict (day, text) do update set times = ${emptySearches.times} + 1`);
}
