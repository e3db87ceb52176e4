import { type StaffRole, staffTexts as texts } from '@besesaka/schema/kernel/staff/roles.ts';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { writeOperatorAudit } from '#platform/audit/write-audit.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Database } from '#platform/db/database.ts';
import { secondFactors, users } from './tables.ts';

/** By the operator's command, which makes the first owner. Owners change the roles of others in the back office. */
interface Args {
  db: Database;
  now: Date;
  email: string;
}

type User = typeof users.$inferSelect;

/** Returns false if the user has the role already. */
export function grantRole({ db, now, email, role }: Args & { role: StaffRole }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const user = await lockUser(tx, email);
    if (user.staffRole === role) return false;
    // Anyone can sign up with another user's address.
    if (!user.emailConfirmedAt) throw new Refused(`${user.email} has not confirmed the address yet.`);
    if (user.deletionAskedAt) throw new Refused(`The account of ${user.email} is being deleted.`);
    if (user.suspendedAt) throw new Refused(`${user.email} is suspended.`);
    refuseLastOwner(owners, user.id);
    await tx.update(users).set({ staffRole: role }).where(eq(users.id, user.id));
    await writeOperatorAudit(tx, now, { act: 'accounts.admin.grant', subject: user.id, details: { role } });
    return true;
  });
}

/** Returns false if the user has no role. */
export function revokeRole({ db, now, email }: Args): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const user = await lockUser(tx, email);
    if (!user.staffRole) return false;
    refuseLastOwner(owners, user.id);
    await tx.update(users).set({ staffRole: null }).where(eq(users.id, user.id));
    await writeOperatorAudit(tx, now, { act: 'accounts.admin.revoke', subject: user.id, details: {} });
    return true;
  });
}

/** All of them, in one order, so that of two changes at once the second finds what the first left. */
export async function lockOwners(db: Database): Promise<string[]> {
  const isOwner = eq(users.staffRole, 'owner');
  const owners = await db.select({ id: users.id }).from(users).where(isOwner).orderBy(asc(users.id)).for('update');
  return owners.map(({ id }) => id);
}

export function refuseLastOwner(owners: readonly string[], userId: string): void {
  if (owners.length === 1 && owners[0] === userId) throw new Refused(texts.lastOwner);
}

export function listAdmins(db: Database) {
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      role: users.staffRole,
      codesSince: secondFactors.confirmedAt,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(isNotNull(users.staffRole))
    .orderBy(asc(users.email));
}

async function lockUser(db: Database, email: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).for('update');
  if (!user) throw new Refused(`There is no account with ${email}. Sign up first.`);
  return user;
}
