import type { SuspensionInput } from '@besesaka/schema/accounts/suspension.ts';
import { suspensionTexts as texts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { Forbidden, InvalidInput, NotFound } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';
import { tellSuspension } from './tell-suspension.ts';

interface Args {
  tx: Tx;
  input: SuspensionInput & { userId: string };
}

/** Within the transaction of an admin's act. Said again, it has the new reason and end from then on. */
export async function suspendPerson({ tx, input: { userId, reason, until } }: Args): Promise<void> {
  const [person] = await tx.db
    .select({ role: users.role, suspendedAt: users.suspendedAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!person || person.deletedAt) throw new NotFound();
  if (person.role === 'admin') throw new Forbidden(texts.ofAdmin);
  // The day is one of Ghana, which keeps UTC, and all of it belongs to the suspension.
  const suspendedUntil = until === null ? null : new Date(new Date(until).getTime() + dayMs);
  if (suspendedUntil && suspendedUntil <= tx.now) throw new InvalidInput({ until: [texts.untilPast] });
  const suspendedAt = person.suspendedAt ?? tx.now;
  const suspension = { suspendedAt, suspendedUntil, suspensionReason: reason };
  await tx.db.update(users).set(suspension).where(eq(users.id, userId));
  await tellSuspension({ tx, input: { userId, suspension } });
}
