import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { renditionsOf } from '#platform/media/set-media-hidden.ts';
import { media } from '#platform/media/tables.ts';
import { uploads } from './tables.ts';

/** Deletes the public pictures selected by this query; their files are removed later. Returns how many there were. */
export async function dropMedia({ db, now }: Pick<Ctx, 'db' | 'now'>, ids: SQL): Promise<number> {
  const due = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    with gone as (delete from ${media} where id in (${ids}) returning id, key),
    brought as (delete from ${uploads} where id in (select id from gone)),
    files as (
      insert into ${fileRemovals} (area, key, due_at)
      select 'public', key, ${due} from gone
        where not exists (select from ${media} as other where other.key = gone.key and other.id not in (select id from gone))
      union select 'public', key, ${due} from ${renditionsOf(sql`gone`)}
      on conflict do nothing
    )
    select id from gone`);
  return rows.length;
}
