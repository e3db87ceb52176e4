import { channels } from '@besesaka/schema/kernel/events.ts';
import { hash } from '@node-rs/argon2';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { demoPassword } from '#platform/base/demo-password.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { sessions, users } from './tables.ts';

/** One hash for all demo people, with a salt that is no secret: two seeded databases are equal, and each is recognised. */
export function hashDemoPassword(): Promise<string> {
  const salt = Buffer.from('besesaka demo 01');
  return hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

/** Of no password that anybody knows; compared with one, it takes as long as any other. */
const closedHash = `$argon2id$v=19$m=19456,t=2,p=1$${Buffer.from('closed demo door').toString('base64').replaceAll('=', '')}$${'A'.repeat(43)}`;

/** The README's password works where the settings let it, and nowhere else. */
export function settleDemoLogins({ ctx }: { ctx: Ctx }): Promise<void> {
  return ctx.config.demoLogins ? openDemoLogins(ctx) : closeDemoLogins(ctx);
}

/** Whoever still has the password of the README cannot log in with it any more, and is logged out everywhere. */
async function closeDemoLogins(ctx: Ctx): Promise<void> {
  const known = await hashDemoPassword();
  await inTransaction(ctx, async (tx) => {
    const closed = await tx.db
      .update(users)
      .set({ passwordHash: closedHash })
      .where(eq(users.passwordHash, known))
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

/** Those that were closed, and have no password of their own since, get the README's back. */
async function openDemoLogins({ db }: Ctx): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashDemoPassword() })
    .where(eq(users.passwordHash, closedHash));
}
