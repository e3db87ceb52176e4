import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { staffRole } from '#kernel/staff/roles.ts';
import { email } from './inputs.ts';
import { staffLimits as limits } from './limits.ts';

const id = '01a20146-9c81-7d11-8e4c-2b3c4d5e6f70';

export const staffMember = resource('StaffMember', 'An admin with their role.', {
  id: describe(z.uuid(), 'ID of the user', examples.buyer),
  full_name: describe(z.string(), 'Full name', 'Esi Quartey'),
  email: describe(z.string(), 'Email address', 'esi.quartey@example.com'),
  role: describe(oneOf(staffRole), 'Role', 'trust'),
  has_second_factor: describe(z.boolean(), 'Whether a login needs a code', true),
});

const invitationFields = {
  id: describe(z.uuid(), 'Unique ID, the last part of the link in the mail', id),
  email: describe(z.string(), 'Email address that it was sent to', 'kojo.annan@example.com'),
  role: describe(oneOf(staffRole), 'Role that it gives', 'money'),
  invited_by_name: describe(z.string(), 'Name of the owner who sent it', 'Esi Quartey'),
  expires_at: describe(z.iso.datetime(), 'When it expires', '2026-12-05T09:15:00.000Z'),
};
export const staffInvitation = resource('StaffInvitation', 'An invitation to become an admin.', invitationFields);
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const staff = resource('Staff', 'All admins, and the invitations that wait.', {
  members: describe(z.array(staffMember).max(limits.membersMax), 'Admins by email address'),
  invitations: describe(z.array(staffInvitation).max(limits.invitationsMax), 'Invitations that wait, newest first'),
});
export type Staff = z.infer<typeof staff>;

export const inviteStaffInput = resource('InviteStaffInput', 'An invitation to become an admin.', {
  email: describe(
    email,
    'Email address of the account that may accept it, which may not exist yet',
    'kojo@example.com',
  ),
  role: describe(oneOf(staffRole), 'Role that it gives', 'money'),
});
export type InviteStaffInput = z.infer<typeof inviteStaffInput>;

export const staffRoleInput = resource('StaffRoleInput', 'A role for an admin.', {
  role: describe(oneOf(staffRole), 'The new role', 'trust'),
});
export type StaffRoleInput = z.infer<typeof staffRoleInput>;
