import * as operations from '@besesaka/schema/accounts/staff-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { acceptInvitation, invite, readInvitation, withdraw } from './invitations.ts';
import { listStaff, setRole } from './staff.ts';

export function staffRoutes(): Route[] {
  return [
    route(operations.listStaff, listStaff),
    route(operations.inviteStaff, async (args) => {
      await invite(args);
      return listStaff(args);
    }),
    route(operations.withdrawStaffInvitation, async (args) => {
      await withdraw(args);
      return listStaff(args);
    }),
    route(operations.changeStaffRole, ({ ctx, input }) => setRole(ctx, input.id, input.role)),
    route(operations.removeStaff, ({ ctx, input }) => setRole(ctx, input.id, null)),
    route(operations.readStaffInvitation, readInvitation),
    route(operations.acceptStaffInvitation, acceptInvitation),
  ];
}
