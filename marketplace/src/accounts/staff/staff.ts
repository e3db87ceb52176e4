import { staffLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { Staff } from '@besesaka/schema/accounts/staff.ts';
import { type StaffRole, staffTexts as texts } from '@besesaka/schema/kernel/staff/roles.ts';
import { eq } from 'drizzle-orm';
import { listAdmins, lockOwners, refuseLastOwner } from '#accounts/admins.ts';
import { staffInvitations, users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findInvitations } from './invitations.ts';
import { notifyRole } from './notify-role.ts';

export async function listStaff({ ctx }: { ctx: Ctx }): Promise<Staff> {
  const members = (await listAdmins(ctx.db)).slice(0, limits.membersMax);
  return {
    members: members.flatMap(({ id, fullName, email, role, codesSince }) =>
      role ? [{ id, full_name: fullName, email, role, has_second_factor: codesSince !== null }] : [],
    ),
    invitations: await findInvitations(ctx),
  };
}

/** Null removes the admin. The last owner stays one. */
export async function setRole(ctx: Ctx, userId: string, role: StaffRole | null): Promise<Staff> {
  await inTransaction(ctx, async (tx) => {
    const owners = await lockOwners(tx.db);
    const [member] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update');
    if (!member?.staffRole) throw new NotFound(texts.memberMissing);
    if (member.staffRole === role) return;
    refuseLastOwner(owners, userId);
    await tx.db.update(users).set({ staffRole: role }).where(eq(users.id, userId));
    // The invitations of an owner end with their role.
    await tx.db.delete(staffInvitations).where(eq(staffInvitations.invitedBy, userId));
    const details = { before: member.staffRole, role };
    await writeAudit({ ctx: tx, input: { act: role ? 'staff.change' : 'staff.remove', subject: userId, details } });
    notifyRole(tx, userId, role);
  });
  return listStaff({ ctx });
}
