import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { renditionsOf } from '#platform/media/set-media-hidden.ts';
import { media } from '#platform/media/tables.ts';
import { uploads } from './tables.ts';

/** Deletes the public pictures selected by this query; their files are removed later. Returns how many there were. */
export async function deleteMedia({ db, now }: Pick<Ctx, 'db' | 'now'>, ids: SQL): Promise<number> {
  const due = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    with deleted as (delete from ${media} where id in (${ids}) returning id, key),
    deleted_uploads as (delete from ${uploads} where id in (select id from deleted)),
    scheduled_removals as (
      insert into ${fileRemovals} (area, key, due_at)
      select 'public', key, ${due} from deleted
        where not exists (select from ${media} as other where other.key = deleted.key and other.id not in (select id from deleted))
      union select 'public', key, ${due} from ${renditionsOf(sql`deleted`)}
      on conflict do nothing
    )
    select id from deleted`);
  return rows.length;
}
