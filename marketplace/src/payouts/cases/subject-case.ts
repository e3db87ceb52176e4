import type { CaseKind, CaseOutcome } from '@besesaka/schema/payouts/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { casesChanged } from '#payouts/domain-events.ts';
import { cases } from '#payouts/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';

type NewCase = typeof cases.$inferInsert;
type SubjectCase = Pick<NewCase, 'kind' | 'text' | 'appealAbout' | 'paymentId' | 'appellantId'> & {
  subjectId: string;
  dueAt: Date;
};

/** Opens a case about something that has its own record. An open one about it stays as it is. */
export async function openSubjectCase(tx: Tx, opened: SubjectCase): Promise<void> {
  await tx.db
    .insert(cases)
    .values({ id: newId(), ...opened, createdAt: tx.now })
    .onConflictDoNothing();
  await publishDomainEvent(tx, casesChanged, {});
}

interface End {
  kind: CaseKind;
  subjectId: string;
  outcome: CaseOutcome;
  note?: string;
  decidedBy: string | null;
}

/** Ends the open case about it, if there is one. */
export async function endSubjectCase(tx: Tx, { kind, subjectId, ...end }: End): Promise<void> {
  const ended = await tx.db
    .update(cases)
    .set({ ...end, endedAt: tx.now })
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), isNull(cases.endedAt)))
    .returning({ id: cases.id });
  if (ended.length > 0) await publishDomainEvent(tx, casesChanged, {});
}
