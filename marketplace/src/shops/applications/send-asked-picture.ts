import type { OwnShop } from '@besesaka/schema/shops/application-resources.ts';
import type { RequestedPictureInput } from '@besesaka/schema/shops/inputs.ts';
import { pictureRequestTexts, shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import { applicationsChanged } from '#shops/domain-events.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { identityDocument, selfie } from '#shops/uploads.ts';
import { applyRule } from './apply-to-sell.ts';
import { emitVerificationChanged } from './emit-verification-changed.ts';
import { lastApplication } from './last-application.ts';
import { readOwnShop } from './read-own-shop.ts';

const columns = {
  id_document: { column: 'documentId', purpose: identityDocument },
  passport_picture: { column: 'selfieId', purpose: selfie },
} as const;

interface Args {
  ctx: Ctx;
  input: RequestedPictureInput;
}

/** Lets a seller who was rejected because of one picture resend only that one. The rest of the application is reused. */
export async function sendAskedPicture({ ctx, input }: Args): Promise<OwnShop> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, applyRule, texts.applicationsTooFast);
  await inTransaction(ctx, (tx) => send(tx, userId, input.picture));
  return readOwnShop({ ctx });
}

/** Locks the shop's row, so that the second of two concurrent requests finds no picture requested. */
async function send(tx: Tx, ownerId: string, picture: string): Promise<void> {
  const [shop] = await tx.db.select().from(shops).where(eq(shops.ownerId, ownerId)).for('no key update');
  if (!shop) throw new NotFound(texts.ownShopMissing);
  const last = await lastApplication(tx, shop.id);
  if (shop.verification !== 'rejected' || !last?.askedFor) throw new Refused(pictureRequestTexts.nothingAsked);
  const { column, purpose } = columns[last.askedFor];
  await claimUploads(tx, { purpose, ids: [picture], ownerId, field: 'picture' });
  const { shopId, idType, idNumber, documentId, selfieId, words } = last;
  const application = { idType, idNumber, documentId, selfieId, words, [column]: picture };
  await tx.db.insert(sellerApplications).values({ id: newId(), shopId, ...application, createdAt: tx.now });
  await tx.db.update(shops).set({ verification: 'pending' }).where(eq(shops.id, shopId));
  await emitVerificationChanged(tx, { shopId, ownerId, verification: 'pending', reason: null });
  await publishDomainEvent(tx, applicationsChanged, { shopId });
}
