import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';

/** Deletes those of the selected uploads that are still unused, with their files. Returns how many there were. */
export async function dropUnused({ db, now }: Pick<Ctx, 'db' | 'now'>, ids: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with gone as (
      delete from uploads where id = any (array(${ids})) and used_at is null returning area, key
    )
    insert into file_removals (area, key, due_at)
    select area, key, ${now.toISOString()}::timestamptz from gone
    on conflict do nothing`);
  return rowCount ?? 0;
}
