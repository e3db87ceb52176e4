import { suspensionTexts as texts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { oneByOne } from '#platform/db/one-by-one.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { announceSuspension } from './announce-suspension.ts';

export const endSuspensionsJob = jobKind('accounts.end-suspensions');

const none = { suspendedAt: null, suspendedUntil: null, suspensionReason: null };
const atOnce = 500;

/** Runs within the transaction of an admin's action. */
export async function liftSuspension({ tx, input: { userId } }: { tx: Tx; input: { userId: string } }) {
  const lifted = await tx.db
    .update(users)
    .set(none)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))
    .returning({ id: users.id });
  if (lifted.length === 0) throw new Refused(texts.notSuspended);
  await announceSuspension({ tx, input: { userId, suspension: none } });
}

/** Announces suspensions that have ended. The guard stopped applying them at their end already. */
export async function endSuspensions({ ctx }: { ctx: Ctx }): Promise<void> {
  const isOver = and(isNotNull(users.suspendedAt), lte(users.suspendedUntil, ctx.now));
  const suspended = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(isOver)
    .orderBy(asc(users.suspendedUntil))
    .limit(atOnce);
  const ids = suspended.map(({ id }) => id);
  await oneByOne(ctx, ids, {
    failure: 'could not announce the end of a suspension',
    handle: (userId) =>
      inTransaction(ctx, async (tx) => {
        const ended = await tx.db
          .update(users)
          .set(none)
          .where(and(eq(users.id, userId), isOver))
          .returning({ id: users.id });
        if (ended.length > 0) await announceSuspension({ tx, input: { userId, suspension: none } });
      }),
  });
}
