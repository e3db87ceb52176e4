import { imageFormats, imageWidths } from '@besesaka/schema/kernel/images.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { media } from './tables.ts';

/**
 * Takes the pictures of these ids, a query, out of view or brings them back, within the transaction that does so to what they
 * belong to. What was drawn of them is removed; it is drawn again when somebody may see it again.
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

/** All that may have been drawn of pictures, as `renditionKey` names it. */
export function renditionsOf(pictures: SQL): SQL {
  return sql`(select 'renditions/' || pictures.id || '/' || width || '.' || format as key from ${pictures} as pictures
    cross join unnest(${sql.param([...imageWidths])}::int[]) as width
    cross join unnest(${sql.param([...imageFormats])}::text[]) as format) as drawn`;
}
