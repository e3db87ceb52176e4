import { staff, staffInvitation } from '@besesaka/schema/accounts/staff.ts';
import {
  acceptStaffInvitation,
  changeStaffRole,
  inviteStaff,
  listStaff,
  readStaffInvitation,
  removeStaff,
  withdrawStaffInvitation,
} from '@besesaka/schema/accounts/staff-operations.ts';
import { forgetReads } from '#platform/context/context.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField, viewerField } from '#platform/contract/read.ts';
import { Admin } from './admin.ts';

const Staff = objectOf(staff);
const StaffInvitation = objectOf(staffInvitation);

readField(Admin, 'staff', listStaff);
mutation(inviteStaff, { staff: Staff });
mutation(withdrawStaffInvitation, { staff: Staff });
mutation(changeStaffRole, { staff: Staff });
mutation(removeStaff, { staff: Staff });

viewerField('staffInvitation', readStaffInvitation);
mutation(acceptStaffInvitation, { invitation: StaffInvitation }, { after: forgetReads });
