import { eq, or } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { contactMessages } from './tables.ts';

/** Deletes the user's messages to us, sent while logged in or from their address. */
export async function anonymizeUser({
  tx,
  payload: { userId, email },
}: {
  tx: Tx;
  payload: { userId: string; email: string };
}): Promise<void> {
  await tx.db.delete(contactMessages).where(or(eq(contactMessages.userId, userId), eq(contactMessages.email, email)));
}
