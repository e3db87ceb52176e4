import type { ApplicationInput } from '@besesaka/schema/shops/inputs.ts';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import type { OwnShop } from '@besesaka/schema/shops/resources.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { markSeller } from '#accounts/mark-seller.ts';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { InvalidInput, Refused, Unauthenticated } from '#platform/errors.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { newId } from '#platform/ids.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { takeUploads } from '#platform/uploads/take-uploads.ts';
import { applicationsMoved } from '#shops/domain-events.ts';
import { freeSlug } from '#shops/free-slug.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { identityDocument, selfie } from '#shops/uploads.ts';
import { readOwnShop } from './read-own-shop.ts';
import { tellVerification } from './tell-verification.ts';

export const applyRule = { name: 'seller-applications', times: limits.applicationsPerHour, seconds: 60 * 60 };
const taken = '23505';

interface Args {
  ctx: Ctx;
  input: ApplicationInput;
}

/** Opens a person's shop, or hands in the papers of the one they have, where it is not checked or was turned down. */
export async function applyToSell({ ctx, input }: Args): Promise<OwnShop> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, applyRule, texts.applicationsTooFast);
  try {
    await inTransaction(ctx, (ctx) => apply(ctx, userId, input));
  } catch (error) {
    if (sqlState(error) !== taken) throw error;
    throw new InvalidInput({ business_name: [texts.nameTaken] }, texts.nameTaken);
  }
  return readOwnShop({ ctx });
}

/** The person's row is locked, so that of two applications at once the second sees the first. */
async function apply(ctx: Ctx, userId: string, input: ApplicationInput): Promise<void> {
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!person) throw new Unauthenticated();
  const [shop] = await ctx.db.select().from(shops).where(eq(shops.ownerId, userId)).for('no key update');
  if (shop?.verification === 'pending') throw new Refused(texts.applicationWaits);
  if (shop?.verification === 'verified') throw new Refused(texts.alreadyVerified);
  const documentId = await take(ctx, identityDocument, input.id_document, 'id_document');
  const selfieId = await take(ctx, selfie, input.passport_picture, 'passport_picture');
  const words = {
    businessName: input.business_name,
    description: input.shop_description,
    businessEmail: input.business_email,
    businessPhone: input.business_phone,
    businessAddress: input.business_address,
    city: input.city ?? shop?.city ?? person.city ?? '',
    region: input.region ?? shop?.region ?? person.region ?? '',
    verification: 'pending' as const,
  };
  const shopId = shop?.id ?? newId();
  if (shop) await ctx.db.update(shops).set(words).where(eq(shops.id, shopId));
  else {
    const businessSlug = await freeSlug(ctx, input.business_name);
    const listingLimit = ctx.config.freeProductsPerCategory ?? limits.freeProductsPerCategory;
    await ctx.db
      .insert(shops)
      .values({ id: shopId, ownerId: userId, businessSlug, listingLimit, ...words, createdAt: ctx.now });
  }
  const paper = { idType: input.id_type, idNumber: input.id_number, documentId, selfieId };
  await ctx.db.insert(sellerApplications).values({ id: newId(), shopId, ...paper, createdAt: ctx.now });
  await markSeller({ ctx, input: { userId } });
  await tellVerification(ctx, { shopId, ownerId: userId, verification: 'pending', reason: null });
  await publishDomainEvent(ctx, applicationsMoved, { shopId });
}

async function take(ctx: Ctx, purpose: Purpose, id: string, field: string): Promise<string> {
  const { userId: ownerId } = requireViewer(ctx);
  await takeUploads(ctx, { purpose, ids: [id], ownerId, field });
  return id;
}
