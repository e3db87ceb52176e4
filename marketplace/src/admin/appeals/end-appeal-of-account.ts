import { endSubjectCase } from '#payouts/cases/subject-case.ts';
import type { Tx } from '#platform/context.ts';

interface Args {
  tx: Tx;
  payload: { userId: string; isSuspended: boolean };
}

/** An account that is no longer suspended needs no answer to its appeal. */
export async function endAppealOfAccount({ tx, payload: { userId: subjectId, isSuspended } }: Args): Promise<void> {
  const decidedBy = tx.viewer?.userId ?? null;
  if (!isSuspended) await endSubjectCase(tx, { kind: 'appeal', subjectId, outcome: 'granted', decidedBy });
}
