import { eq, or } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { contactMessages } from './tables.ts';

/** What they wrote to us, logged in or by their address. */
export async function forgetPerson({
  tx,
  payload: { userId, email },
}: {
  tx: Tx;
  payload: { userId: string; email: string };
}): Promise<void> {
  await tx.db.delete(contactMessages).where(or(eq(contactMessages.userId, userId), eq(contactMessages.email, email)));
}
