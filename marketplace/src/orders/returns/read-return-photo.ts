import type { ImageWidth } from '@besesaka/schema/kernel/images.ts';
import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { sideOf } from '#orders/placed/order-visibility.ts';
import { orderSteps, orders } from '#orders/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
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

/** Returns a photo of a return request to those who may see the order. Each access by an admin is audited. */
export async function readReturnPhoto({ ctx, input: { id, width } }: Args): Promise<StoredFile> {
  const viewer = requireViewer(ctx);
  if (!isUuid(id)) throw new NotFound(texts.missing);
  const { userId } = viewer;
  const mayView = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId), isAdmin(viewer, 'money', 'trust'));
  const [photo] = await ctx.db
    .select({ ...getTableColumns(uploads), buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(uploads)
    // Only a buyer's own upload can be in a step, so the index of the buyer's orders finds it.
    .innerJoin(orders, eq(orders.buyerId, uploads.ownerId))
    .innerJoin(orderSteps, and(eq(orderSteps.orderId, orders.id), sql`${uploads.id} = any (${orderSteps.photoIds})`))
    .where(and(eq(uploads.id, id), mayView));
  if (!photo) throw new NotFound(texts.missing);
  if (sideOf(viewer, photo) === 'admin') {
    const details = { purpose: photo.purpose };
    await writeAudit({ ctx, input: { act: 'uploads.read', subject: id, details } });
  }
  return readUpload(ctx, photo, width);
}
