import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';
import type { Secured } from './credentials.ts';

interface Securing extends Secured {
  /** The user wants to end what may stay, too. */
  endPrograms?: boolean | undefined;
}

/**
 * Ends what could outlive the securing of an account, as the list of credentials says for the cause. The lock on the user
 * makes it wait for credentials that are being created, and the other way round: see `lockOwnAccount`.
 */
export async function secureAccount(tx: Tx, { endPrograms = false, ...secured }: Securing): Promise<void> {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, secured.userId)).for('no key update');
  for (const { endings, end } of tx.ports.credentials) {
    const ending = endings[secured.cause];
    if (ending === 'ends' || (ending === 'if asked' && endPrograms)) await end(tx, secured);
  }
}
