import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { deleteDataExportsOf } from '#accounts/data-export/prune-data-exports.ts';
import { userDeleted } from '#accounts/domain-events.ts';
import {
  addresses,
  apiKeys,
  mailLinks,
  oauthApps,
  oauthGrants,
  secondFactors,
  sessions,
  users,
} from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { oneByOne } from '#platform/db/one-by-one.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { eventHeads, events } from '#platform/events/tables.ts';
import { idempotencyKeys, outsideWorks } from '#platform/idempotency/tables.ts';
import { jobKind } from '#platform/jobs.ts';
import { releaseUploads } from '#platform/uploads/release-uploads.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { openOrdersOf } from './read-outlook.ts';

export const deleteUsersJob = jobKind('accounts.delete-users');

/** Shown to others in place of the name of a deleted user. */
export const deletedName = 'Deleted person';

const atOnce = 500;

/** Deletes every account whose grace period is over. A failure with one does not stop the others. */
export async function deleteUsers({ ctx }: { ctx: Ctx }): Promise<void> {
  const before = new Date(ctx.now.getTime() - limits.deletionGraceDays * dayMs);
  const due = and(lte(users.deletionAskedAt, before), isNull(users.deletedAt));
  const leaving = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(due)
    .orderBy(asc(users.deletionAskedAt))
    .limit(atOnce);
  const ids = leaving.map(({ id }) => id);
  await oneByOne(ctx, ids, {
    failure: 'could not delete a user',
    handle: (id) =>
      inTransaction(ctx, async (tx) => {
        // The user may have come back meanwhile, and an order or money that arrived just now must finish first.
        const [user] = await tx.db
          .select()
          .from(users)
          .where(and(eq(users.id, id), due))
          .for('update');
        const open = [...(await openOrdersOf(tx, id)), ...(await tx.ports.findOpenMoney(tx, id))];
        if (user && open.length === 0) await deleteUser(tx, user);
      }),
  });
}

async function deleteUser(tx: Tx, { id, email }: typeof users.$inferSelect): Promise<void> {
  await publishDomainEvent(tx, userDeleted, { userId: id, email });
  const own = await tx.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, id));
  await releaseUploads(
    tx,
    own.map((upload) => upload.id),
  );
  await deleteDataExportsOf(tx, id);
  await tx.db.delete(sessions).where(eq(sessions.userId, id));
  await tx.db.delete(apiKeys).where(eq(apiKeys.userId, id));
  await tx.db.delete(oauthGrants).where(eq(oauthGrants.userId, id));
  await tx.db.delete(oauthApps).where(eq(oauthApps.userId, id));
  await tx.db.delete(secondFactors).where(eq(secondFactors.userId, id));
  await tx.db.delete(addresses).where(eq(addresses.userId, id));
  await tx.db.delete(mailLinks).where(eq(mailLinks.userId, id));
  await tx.db.delete(events).where(eq(events.userId, id));
  await tx.db.delete(eventHeads).where(eq(eventHeads.userId, id));
  await tx.db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
  await tx.db
    .update(outsideWorks)
    .set({ input: {}, outcome: null, answer: {} })
    .where(and(eq(outsideWorks.callerId, id), eq(outsideWorks.state, 'settled')));
  await tx.db
    .update(users)
    .set({
      fullName: deletedName,
      email: `${id}@deleted.invalid`,
      telephoneNumber: '',
      telephoneE164: null,
      whatsappNumber: null,
      dateOfBirth: null,
      gender: null,
      address: null,
      city: null,
      region: null,
      gpsAddress: null,
      pictureId: null,
      // An empty hash matches no password, so no one can log in to the account again.
      passwordHash: '',
      suspensionReason: null,
      deletedAt: tx.now,
    })
    .where(eq(users.id, id));
}
