import { z } from 'zod';
import { forAdmins, group } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { staffLimits as limits } from './limits.ts';
import { inviteStaffInput, staff, staffInvitation, staffRoleInput } from './staff.ts';

const owner = forAdmins('owner');
const invited = group({ auth: 'user', scope: null, suspended: 'refused' });
const memberParams = pathParam('id', z.uuid(), 'ID of the admin', examples.buyer, { as: 'userId' });
const invitationId = ['id', z.uuid(), 'ID of the invitation', '01a20146-9c81-7d11-8e4c-2b3c4d5e6f70'] as const;
const invitationParams = pathParam(...invitationId, { as: 'invitationId' });

export const listStaff = owner({
  id: 'listStaff',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'For admins: list the admins with their roles, and the invitations that wait',
  response: staff,
});

export const inviteStaff = owner({
  id: 'inviteStaff',
  method: 'POST',
  path: '/api/admin/staff-invitations',
  fresh: true,
  timesAnHour: limits.invitationsPerHour,
  summary: 'For admins: invite someone by mail to become an admin; another invitation of the address ends',
  body: inviteStaffInput,
  response: staff,
  refuses: ['REFUSED'],
});

export const withdrawStaffInvitation = owner({
  id: 'withdrawStaffInvitation',
  method: 'DELETE',
  path: '/api/admin/staff-invitations/{id}',
  summary: 'For admins: withdraw an invitation',
  params: invitationParams,
  response: staff,
});

export const changeStaffRole = owner({
  id: 'changeStaffRole',
  method: 'PUT',
  path: '/api/admin/staff/{id}/role',
  fresh: true,
  summary: 'For admins: change the role of an admin, who is notified; not of the last owner',
  params: memberParams,
  body: staffRoleInput,
  response: staff,
  refuses: ['REFUSED'],
});

export const removeStaff = owner({
  id: 'removeStaff',
  method: 'DELETE',
  path: '/api/admin/staff/{id}',
  fresh: true,
  summary: 'For admins: remove an admin, who is notified; not the last owner',
  params: memberParams,
  response: staff,
  refuses: ['REFUSED'],
});

export const readStaffInvitation = invited({
  id: 'readStaffInvitation',
  method: 'GET',
  path: '/api/staff-invitations/{id}',
  summary: "Get an invitation to become an admin that was sent to the user's address",
  params: pathParam(...invitationId),
  response: staffInvitation,
});

export const acceptStaffInvitation = invited({
  id: 'acceptStaffInvitation',
  method: 'POST',
  path: '/api/staff-invitations/{id}/accept',
  summary: "Accept an invitation to become an admin that was sent to the user's confirmed address",
  params: invitationParams,
  response: staffInvitation,
  refuses: ['EMAIL_UNCONFIRMED', 'REFUSED'],
});
