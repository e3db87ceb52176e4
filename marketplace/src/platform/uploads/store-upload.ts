import type { Ctx } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import type { NormalPicture } from '#platform/media/drawing.ts';
import { type UploadRow, uploads } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { ownerId: string; picture: NormalPicture };
}

/** Keeps a picture in the private store, for its owner to use. The row comes first: what is swept is found by it. */
export async function storeUpload({ ctx, input: { ownerId, picture } }: Args): Promise<UploadRow> {
  const id = newId();
  const { body, width, height, color } = picture;
  const row = { id, ownerId, key: `uploads/${id}.webp`, width, height, color, usedAt: null, createdAt: ctx.now };
  await ctx.db.insert(uploads).values(row);
  await ctx.files.put('private', row.key, { body, contentType: 'image/webp' });
  return row;
}
