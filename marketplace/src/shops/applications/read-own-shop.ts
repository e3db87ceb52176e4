import type { OwnShop } from '@besesaka/schema/shops/application-resources.ts';
import type { IdType } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { linkTo } from '#platform/uploads/links.ts';
import { toDeliveryOption } from '#shops/delivery-option.ts';
import { hoursVersion } from '#shops/hours-version.ts';
import { toShops } from '#shops/read-shop.ts';
import { type ShopWords, shops } from '#shops/tables.ts';
import { lastApplication } from './last-application.ts';

/** Returns the viewer's shop with its private data. */
export async function readOwnShop({ ctx }: { ctx: Ctx }): Promise<OwnShop> {
  const { userId } = requireViewer(ctx);
  const [row] = await ctx.db.select().from(shops).where(eq(shops.ownerId, userId));
  const [shop] = row ? await toShops(ctx, [row]) : [];
  if (!row || !shop) throw new NotFound(texts.ownShopMissing);
  return {
    ...shop,
    verification: row.verification,
    business_email: row.businessEmail,
    business_phone: row.businessPhone,
    business_address: row.businessAddress,
    hours_version: hoursVersion(row),
    delivery_options: row.deliveryOptions.map(toDeliveryOption),
    metadata: row.metadata,
    application: await readNewest(ctx, row.id),
  };
}

async function readNewest(ctx: Ctx, shopId: string): Promise<OwnShop['application']> {
  const row = await lastApplication(ctx, shopId);
  if (!row) return null;
  return {
    id: row.id,
    state: row.state,
    id_type: row.idType,
    id_number: maskIdNumber(row.idType, row.idNumber),
    id_document: row.documentId && linkTo(ctx, row.documentId),
    passport_picture: row.selfieId && linkTo(ctx, row.selfieId),
    words: row.words && saidWords(row.words),
    reason: row.reason,
    asked_for: row.askedFor,
    submitted_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

function saidWords(words: ShopWords): NonNullable<NonNullable<OwnShop['application']>['words']> {
  return {
    business_name: words.businessName,
    shop_description: words.description,
    business_email: words.businessEmail,
    business_phone: words.businessPhone,
    business_address: words.businessAddress,
    city: words.city,
    region: words.region,
  };
}

const shown = 4;

/** Masks an id number for its owner: enough to recognize the document, too little to misuse it. */
export function maskIdNumber(type: IdType, number: string): string {
  if (type === 'ghana_card') return `GHA-*****${number.slice(-6, -2)}-*`;
  return '*'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}
