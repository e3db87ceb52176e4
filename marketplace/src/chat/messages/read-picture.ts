import type { ImageWidth } from '@besesaka/schema/kernel/images.ts';
import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { and, eq, getTableColumns, or } from 'drizzle-orm';
import { conversations, messages } from '#chat/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { StoredFile } from '#platform/files/files.ts';
import { readUpload } from '#platform/uploads/read-upload.ts';
import { uploads } from '#platform/uploads/tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; width?: ImageWidth | undefined };
}

/** Returns a picture of a message to the members of its conversation. */
export async function readPicture({ ctx, input: { id, width } }: Args): Promise<StoredFile> {
  const { userId } = requireViewer(ctx);
  if (!isUuid(id)) throw new NotFound(texts.missing);
  const [picture] = await ctx.db
    .select(getTableColumns(uploads))
    .from(uploads)
    .innerJoin(messages, eq(messages.attachmentId, uploads.id))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(uploads.id, id), or(eq(conversations.buyerId, userId), eq(conversations.sellerId, userId))));
  if (!picture) throw new NotFound(texts.missing);
  return readUpload(ctx, picture, width);
}
