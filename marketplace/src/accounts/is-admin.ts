import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { type SQL, sql } from 'drizzle-orm';
import { Forbidden, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { users } from './tables.ts';

/** A condition for the statement that acts: roles are read where they decide, as a token may be older than the role. */
export function isAdmin(userId: string): SQL<boolean> {
  return sql<boolean>`exists (select from ${users} where ${users.id} = ${userId} and ${users.role} = 'admin')`;
}

/** Answers who it is; whoever is no admin is told no more than that. */
export async function requireAdmin(ctx: Ctx): Promise<string> {
  const { userId } = requireViewer(ctx);
  const { rows } = await ctx.db.execute(sql`select ${isAdmin(userId)} as is_admin`);
  if (rows[0]?.is_admin !== true) throw new Forbidden();
  return userId;
}

/** An admin does not decide on their own matters: another admin does. */
export function refuseOwnCase(adminId: string, ...owners: string[]): void {
  if (owners.includes(adminId)) throw new Refused(texts.ownCase);
}
