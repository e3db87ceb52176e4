import type { SuspensionInput } from '@besesaka/schema/accounts/suspension.ts';
import { suspensionTexts as texts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { Forbidden, InvalidInput, NotFound } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';
import { announceSuspension } from './announce-suspension.ts';

interface Args {
  tx: Tx;
  input: SuspensionInput & { userId: string };
}

/** Runs within the transaction of an admin's action. Repeating it replaces the reason and the end. */
export async function suspendUser({ tx, input: { userId, reason, until } }: Args): Promise<void> {
  const [user] = await tx.db
    .select({ staffRole: users.staffRole, suspendedAt: users.suspendedAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user || user.deletedAt) throw new NotFound();
  if (user.staffRole) throw new Forbidden(texts.ofAdmin);
  // The day is a calendar day in Ghana, which is on UTC, and the suspension includes all of it.
  const suspendedUntil = until === null ? null : new Date(new Date(until).getTime() + dayMs);
  if (suspendedUntil && suspendedUntil <= tx.now) throw new InvalidInput({ until: [texts.untilPast] });
  const suspendedAt = user.suspendedAt ?? tx.now;
  const suspension = { suspendedAt, suspendedUntil, suspensionReason: reason };
  await tx.db.update(users).set(suspension).where(eq(users.id, userId));
  await announceSuspension({ tx, input: { userId, suspension } });
}
