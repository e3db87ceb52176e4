import { staffInvitations } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { AccessScene, Caller } from './access-parts.ts';

/** The ID of an invitation to the staff for the address of the caller. */
export async function invitationFor({ market, user }: AccessScene, who: Caller): Promise<string> {
  const email = who === 'visitor' ? 'visitor@example.com' : (await user(who)).email;
  const { id: invitedBy } = await market.world.createUser({ staffRole: 'owner' });
  const expiresAt = new Date(market.clock.now().getTime() + dayMs);
  const [made] = await market.db
    .insert(staffInvitations)
    .values({ id: newId(), email, role: 'trust', invitedBy, expiresAt })
    .onConflictDoUpdate({ target: staffInvitations.email, set: { expiresAt } })
    .returning();
  if (!made) throw new Error('no invitation');
  return made.id;
}
