import { channels } from '@besesaka/schema/kernel/events.ts';
import { hash } from '@node-rs/argon2';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { demoPassword } from '#platform/base/demo-password.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { sessions, users } from './tables.ts';

/**
 * One hash for all demo users with a fixed salt, so that every seeded database is the same and closed logins are
 * recognised.
 */
export function hashDemoPassword(): Promise<string> {
  const salt = Buffer.from('besesaka demo 01');
  return hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

/** The hash of no known password. Comparing with it takes as long as with any other. */
const closedHash = `$argon2id$v=19$m=19456,t=2,p=1$${Buffer.from('closed demo door').toString('base64').replaceAll('=', '')}$${'A'.repeat(43)}`;

/** Opens or closes the demo logins, as the settings say. */
export function settleDemoLogins({ ctx }: { ctx: Ctx }): Promise<void> {
  return ctx.config.demoLogins ? openDemoLogins(ctx) : closeDemoLogins(ctx);
}

/** Replaces the README's password with one that nothing matches, and ends the sessions. */
async function closeDemoLogins(ctx: Ctx): Promise<void> {
  const demoHash = await hashDemoPassword();
  await inTransaction(ctx, async (tx) => {
    const closed = await tx.db
      .update(users)
      .set({ passwordHash: closedHash })
      .where(eq(users.passwordHash, demoHash))
      .returning({ id: users.id });
    if (closed.length === 0) return;
    const ids = closed.map(({ id }) => id);
    const ended = await tx.db
      .update(sessions)
      .set({ endedAt: tx.now, endReason: 'password' })
      .where(and(inArray(sessions.userId, ids), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    for (const { id } of ended) tx.broadcast(channels.endedSessions, id);
  });
}

/** Restores the README's password for demo users that were closed and have not set their own. */
async function openDemoLogins({ db }: Ctx): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashDemoPassword() })
    .where(eq(users.passwordHash, closedHash));
}
