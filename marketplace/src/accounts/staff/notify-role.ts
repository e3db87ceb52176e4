import { type StaffRole, staffRole, staffTexts as texts } from '@besesaka/schema/kernel/staff/roles.ts';
import type { Tx } from '#platform/context.ts';

/** By mail, too, so that a change does not go unnoticed. */
export function notifyRole(tx: Tx, to: string, role: StaffRole | null): void {
  const text = role ? texts.roleNow(staffRole.labels[role]) : texts.roleGone;
  tx.notify({
    to,
    source: 'buyer',
    kind: 'system',
    key: 'account:staff-role',
    link: role ? '/admin' : '/dashboard',
    content: { title: 'Your role in the back office', text },
    mail: { paragraphs: [text], action: role ? 'Open the back office' : 'Open Besesaka' },
  });
}
