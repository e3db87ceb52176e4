import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import type { ReportSellerInput } from '@besesaka/schema/support/inputs.ts';
import { sellerReportLimits as limits } from '@besesaka/schema/support/limits.ts';
import type { SellerReported } from '@besesaka/schema/support/resources.ts';
import { sellerReportTexts as texts } from '@besesaka/schema/support/texts.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Forbidden, NotFound, Unauthenticated } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { takeUploads } from '#platform/uploads/take-uploads.ts';
import { shops } from '#shops/tables.ts';
import { sellerReports } from './tables.ts';
import { reportEvidence } from './uploads.ts';

const reportRule = { name: 'seller-reports', times: limits.perDay, seconds: 24 * 60 * 60 };

/** Keeps a case of it, with its pictures; the seller is not told. */
export async function reportSeller({ ctx, input }: { ctx: Ctx; input: ReportSellerInput }): Promise<SellerReported> {
  if (!ctx.viewer) throw new Unauthenticated(texts.login);
  const { userId: reporterId } = ctx.viewer;
  await countAct(ctx, reportRule, texts.tooMany);
  return inTransaction(ctx, async (ctx) => {
    const { seller_id: shopId, reason, details, evidence_ids = [] } = input;
    const [shop] = await ctx.db.select({ ownerId: shops.ownerId }).from(shops).where(eq(shops.id, shopId));
    if (!shop) throw new NotFound(shopTexts.shopMissing);
    if (shop.ownerId === reporterId) throw new Forbidden(texts.ownShop);
    const evidence = await takeUploads(ctx, {
      ...{ purpose: reportEvidence, ids: evidence_ids, ownerId: reporterId, field: 'evidence_ids' },
    });
    await ctx.db.insert(sellerReports).values({
      ...{ id: newId(), shopId, reporterId, reason, details, createdAt: ctx.now },
      evidenceIds: evidence.map(({ id }) => id),
    });
    return { success: true, message: texts.reported };
  });
}
