import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { needsSecondFactor, type Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { areasOf, rolesFor, type StaffArea, staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError, Forbidden, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { secondFactors, users } from './tables.ts';

/**
 * An SQL condition for operations that others may call, too: the viewer is an admin whose role includes one of the areas.
 * The caller decides and not the user alone: an API key of an admin has no rights of an admin.
 */
export function isAdmin({ userId, scopes }: Viewer, ...areas: StaffArea[]): SQL<boolean> {
  if (scopes) return sql<boolean>`false`;
  const roles = sql.param(areas.flatMap(rolesFor));
  return sql<boolean>`exists (select from ${users} where ${users.id} = ${userId} and ${users.staffRole} = any (${roles}))`;
}

/**
 * The guard of operations for admins. The role is read for each request, because a session may be older than the role.
 * Users without one get an error that reveals nothing more.
 */
export async function requireRole(ctx: Ctx, operation: Pick<Operation, 'method' | 'area'>): Promise<void> {
  const { userId, scopes } = requireViewer(ctx);
  const [found] = await ctx.db
    .select({ role: users.staffRole, codesSince: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId));
  const { area } = operation;
  if (scopes || !found?.role || !area) throw new Forbidden();
  if (!areasOf[found.role].includes(area)) throw new Forbidden(staffTexts.notYourRole(area));
  // Every session of an account with a second factor has given a code. Demo accounts belong to everyone.
  const hasCodes = found.codesSince !== null || ctx.config.demoLogins;
  if (needsSecondFactor(operation) && !hasCodes)
    throw new AppError('SECOND_FACTOR_NEEDED', staffTexts.secondFactorNeeded);
}

/** Admins do not decide their own cases; another admin does. */
export function refuseOwnCase(adminId: string, ...owners: string[]): void {
  if (owners.includes(adminId)) throw new Refused(texts.ownCase);
}
