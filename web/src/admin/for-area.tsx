import { type StaffArea, staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import type { ReactNode } from 'react';
import { useMayWork } from '#accounts/use-staff.ts';

/** Acts of an area of the back office. Admins whose role does not include it read whose they are. */
export function ForArea({ area, children }: { area: StaffArea; children: ReactNode }) {
  const mayWork = useMayWork();
  return mayWork(area) ? children : <p className="text-muted text-sm">{staffTexts.notYourRole(area)}</p>;
}
