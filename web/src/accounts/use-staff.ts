import { enumName } from '@besesaka/schema/kernel/names.ts';
import { areasOf, type StaffArea, staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { useViewer } from './viewer.ts';

/** Whether the viewer's role includes an area of the back office. The server checks every call. */
export function useMayWork(): (area: StaffArea) => boolean {
  const { viewer } = useViewer();
  const role = staffRole.values.find((one) => enumName(one) === viewer?.staffRole);
  return (area) => role !== undefined && areasOf[role].includes(area);
}
