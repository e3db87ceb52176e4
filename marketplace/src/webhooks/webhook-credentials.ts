import { testEvent } from '@besesaka/schema/webhooks/events.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { type Credential, endsForPrograms, type Secured } from '#accounts/securing/credentials.ts';
import type { Tx } from '#platform/context.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

export const webhookCredentials: readonly Credential[] = [
  {
    name: 'webhook endpoints',
    columns: [webhookEndpoints.sealedSecret, webhookEndpoints.previousSecret],
    endings: endsForPrograms,
    end: stopEndpoints,
  },
];

/** The owner looks at each one and resumes it with the password. A waiting test event would resume it without. */
async function stopEndpoints({ db }: Tx, { userId }: Secured): Promise<void> {
  const stopped = await db
    .update(webhookEndpoints)
    .set({ state: 'stopped', failingSince: null })
    .where(eq(webhookEndpoints.userId, userId))
    .returning({ id: webhookEndpoints.id });
  const ids = stopped.map(({ id }) => id);
  const isTest = and(eq(webhookDeliveries.type, testEvent), eq(webhookDeliveries.state, 'waiting'));
  await db
    .update(webhookDeliveries)
    .set({ state: 'expired', claimedUntil: null })
    .where(and(inArray(webhookDeliveries.endpointId, ids), isTest));
}
