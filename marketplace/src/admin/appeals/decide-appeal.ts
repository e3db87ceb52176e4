import type { AppealDecisionInput } from '@besesaka/schema/admin/appeals.ts';
import { caseOutcome } from '@besesaka/schema/payouts/limits.ts';
import type { Case } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts } from '@besesaka/schema/payouts/texts.ts';
import { and, eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { requireOtherAdmin } from '#accounts/second-admin.ts';
import { liftSuspension } from '#accounts/suspension/lift-suspension.ts';
import { hide } from '#admin/reports/hide.ts';
import { howItEnded } from '#payouts/cases/decide-case.ts';
import { readCase } from '#payouts/cases/list-cases.ts';
import { endSubjectCase } from '#payouts/cases/subject-case.ts';
import { cases } from '#payouts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findAppealed, lastHiding } from './find-appealed.ts';

interface Args {
  ctx: Ctx;
  input: AppealDecisionInput & { id: string };
}

/** Another admin than the one who hid or suspended it answers; where there is no other, the same one after a day. */
export async function decideAppeal({ ctx, input }: Args): Promise<Case> {
  await inTransaction(ctx, (tx) => decide(tx, input));
  return readCase({ ctx, input });
}

async function decide(tx: Tx, { id, outcome, note }: Args['input']): Promise<void> {
  const { userId: decidedBy } = requireViewer(tx);
  const isIt = and(eq(cases.id, id), eq(cases.kind, 'appeal'));
  const [row] = await tx.db.select().from(cases).where(isIt).for('no key update');
  const { appealAbout: kind, subjectId, appellantId } = row ?? {};
  if (!row || !kind || !subjectId || !appellantId) throw new NotFound(payoutTexts.caseMissing);
  refuseOwnCase(decidedBy, appellantId);
  if (row.endedAt) throw new Refused(await howItEnded(tx, row));
  const hiding = await lastHiding(tx, kind, subjectId);
  if (hiding) await requireOtherAdmin(tx, 'trust', { by: hiding.by, at: row.createdAt });
  await writeAudit({ ctx: tx, input: { act: `support.appeal.${outcome}`, subject: subjectId, details: { note } } });
  await endSubjectCase(tx, { kind: 'appeal', subjectId, outcome, note, decidedBy });
  const subject = await findAppealed(tx, kind, subjectId);
  if (outcome === 'granted' && subject?.isHidden) {
    if (kind === 'account') await liftSuspension({ tx, input: { userId: subjectId } });
    else return void (await hide({ tx, input: { kind, id: subjectId, isHidden: false, reason: note } }));
  }
  tx.notify({
    to: appellantId,
    source: kind === 'review' ? 'buyer' : 'seller',
    kind: 'system',
    key: `appeal:${row.id}`,
    content: { title: 'We answered your appeal', text: `${caseOutcome.labels[outcome]}. ${note}` },
    link: `/appeal/${kind}/${subjectId}`,
    mail: { paragraphs: [`${caseOutcome.labels[outcome]}.`, note], action: 'Read the answer' },
  });
}
