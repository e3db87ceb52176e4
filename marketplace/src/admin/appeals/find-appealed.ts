import type { AppealSubject } from '@besesaka/schema/payouts/limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import { suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { findSubject } from '#admin/reports/find-subject.ts';
import { cases } from '#payouts/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import type { Ctx } from '#platform/context.ts';

export interface Appealed {
  ownerId: string;
  name: string;
  /** Whether it is hidden or suspended now. */
  isHidden: boolean;
  path: string;
}

/** What an appeal is about, or null if it does not exist. */
export async function findAppealed(ctx: Ctx, kind: AppealSubject, id: string): Promise<Appealed | null> {
  if (kind !== 'account') return findSubject(ctx, kind, id);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  const isHidden = user !== undefined && suspensionOf(user, ctx.now) !== null;
  return user ? { ownerId: id, name: user.fullName, isHidden, path: `/admin/users/${id}` } : null;
}

/** Who hid or suspended it last, when and why, by the audit log. */
export async function lastHiding({ db }: Ctx, kind: AppealSubject, id: string) {
  const act = kind === 'account' ? 'support.user.suspend' : `support.${kind}.hide`;
  const [found] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.act, act)))
    .orderBy(desc(auditLog.at))
    .limit(1);
  if (!found) return null;
  const reason: unknown = Reflect.get(found.details ?? {}, 'reason');
  return { by: found.actorId, at: found.at, reason: typeof reason === 'string' ? reason : null };
}

/** The last appeal about it. */
export async function lastAppeal({ db }: Ctx, id: string) {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.kind, 'appeal'), eq(cases.subjectId, id)))
    .orderBy(desc(cases.createdAt))
    .limit(1);
  return found ?? null;
}
