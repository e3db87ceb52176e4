import { imageFormats, imageWidths } from '@besesaka/schema/kernel/images.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { media } from './tables.ts';

/**
 * Hides or shows the pictures selected by this query, within the transaction that does the same to their owner. Hiding
 * removes the renditions, which are made again on demand.
 */
export async function setMediaHidden({ db, now }: Ctx, ids: SQL, isHidden: boolean): Promise<void> {
  if (!isHidden) {
    await db.execute(sql`update ${media} set hidden_at = null where id in (${ids})`);
    return;
  }
  await db.execute(sql`
    with hidden as (
      update ${media} set hidden_at = ${now.toISOString()}::timestamptz where id in (${ids}) and hidden_at is null returning id
    )
    insert into ${fileRemovals} (area, key, due_at)
    select 'public', key, ${now.toISOString()}::timestamptz from ${renditionsOf(sql`hidden`)} on conflict do nothing`);
}

/** The keys of all possible renditions of these pictures, as `renditionKey` builds them. */
export function renditionsOf(pictures: SQL): SQL {
  return sql`(select 'renditions/' || pictures.id || '/' || width || '.' || format as key from ${pictures} as pictures
    cross join unnest(${sql.param([...imageWidths])}::int[]) as width
    cross join unnest(${sql.param([...imageFormats])}::text[]) as format) as drawn`;
}
