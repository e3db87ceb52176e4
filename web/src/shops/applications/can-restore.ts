import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Checked {
  state: string;
  decidedAt: string | null;
}

/** Whether an earlier verification is still valid, so that paying for a plan is enough to be verified again. */
export function canRestore(application: Checked | null | undefined, now: number): boolean {
  if (application?.state !== 'VERIFIED' || !application.decidedAt) return false;
  return now - new Date(application.decidedAt).getTime() < limits.checkHoldsDays * dayMs;
}
