import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import type { ReportInput, ReportSellerInput } from '@besesaka/schema/admin/inputs.ts';
import { sellerReportLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { report as reportOperation, reportSeller as reportSellerOperation } from '@besesaka/schema/admin/operations.ts';
import type { SellerReported } from '@besesaka/schema/admin/resources.ts';
import { sellerReportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { reports } from '#admin/tables.ts';
import { reportEvidence } from '#admin/uploads.ts';
import type { ConversationReported } from '#chat/domain-events.ts';
import { decideUntil } from '#payouts/cases/clocks.ts';
import { openSubjectCase } from '#payouts/cases/subject-case.ts';
import { Forbidden, NotFound } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { answerOnce, attemptOf, type KeyedWork } from '#platform/idempotency/answer-once.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import { findSubject } from './find-subject.ts';

const reportRule = { name: 'seller-reports', times: limits.perDay, seconds: 24 * 60 * 60 };

interface Args<Input> {
  ctx: Ctx;
  input: Input & { key: string | undefined };
}

/** Opens a report about a shop with evidence pictures. The seller is not notified. */
export async function reportSeller({ ctx, input }: Args<ReportSellerInput>): Promise<SellerReported> {
  const { seller_id: subjectId, key, ...report } = input;
  return openReport(ctx, attemptOf(reportSellerOperation, key, { ...report, subjectId }), {
    ...report,
    kind: 'shop',
    subjectId,
    missing: shopTexts.shopMissing,
    own: texts.ownShop,
  });
}

/** Opens a report about a product or a review. */
export async function report({ ctx, input }: Args<ReportInput>): Promise<SellerReported> {
  const { subject_id: subjectId, key, ...report } = input;
  return openReport(ctx, attemptOf(reportOperation, key, { ...report, subjectId }), {
    ...report,
    subjectId,
    missing: undefined,
    own: texts.own,
  });
}

interface Opening extends Pick<ReportInput, 'reason' | 'details' | 'evidence_ids'> {
  kind: 'shop' | 'product' | 'review';
  subjectId: string;
  /** The error texts for a missing subject and for the user's own. */
  missing: string | undefined;
  own: string;
}

async function openReport(
  ctx: Ctx,
  attempt: KeyedWork,
  { kind, subjectId, missing, own, ...report }: Opening,
): Promise<SellerReported> {
  const { userId: reporterId } = requireViewer(ctx);
  await countAct(ctx, reportRule, texts.tooMany);
  return answerOnce(ctx, attempt, async (tx) => {
    const { reason, details, evidence_ids = [] } = report;
    const subject = await findSubject(tx, kind, subjectId);
    if (!subject) throw new NotFound(missing);
    if (subject.ownerId === reporterId) throw new Forbidden(own);
    await requireConfirmed(tx, accountTexts.confirmToReport);
    const evidence = await claimUploads(tx, {
      purpose: reportEvidence,
      ids: evidence_ids,
      ownerId: reporterId,
      field: 'evidence_ids',
    });
    const id = newId();
    await tx.db.insert(reports).values({
      id,
      kind,
      subjectId,
      shopId: subject.shopId,
      reporterId,
      reason,
      details,
      createdAt: tx.now,
      evidenceIds: evidence.map(({ id }) => id),
    });
    await openReportCase(tx, id, reason);
    return { success: true, message: texts.reported };
  });
}

/** Opens a report in the transaction of the chat's report. The copied messages stay with the report. */
export async function openConversationReport({
  tx,
  payload,
}: {
  tx: Tx;
  payload: ConversationReported;
}): Promise<void> {
  const { reportId: id, conversationId: subjectId, ...report } = payload;
  await tx.db.insert(reports).values({ id, kind: 'conversation', subjectId, ...report, createdAt: tx.now });
  await openReportCase(tx, id, report.reason);
}

/** The case shows only the reason, because all admins see it. */
function openReportCase(tx: Tx, subjectId: string, text: string): Promise<void> {
  const dueAt = decideUntil(tx.settings, 'report', tx.now);
  return openSubjectCase(tx, { kind: 'report', subjectId, text, dueAt });
}
