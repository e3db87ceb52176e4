import { skeletonOf } from '@besesaka/schema/kernel/plain-name.ts';
import type { OwnShop } from '@besesaka/schema/shops/application-resources.ts';
import type { ResubmissionInput } from '@besesaka/schema/shops/inputs.ts';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { markSeller } from '#accounts/mark-seller.ts';
import { users } from '#accounts/tables.ts';
import { InvalidInput, Refused, Unauthenticated } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import { applicationsChanged } from '#shops/domain-events.ts';
import { freeSlug } from '#shops/free-slug.ts';
import { freeLimitOf } from '#shops/set-listing-limit.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { identityDocument, selfie } from '#shops/uploads.ts';
import { emitVerificationChanged } from './emit-verification-changed.ts';
import { lastApplication } from './last-application.ts';
import { notifyReceipt } from './notify-verification.ts';
import { readOwnShop } from './read-own-shop.ts';

export const applyRule = { name: 'seller-applications', times: limits.applicationsPerHour, seconds: 60 * 60 };
const uniqueViolation = '23505';

interface Args {
  ctx: Ctx;
  input: ResubmissionInput;
}

/** Opens the user's shop, or submits new documents for one that is unverified or was rejected. */
export async function applyToSell({ ctx, input }: Args): Promise<OwnShop> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, applyRule, texts.applicationsTooFast);
  try {
    await inTransaction(ctx, (tx) => apply(tx, userId, input));
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw new InvalidInput({ business_name: [texts.nameTaken] }, texts.nameTaken);
  }
  return readOwnShop({ ctx });
}

/** Locks the user's row, so that the second of two concurrent applications sees the first. */
async function apply(tx: Tx, userId: string, input: ResubmissionInput): Promise<void> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw new Unauthenticated();
  const [shop] = await tx.db.select().from(shops).where(eq(shops.ownerId, userId)).for('no key update');
  if (shop?.verification === 'pending') throw new Refused(texts.applicationWaits);
  if (shop?.verification === 'verified') throw new Refused(texts.alreadyVerified);
  const documents = await mergeDocuments(tx, input, shop && (await lastApplication(tx, shop.id)));
  const profile = {
    businessName: input.business_name,
    description: input.shop_description,
    businessEmail: input.business_email,
    businessPhone: input.business_phone,
    businessAddress: input.business_address,
    city: input.city ?? shop?.city ?? user.city ?? '',
    region: input.region ?? shop?.region ?? user.region ?? '',
  };
  const shopId = shop?.id ?? newId();
  if (shop) {
    await refuseTakenName(tx, shopId, input.business_name);
    await tx.db.update(shops).set({ verification: 'pending' }).where(eq(shops.id, shopId));
  } else {
    const nameKey = skeletonOf(input.business_name);
    const businessSlug = await freeSlug(tx, input.business_name);
    const listingLimit = freeLimitOf(tx);
    const initial = { nameKey, businessSlug, listingLimit, verification: 'pending' as const, createdAt: tx.now };
    await tx.db.insert(shops).values({ id: shopId, ownerId: userId, ...initial, ...profile });
  }
  // An existing shop keeps its name and texts until an admin has approved the new ones.
  const application = { id: newId(), shopId, words: shop ? profile : null, createdAt: tx.now };
  await tx.db.insert(sellerApplications).values({ ...application, ...documents });
  await markSeller({ tx, input: { userId } });
  await emitVerificationChanged(tx, { shopId, ownerId: userId, verification: 'pending', reason: null });
  await notifyReceipt(tx, { shopId, ownerId: userId });
  await publishDomainEvent(tx, applicationsChanged, { shopId });
}

type Application = typeof sellerApplications.$inferSelect;

/** Earlier documents stay unless new ones replace them. An ID number never stays if the ID type changes. */
async function mergeDocuments(ctx: Ctx, input: ResubmissionInput, before: Application | undefined) {
  const { id_type: idType, id_document: newDocument, passport_picture: newSelfie } = input;
  const idNumber = input.id_number ?? (before?.idType === idType ? before.idNumber : '');
  const documentId = newDocument ?? before?.documentId ?? '';
  const selfieId = newSelfie ?? before?.selfieId ?? '';
  const missing = {
    ...(idNumber === '' && { id_number: [texts.idNumberRequired] }),
    ...(documentId === '' && { id_document: [texts.documentRequired] }),
    ...(selfieId === '' && { passport_picture: [texts.selfieRequired] }),
  };
  const [first] = Object.values(missing).flat();
  if (first) throw new InvalidInput(missing, first);
  const { userId: ownerId } = requireViewer(ctx);
  if (newDocument)
    await claimUploads(ctx, { purpose: identityDocument, ids: [newDocument], ownerId, field: 'id_document' });
  if (newSelfie) await claimUploads(ctx, { purpose: selfie, ids: [newSelfie], ownerId, field: 'passport_picture' });
  return { idType, idNumber, documentId, selfieId };
}

/** Refuses a taken name early, although the name is only claimed when the application is verified. */
async function refuseTakenName({ db }: Ctx, shopId: string, name: string): Promise<void> {
  const isAlike = or(eq(shops.nameKey, skeletonOf(name)), eq(sql`lower(${shops.businessName})`, name.toLowerCase()));
  const [other] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(isAlike, ne(shops.id, shopId)))
    .limit(1);
  if (other) throw new InvalidInput({ business_name: [texts.nameTaken] }, texts.nameTaken);
}
