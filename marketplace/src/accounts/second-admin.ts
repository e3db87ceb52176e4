import {
  rolesFor,
  type StaffArea,
  secondApprovalHours,
  staffTexts as texts,
} from '@besesaka/schema/kernel/staff/roles.ts';
import { and, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { hourMs } from '#platform/base/clock.ts';
import { Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { users } from './tables.ts';

/**
 * Refuses the admin who acted first, as long as another one has the area. A single admin may act again after a day.
 */
export async function requireOtherAdmin(tx: Tx, area: StaffArea, first: { by: string; at: Date }): Promise<void> {
  if (requireViewer(tx).userId !== first.by) return;
  const others = and(inArray(users.staffRole, rolesFor(area)), ne(users.id, first.by), isNull(users.suspendedAt));
  if ((await tx.db.$count(users, others)) > 0) throw new Refused(texts.otherAdminNeeded);
  if (tx.now.getTime() - first.at.getTime() < secondApprovalHours * hourMs) throw new Refused(texts.aloneTooSoon);
}

/** The users with a role of the staff. */
export async function adminIds({ db }: Pick<Tx, 'db'>): Promise<string[]> {
  const admins = await db.select({ id: users.id }).from(users).where(isNotNull(users.staffRole));
  return admins.map(({ id }) => id);
}
