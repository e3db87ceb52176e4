import type { ReportDecisionInput } from '@besesaka/schema/admin/admin-inputs.ts';
import type { ReportDetail } from '@besesaka/schema/admin/reports.ts';
import { reportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { eq } from 'drizzle-orm';
import { reports } from '#admin/tables.ts';
import { endSubjectCase } from '#payouts/cases/subject-case.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findSubject, refuseOwnSubject } from './find-subject.ts';
import { hide } from './hide.ts';
import { isHideable, readReport } from './read-report.ts';

interface Args {
  ctx: Ctx;
  input: ReportDecisionInput & { id: string };
}

/**
 * Decides a report once. The reporter sees the note. The owner of hidden content sees the admin's reason, never the text of
 * the report.
 */
export async function decideReport({ ctx, input }: Args): Promise<ReportDetail> {
  await inTransaction(ctx, (tx) => decide(tx, input));
  return readReport({ ctx, input });
}

export async function decide(tx: Tx, { id, decision, note, reason }: Args['input']): Promise<void> {
  const { userId: decidedBy } = requireViewer(tx);
  const [one] = await tx.db.select().from(reports).where(eq(reports.id, id)).for('no key update');
  if (!one) throw new NotFound(texts.missing);
  if (one.state !== 'open') throw new Refused(texts.decided);
  const about = await findSubject(tx, one.kind, one.subjectId ?? one.shopId);
  await refuseOwnSubject(tx, decidedBy, about ?? { ownerId: '', shopId: one.shopId });
  await writeAudit({ ctx: tx, input: { act: `support.report.${decision}`, subject: id, details: { note } } });
  if (decision === 'hide') {
    if (!isHideable(one.kind)) throw new Refused(texts.notHideable);
    if (!reason) throw new InvalidInput({ reason: [texts.reasonShort] });
    const subject = { kind: one.kind, id: one.subjectId ?? one.shopId };
    await hide({ tx, input: { ...subject, isHidden: true, reason } });
  }
  await tx.db
    .update(reports)
    .set({ state: 'closed', decision, note, decidedBy, decidedAt: tx.now })
    .where(eq(reports.id, id));
  await endSubjectCase(tx, { kind: 'report', subjectId: id, outcome: 'settled', decidedBy });
  tx.notify({
    to: one.reporterId,
    source: 'buyer',
    kind: 'system',
    key: `report:${id}`,
    link: '/dashboard/notifications',
    content: { title: 'We looked at your report', text: note },
    mail: { paragraphs: [note, 'Thank you for helping keep our marketplace safe.'], action: 'Open Besesaka' },
  });
}
