import { type HideableKind, hideableKind } from '@besesaka/schema/admin/limits.ts';
import type { ReportDetail, ReportMessage } from '@besesaka/schema/admin/reports.ts';
import { reportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { reports } from '#admin/tables.ts';
import { readReportEvidence } from '#chat/safety/read-report-evidence.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { linkTo } from '#platform/uploads/links.ts';
import { shops } from '#shops/tables.ts';
import { findSubject } from './find-subject.ts';
import { toReportRow } from './list-reports.ts';

/** Returns a report to an admin. The access is audited, and the links to its pictures expire after five minutes. */
export async function readReport({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ReportDetail> {
  const [found] = await ctx.db
    .select({ one: reports, shopName: shops.businessName, reporterName: users.fullName })
    .from(reports)
    .innerJoin(shops, eq(shops.id, reports.shopId))
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.id, input.id));
  if (!found) throw new NotFound(texts.missing);
  const { one, shopName, reporterName } = found;
  await writeAudit({ ctx, input: { act: 'support.report.read', subject: one.id, details: {} } });
  const subjectId = one.subjectId ?? one.shopId;
  const subject = await findSubject(ctx, one.kind, subjectId);
  const same = sql`coalesce(${reports.subjectId}, ${reports.shopId}) = ${subjectId}`;
  return {
    ...toReportRow(one, { shopName, name: subject?.name ?? shopName }),
    reporter_name: reporterName,
    details: one.details,
    evidence: one.evidenceIds.map((id) => linkTo(ctx, id)),
    messages: one.kind === 'conversation' ? await readMessages(ctx, one.id) : [],
    subject_text: subject?.text ?? '',
    subject_path: subject?.path ?? null,
    is_hidden: subject?.isHidden ?? false,
    can_hide: subject !== null && isHideable(one.kind),
    others: await ctx.db.$count(reports, and(eq(reports.shopId, one.shopId), ne(reports.id, one.id), same)),
    decision: one.decision,
    note: one.note,
    decided_at: one.decidedAt?.toISOString() ?? null,
  };
}

export function isHideable(kind: string): kind is HideableKind {
  return hideableKind.values.some((one) => one === kind);
}

/** Returns the messages as they were when they were reported. A report shows only sender, text and time. */
async function readMessages(ctx: Ctx, id: string): Promise<ReportMessage[]> {
  const messages = await readReportEvidence({ ctx, input: { id } });
  return messages.map(({ sender_type: sender, content, created_at }) => ({ sender, content, created_at }));
}
