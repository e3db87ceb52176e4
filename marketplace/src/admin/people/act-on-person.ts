import type { SuspensionInput } from '@besesaka/schema/accounts/suspension.ts';
import type { PersonNoteInput, PersonRecord } from '@besesaka/schema/admin/people.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { refuseOwnCase, requireAdmin } from '#accounts/is-admin.ts';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { endSession } from '#accounts/sessions/end-session.ts';
import { requireLiving } from '#accounts/sessions/own-sessions.ts';
import { liftSuspension } from '#accounts/suspension/lift-suspension.ts';
import { suspendPerson } from '#accounts/suspension/suspend-person.ts';
import { users } from '#accounts/tables.ts';
import { personNotes } from '#admin/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readPerson } from './read-person.ts';

interface Args<T = unknown> {
  ctx: Ctx;
  input: { id: string } & T;
}

/** Suspends a user, who sees the reason at once. A suspension with an end date ends by itself. */
export function suspend({ ctx, input: { id, ...suspension } }: Args<SuspensionInput>): Promise<PersonRecord> {
  return act({ ctx, id, name: 'suspend', details: suspension }, (tx) =>
    suspendPerson({ tx, input: { userId: id, ...suspension } }),
  );
}

export function lift({ ctx, input: { id } }: Args): Promise<PersonRecord> {
  return act({ ctx, id, name: 'lift' }, (tx) => {
    refuseOwnCase(requireViewer(tx).userId, id);
    return liftSuspension({ tx, input: { userId: id } });
  });
}

/** Ends one of a user's sessions and closes its connections. */
export function endSessionOf({ ctx, input: { id, session } }: Args<{ session: string }>): Promise<PersonRecord> {
  return act({ ctx, id, name: 'end-session', details: { session } }, async (tx) => {
    await requireLiving(tx, id, session);
    await endSession({ tx, input: { sessionId: session, reason: 'desk' } });
  });
}

export function endAllSessionsOf({ ctx, input: { id } }: Args): Promise<PersonRecord> {
  return act({ ctx, id, name: 'end-sessions' }, (tx) =>
    secureAccount(tx, { userId: id, cause: 'admin ended all sessions' }),
  );
}

/** Adds a note about a user for other admins. */
export function noteAboutPerson({ ctx, input: { id, text } }: Args<PersonNoteInput>): Promise<PersonRecord> {
  return act({ ctx, id, name: 'note' }, async (tx) => {
    const { userId: authorId } = requireViewer(tx);
    const [person] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (!person) throw new NotFound();
    await tx.db.insert(personNotes).values({ id: newId(), userId: id, authorId, text, createdAt: tx.now });
  });
}

interface Act {
  ctx: Ctx;
  id: string;
  name: string;
  details?: object;
}

async function act({ ctx, id, name, details = {} }: Act, change: (tx: Tx) => Promise<void>): Promise<PersonRecord> {
  await requireAdmin(ctx);
  await inTransaction(ctx, async (tx) => {
    await change(tx);
    await writeAudit({ ctx: tx, input: { act: `support.person.${name}`, subject: id, details } });
  });
  return readPerson({ ctx, input: { id } });
}
