import type { SuspensionInput } from '@besesaka/schema/accounts/suspension.ts';
import type { UserNoteInput } from '@besesaka/schema/admin/admin-inputs.ts';
import type { UserRecord } from '@besesaka/schema/admin/users.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { endSession } from '#accounts/sessions/end-session.ts';
import { requireLiving } from '#accounts/sessions/own-sessions.ts';
import { liftSuspension } from '#accounts/suspension/lift-suspension.ts';
import { suspendUser } from '#accounts/suspension/suspend-user.ts';
import { users } from '#accounts/tables.ts';
import { userNotes } from '#admin/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readUser } from './read-user.ts';

interface Args<T = unknown> {
  ctx: Ctx;
  input: { id: string } & T;
}

/** Suspends a user, who sees the reason at once. A suspension with an end date ends by itself. */
export function suspend({ ctx, input: { id, ...suspension } }: Args<SuspensionInput>): Promise<UserRecord> {
  return act({ ctx, id, name: 'suspend', details: suspension }, (tx) =>
    suspendUser({ tx, input: { userId: id, ...suspension } }),
  );
}

export function lift({ ctx, input: { id } }: Args): Promise<UserRecord> {
  return act({ ctx, id, name: 'lift' }, (tx) => {
    refuseOwnCase(requireViewer(tx).userId, id);
    return liftSuspension({ tx, input: { userId: id } });
  });
}

/** Ends one of a user's sessions and closes its connections. */
export function endSessionOf({ ctx, input: { id, session } }: Args<{ session: string }>): Promise<UserRecord> {
  return act({ ctx, id, name: 'end-session', details: { session } }, async (tx) => {
    await requireLiving(tx, id, session);
    await endSession({ tx, input: { sessionId: session, reason: 'admin' } });
  });
}

export function endAllSessionsOf({ ctx, input: { id } }: Args): Promise<UserRecord> {
  return act({ ctx, id, name: 'end-sessions' }, (tx) =>
    secureAccount(tx, { userId: id, cause: 'admin ended all sessions' }),
  );
}

/** Adds a note about a user for other admins. */
export function noteAboutUser({ ctx, input: { id, text } }: Args<UserNoteInput>): Promise<UserRecord> {
  return act({ ctx, id, name: 'note' }, async (tx) => {
    const { userId: authorId } = requireViewer(tx);
    const [user] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (!user) throw new NotFound();
    await tx.db.insert(userNotes).values({ id: newId(), userId: id, authorId, text, createdAt: tx.now });
  });
}

interface Act {
  ctx: Ctx;
  id: string;
  name: string;
  details?: object;
}

async function act({ ctx, id, name, details = {} }: Act, change: (tx: Tx) => Promise<void>): Promise<UserRecord> {
  await inTransaction(ctx, async (tx) => {
    await change(tx);
    await writeAudit({ ctx: tx, input: { act: `support.user.${name}`, subject: id, details } });
  });
  return readUser({ ctx, input: { id } });
}
