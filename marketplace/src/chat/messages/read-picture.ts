import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import type { ImageWidth } from '@besesaka/schema/kernel/images.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { chatReports, conversations, messages } from '#chat/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { NotFound } from '#platform/errors.ts';
import type { StoredFile } from '#platform/files/files.ts';
import { isUuid } from '#platform/ids.ts';
import type { Drawing } from '#platform/media/drawing.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { type UploadRow, uploads } from '#platform/uploads/tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; width?: ImageWidth | undefined };
  drawing: Drawing;
}

/** A picture of a message, for the two people of its conversation; for an admin where that was reported. */
export async function readPicture({ ctx, input: { id, width }, drawing }: Args): Promise<StoredFile> {
  const picture = await findPicture(ctx, id);
  const isWhole = width === undefined || width >= picture.width;
  const file = isWhole ? await ctx.files.get('private', picture.key) : await narrowed(ctx, picture, width, drawing);
  if (!file) throw new NotFound(texts.pictureMissing);
  return file;
}

async function findPicture(ctx: Ctx, id: string): Promise<UploadRow> {
  const { userId } = requireViewer(ctx);
  if (!isUuid(id)) throw new NotFound(texts.pictureMissing);
  const isTheirs = or(eq(conversations.buyerId, userId), eq(conversations.sellerId, userId));
  const isReported = sql`exists (select from ${chatReports} where ${chatReports.conversationId} = ${conversations.id})`;
  const [found] = await ctx.db
    .select({ picture: uploads, isTheirs: sql<boolean>`${isTheirs}` })
    .from(uploads)
    .innerJoin(messages, eq(messages.attachmentId, uploads.id))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(uploads.id, id), or(isTheirs, and(isReported, isAdmin(userId)))));
  if (!found) throw new NotFound(texts.pictureMissing);
  if (!found.isTheirs) await writeAudit({ ctx, input: { act: 'chat.picture.read', subject: id, details: {} } });
  return found.picture;
}

/** Drawn when first asked for. */
async function narrowed({ files }: Ctx, { id, key }: UploadRow, width: ImageWidth, drawing: Drawing) {
  const narrowKey = `uploads/${id}/${width}.webp`;
  const known = await files.get('private', narrowKey);
  if (known) return known;
  const original = await files.get('private', key);
  if (!original) return null;
  const file = { body: await drawing.encode(original.body, width, 'webp'), contentType: 'image/webp' };
  await files.put('private', narrowKey, file);
  return file;
}
