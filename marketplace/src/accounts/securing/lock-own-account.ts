import { and, eq, gt, isNull } from 'drizzle-orm';
import { isTokenOpen } from '#accounts/api-keys/is-token-open.ts';
import { sessions, users } from '#accounts/tables.ts';
import { Unauthenticated } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';

/**
 * Locks the user's account before a credential is created. `secureAccount` takes the same lock, so a session or a token that it
 * ended meanwhile creates nothing. The lock also keeps the number of credentials within its limit.
 */
export async function lockOwnAccount(tx: Tx): Promise<void> {
  const { userId, sessionId, scopes } = requireViewer(tx);
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const isSession = and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, tx.now));
  const isOpen = scopes ? await isTokenOpen(tx, sessionId) : (await tx.db.$count(sessions, isSession)) > 0;
  if (!isOpen) throw new Unauthenticated();
}
