import { imageFormats, imageWidths } from '@besesaka/schema/kernel/images.ts';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { renditionKey } from '#platform/media/renditions.ts';
import { media } from '#platform/media/tables.ts';
import { narrowKey } from './read-upload.ts';
import { type UploadRow, uploads } from './tables.ts';

/** Deletes pictures that are no longer used, within the caller's transaction; their files are removed after it. */
export async function releaseUploads({ db, now }: Pick<Ctx, 'db' | 'now'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .delete(uploads)
    .where(inArray(uploads.id, [...ids]))
    .returning();
  const published = rows.filter(({ area }) => area === 'public').map(({ id }) => id);
  if (published.length > 0) await db.delete(media).where(inArray(media.id, published));
  const files = rows.flatMap((row) => keysOf(row).map((key) => ({ area: row.area, key, dueAt: now })));
  if (files.length > 0) await db.insert(fileRemovals).values(files).onConflictDoNothing();
}

/** The keys of the picture and of all its possible renditions. */
function keysOf({ id, area, key }: UploadRow): string[] {
  const drawn = imageWidths.flatMap((width) =>
    area === 'public' ? imageFormats.map((format) => renditionKey({ id, width, format })) : [narrowKey(id, width)],
  );
  return [key, ...drawn];
}
