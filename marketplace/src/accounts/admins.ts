import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { writeOperatorAudit } from '#platform/audit/write-audit.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Database } from '#platform/db/database.ts';
import { secondFactors, users } from './tables.ts';

/** Only the operator of the server decides who is an admin, by a command and never by a request. */
interface Args {
  db: Database;
  now: Date;
  email: string;
}

type User = typeof users.$inferSelect;

/** Returns false if the user is an admin already. */
export function grantAdmin({ db, now, email }: Args): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, email);
    if (user.role === 'admin') return false;
    // Anyone can sign up with another user's address.
    if (!user.emailConfirmedAt) throw new Refused(`${user.email} has not confirmed the address yet.`);
    if (user.deletionAskedAt) throw new Refused(`The account of ${user.email} is being deleted.`);
    if (user.suspendedAt) throw new Refused(`${user.email} is suspended.`);
    await tx.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    await writeOperatorAudit(tx, now, { act: 'accounts.admin.grant', subject: user.id, details: {} });
    return true;
  });
}

/** Returns false if the user is not an admin. */
export function revokeAdmin({ db, now, email }: Args): Promise<boolean> {
  return db.transaction(async (tx) => {
    // All of them are locked, in one order, so that two revocations cannot both find the other admin.
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, 'admin'))
      .orderBy(asc(users.id))
      .for('update');
    const user = await lockUser(tx, email);
    if (user.role !== 'admin') return false;
    if (admins.length === 1)
      throw new Refused(`${user.email} is the last admin. Grant the role to another user first.`);
    await tx.update(users).set({ role: 'user' }).where(eq(users.id, user.id));
    await writeOperatorAudit(tx, now, { act: 'accounts.admin.revoke', subject: user.id, details: {} });
    return true;
  });
}

export function listAdmins(db: Database): Promise<{ email: string; fullName: string; hasCodes: boolean }[]> {
  return db
    .select({ email: users.email, fullName: users.fullName, codes: secondFactors.userId })
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.email))
    .then((rows) => rows.map(({ codes, ...admin }) => ({ ...admin, hasCodes: codes !== null })));
}

async function lockUser(db: Database, email: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).for('update');
  if (!user) throw new Refused(`There is no account with ${email}. Sign up first.`);
  return user;
}
