import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { media } from '#platform/media/tables.ts';
import type { Purpose } from './purposes.ts';
import { type UploadRow, uploads } from './tables.ts';

interface UploadClaim {
  purpose: Purpose;
  ids: readonly string[];
  ownerId: string;
  /** The input field that names the uploads, for the error. */
  field: string;
}

/**
 * Marks uploads as used, in the order of their ids: all of them or none. Each must be unused, for this purpose and of
 * this owner.
 */
export async function claimUploads(
  { db, now }: Ctx,
  { purpose, ids, ownerId, field }: UploadClaim,
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  const isTheirs = and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose.name), isNull(uploads.usedAt));
  const rows = await db
    .update(uploads)
    .set({ usedAt: now })
    .where(and(inArray(uploads.id, [...ids]), isTheirs))
    .returning();
  if (rows.length < ids.length) throw new InvalidInput({ [field]: [texts.missing] }, texts.missing);
  const claimed = ids.flatMap((id) => rows.find((row) => row.id === id.toLowerCase()) ?? []);
  if (purpose.audience === 'everybody') {
    await db
      .insert(media)
      .values(claimed.map(({ id, key, width, height, color }) => ({ id, key, width, height, color, createdAt: now })));
  }
  return claimed;
}
