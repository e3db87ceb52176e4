import type { Suspension } from '@besesaka/schema/accounts/resources.ts';
import { and, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';

type Row = Pick<typeof users.$inferSelect, 'suspendedAt' | 'suspendedUntil' | 'suspensionReason'>;

/** The time decides: a suspension is over at its end, even before the rows are updated. */
export function suspensionOf({ suspendedAt, suspendedUntil, suspensionReason }: Row, now: Date): Suspension | null {
  if (!suspendedAt || (suspendedUntil && suspendedUntil <= now)) return null;
  const until = suspendedUntil?.toISOString() ?? null;
  return { reason: suspensionReason ?? '', since: suspendedAt.toISOString(), until };
}

/** The same rule as an SQL condition. */
export function isSuspended(now: Date): SQL | undefined {
  return and(isNotNull(users.suspendedAt), or(isNull(users.suspendedUntil), gt(users.suspendedUntil, now)));
}
