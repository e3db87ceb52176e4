import { staffInvitations } from '@besesaka/marketplace/accounts/tables.ts';
import { marketDays } from '@besesaka/marketplace/admin/tables.ts';
import type { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Creates this many admins and invitations, and figures of this many days and regions. */
export async function fillStaff(
  { db, clock, world }: Awaited<ReturnType<typeof startTestMarketplace>>,
  invitedBy: string,
  many: number,
): Promise<void> {
  const numbers = Array.from({ length: many }, (_, n) => n);
  const now = clock.now();
  await Promise.all(numbers.map(() => world.createUser({ staffRole: 'trust' })));
  const invited = { role: 'trust', invitedBy, expiresAt: new Date(now.getTime() + dayMs) } as const;
  await db
    .insert(staffInvitations)
    .values(numbers.map((n) => ({ id: crypto.randomUUID(), email: `invited${n}@example.com`, ...invited })));
  const hours = { hoursToAccept: 1, hoursToDeliver: 2, hoursToDecide: 3 };
  const dayOf = (n: number) => new Date(now.getTime() - n * dayMs).toISOString().slice(0, 10);
  const days = numbers.map((n) => ({ day: dayOf(n), by: 'all', title: '' }) as const);
  const groups = numbers.map((n) => ({ day: dayOf(0), by: 'region', title: `Region ${n}` }) as const);
  await db.insert(marketDays).values([...days, ...groups].map((row) => ({ ...row, ...hours, countedAt: now })));
}
