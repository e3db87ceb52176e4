import { staffLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { InviteStaffInput, StaffInvitation } from '@besesaka/schema/accounts/staff.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { staffRole, staffTexts as texts } from '@besesaka/schema/kernel/staff/roles.ts';
import { and, desc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { requireConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { staffInvitations, users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { dayMs } from '#platform/base/clock.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { notifyRole } from './notify-role.ts';

interface Of {
  ctx: Ctx;
  input: { id: string };
}

/** Those that have not expired, newest first. */
export async function findInvitations({ db, now }: Ctx, which?: SQL): Promise<StaffInvitation[]> {
  const rows = await db
    .select({ invitation: staffInvitations, name: users.fullName })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(and(gt(staffInvitations.expiresAt, now), which))
    .orderBy(desc(staffInvitations.id))
    .limit(limits.invitationsMax);
  return rows.map(({ invitation: { id, email, role, expiresAt }, name }) => ({
    id,
    email,
    role,
    invited_by_name: name,
    expires_at: expiresAt.toISOString(),
  }));
}

/** The link holds no secret: it is for the account with this address, once its owner has confirmed it. */
export function invite({ ctx, input: { email, role } }: { ctx: Ctx; input: InviteStaffInput }): Promise<void> {
  const { userId: invitedBy } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const isMember = and(eq(users.email, email), isNotNull(users.staffRole));
    if ((await tx.db.$count(users, isMember)) > 0) throw new Refused(texts.isMember);
    await tx.db.delete(staffInvitations).where(eq(staffInvitations.email, email));
    if ((await tx.db.$count(staffInvitations)) >= limits.invitationsMax) throw new Refused(texts.tooManyInvitations);
    const expiresAt = new Date(tx.now.getTime() + limits.invitationDays * dayMs);
    const id = newId();
    await tx.db.insert(staffInvitations).values({ id, email, role, invitedBy, expiresAt });
    await writeAudit({ ctx: tx, input: { act: 'staff.invite', subject: id, details: { email, role } } });
    const until = longDate(expiresAt.toISOString());
    const mail = await composeMail({
      to: email,
      subject: 'Work in the back office of Besesaka',
      paragraphs: [
        `You are invited to work in the back office, with the role ${staffRole.labels[role]}.`,
        `Log in or sign up with this address, ${email}, and accept it until ${until}. If you did not expect it, ignore this mail.`,
      ],
      action: { label: 'See the invitation', url: `${tx.config.publicUrl}/staff-invitation/${id}` },
    });
    tx.enqueue(mailJob, { ...mail, kind: 'invitation' });
  });
}

export async function withdraw({ ctx, input: { id } }: Of): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [gone] = await tx.db.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
    if (!gone) throw new NotFound(texts.invitationMissing);
    const details = { email: gone.email, role: gone.role };
    await writeAudit({ ctx: tx, input: { act: 'staff.withdraw', subject: id, details } });
  });
}

/** Only the account with its address sees it. */
export async function readInvitation({ ctx, input: { id } }: Of): Promise<StaffInvitation> {
  const [own] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, requireViewer(ctx).userId));
  const isOwn = and(eq(staffInvitations.id, id), eq(staffInvitations.email, own?.email ?? ''));
  const [found] = await findInvitations(ctx, isOwn);
  if (!found) throw new NotFound(texts.invitationMissing);
  return found;
}

export async function acceptInvitation({ ctx, input: { id } }: Of): Promise<StaffInvitation> {
  const { userId } = requireViewer(ctx);
  const invitation = await readInvitation({ ctx, input: { id } });
  await requireConfirmed(ctx, texts.confirmToAccept);
  await inTransaction(ctx, async (tx) => {
    await takeUp(tx, userId, invitation);
  });
  return invitation;
}

async function takeUp(tx: Tx, userId: string, { id, role }: StaffInvitation): Promise<void> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update');
  // Withdrawn or accepted meanwhile.
  const [taken] = await tx.db.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
  if (!taken || taken.email !== user?.email) throw new NotFound(texts.invitationMissing);
  if (user.staffRole) throw new Refused(texts.isMember);
  await tx.db.update(users).set({ staffRole: role }).where(eq(users.id, userId));
  await writeAudit({ ctx: tx, input: { act: 'staff.accept', subject: userId, details: { role } } });
  notifyRole(tx, userId, role);
  tx.notify({
    to: taken.invitedBy,
    source: 'buyer',
    kind: 'system',
    key: `account:staff:${userId}`,
    link: '/admin/staff',
    content: { title: 'Invitation accepted', text: texts.accepted(user.fullName, staffRole.labels[role]) },
  });
}
