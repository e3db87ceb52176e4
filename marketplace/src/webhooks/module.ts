import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { copiesForgotten, userDeleted } from '#accounts/domain-events.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { on } from '#platform/events/domain-events.ts';
import type { StoredGauge } from '#platform/http/health/stored-gauges.ts';
import { jobKind } from '#platform/jobs.ts';
import type { Module } from '#platform/module.ts';
import { expireDeliveries } from './collect-events.ts';
import { runWebhooks } from './deliver.ts';
import { webhookRoutes } from './routes.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

const gauges: readonly StoredGauge[] = [
  {
    name: 'webhook_deliveries_waiting_seconds',
    help: 'How long the oldest due delivery waits that no server sends at the moment',
    query: sql`select coalesce(extract(epoch from now() - min(${webhookDeliveries.dueAt})), 0) as value
      from ${webhookDeliveries} where state = 'waiting' and ${webhookDeliveries.dueAt} <= now()`,
  },
  {
    name: 'webhook_endpoints',
    help: 'Webhook endpoints by state',
    label: 'state',
    query: sql`select state as label, count(*) as value from ${webhookEndpoints} group by state`,
  },
];

const pruneJob = jobKind('webhooks.prune');
const expireJob = jobKind('webhooks.expire');

export const webhooksModule = (): Module => ({
  reference: { name: 'webhooks', description: 'Endpoints of users, and the events sent to them.' },
  routes: webhookRoutes(),
  handlers: [on(userDeleted, anonymizeUser), on(copiesForgotten, forgetDeliveries)],
  workers: [{ name: 'webhooks', run: runWebhooks }],
  gauges,
  timers: [{ job: expireJob, cron: '*/10 * * * *', run: ({ ctx }) => expireDeliveries(ctx) }],
  prunings: [{ job: pruneJob, cron: '27 4 * * *', run: pruneDeliveries }],
});

async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  await tx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, payload.userId));
}

/** Deliveries to others about what they had with a deleted user, also those that still wait. */
async function forgetDeliveries({
  tx,
  payload: { holders, ids },
}: {
  tx: Tx;
  payload: { holders: string[]; ids: string[] };
}) {
  await tx.db.execute(sql`
    delete from ${webhookDeliveries} using ${webhookEndpoints}
    where ${webhookEndpoints.id} = ${webhookDeliveries.endpointId}
      and ${webhookEndpoints.userId} = any (${sql.param(holders)}::uuid[])
      and split_part(${webhookDeliveries.subject}, ' ', 2) = any (${sql.param(ids)}::text[])`);
}

async function pruneDeliveries({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const before = new Date(ctx.now.getTime() - limits.shownDays * dayMs).toISOString();
  const isOld = sql`${webhookDeliveries.createdAt} < ${before}::timestamptz`;
  await deleteInBatches(ctx.db, webhookDeliveries, { where: isOld, oldest: sql`${webhookDeliveries.createdAt}` });
}
