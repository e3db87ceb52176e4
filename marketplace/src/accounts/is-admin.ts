import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { type SQL, sql } from 'drizzle-orm';
import { Forbidden, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { users } from './tables.ts';

/**
 * An SQL condition for the statement that acts. Roles are read at that moment, because a session may be older than the
 * role. The caller decides and not the user alone: an API key of an admin has no rights of an admin, and every session
 * of an account with a second factor has given a code.
 */
export function isAdmin({ userId, scopes }: Viewer): SQL<boolean> {
  if (scopes) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${users} where ${users.id} = ${userId} and ${users.role} = 'admin')`;
}

/** Returns the admin's id. Users without the role get an error that reveals nothing more. */
export async function requireAdmin(ctx: Ctx): Promise<string> {
  const viewer = requireViewer(ctx);
  const { rows } = await ctx.db.execute(sql`select ${isAdmin(viewer)} as is_admin`);
  if (rows[0]?.is_admin !== true) throw new Forbidden();
  return viewer.userId;
}

/** Admins do not decide their own cases; another admin does. */
export function refuseOwnCase(adminId: string, ...owners: string[]): void {
  if (owners.includes(adminId)) throw new Refused(texts.ownCase);
}
