import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import type { ReportInput, ReportSellerInput } from '@besesaka/schema/support/inputs.ts';
import { sellerReportLimits as limits } from '@besesaka/schema/support/limits.ts';
import type { SellerReported } from '@besesaka/schema/support/resources.ts';
import { sellerReportTexts as texts } from '@besesaka/schema/support/texts.ts';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import type { ConversationReported } from '#chat/domain-events.ts';
import { Forbidden, NotFound } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { takeUploads } from '#platform/uploads/take-uploads.ts';
import { tellDesk } from '#support/desk/tell-desk.ts';
import { cases } from '#support/tables.ts';
import { reportEvidence } from '#support/uploads.ts';
import { findSubject } from './find-subject.ts';

const reportRule = { name: 'seller-reports', times: limits.perDay, seconds: 24 * 60 * 60 };

/** Keeps a case of a shop, with its pictures; the seller is not told. */
export async function reportSeller({ ctx, input }: { ctx: Ctx; input: ReportSellerInput }): Promise<SellerReported> {
  const { seller_id: subjectId, ...said } = input;
  return openCase(ctx, { ...said, kind: 'shop', subjectId, missing: shopTexts.shopMissing, own: texts.ownShop });
}

/** The same of a product or a review. */
export async function report({ ctx, input }: { ctx: Ctx; input: ReportInput }): Promise<SellerReported> {
  const { subject_id: subjectId, ...said } = input;
  return openCase(ctx, { ...said, subjectId, missing: undefined, own: texts.own });
}

interface Opening extends Pick<ReportInput, 'reason' | 'details' | 'evidence_ids'> {
  kind: 'shop' | 'product' | 'review';
  subjectId: string;
  /** What is said where there is none, and where it is their own. */
  missing: string | undefined;
  own: string;
}

async function openCase(ctx: Ctx, { kind, subjectId, missing, own, ...said }: Opening): Promise<SellerReported> {
  const { userId: reporterId } = requireViewer(ctx);
  await countAct(ctx, reportRule, texts.tooMany);
  return inTransaction(ctx, async (ctx) => {
    const { reason, details, evidence_ids = [] } = said;
    const subject = await findSubject(ctx, kind, subjectId);
    if (!subject) throw new NotFound(missing);
    if (subject.ownerId === reporterId) throw new Forbidden(own);
    await requireConfirmed(ctx, accountTexts.confirmToReport);
    const evidence = await takeUploads(ctx, {
      ...{ purpose: reportEvidence, ids: evidence_ids, ownerId: reporterId, field: 'evidence_ids' },
    });
    await ctx.db.insert(cases).values({
      ...{ id: newId(), kind, subjectId, shopId: subject.shopId, reporterId, reason, details, createdAt: ctx.now },
      evidenceIds: evidence.map(({ id }) => id),
    });
    await tellDesk({ ctx });
    return { success: true, message: texts.reported };
  });
}

/** As a fact of its report: it waits in the same queue, and its messages stay where they are. */
export async function openConversationCase({
  ctx,
  payload,
}: {
  ctx: Ctx;
  payload: ConversationReported;
}): Promise<void> {
  const { reportId: id, conversationId: subjectId, ...said } = payload;
  await ctx.db.insert(cases).values({ id, kind: 'conversation', subjectId, ...said, createdAt: ctx.now });
  await tellDesk({ ctx });
}
