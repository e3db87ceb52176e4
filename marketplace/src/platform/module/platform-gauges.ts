import { sql } from 'drizzle-orm';
import type { StoredGauge } from '#platform/http/health/stored-gauges.ts';
import { outsideWorks } from '#platform/idempotency/tables.ts';

const waiting = sql`from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`;

/** The queue of mails is one of the queues. */
export const platformGauges: readonly StoredGauge[] = [
  {
    name: 'jobs_waiting',
    help: 'Jobs that are due',
    label: 'queue',
    query: sql`select name as label, count(*) as value ${waiting}`,
  },
  {
    name: 'jobs_waiting_seconds',
    help: 'How long the oldest due job waits',
    label: 'queue',
    query: sql`select name as label, extract(epoch from now() - min(start_after)) as value ${waiting}`,
  },
  {
    name: 'jobs_failed',
    help: 'Jobs of the last hours that failed at each try',
    label: 'queue',
    query: sql`select name as label, count(*) as value from pgboss.job where state = 'failed' group by name`,
  },
  {
    name: 'external_calls_waiting_seconds',
    help: 'How long the oldest interrupted call to another service waits',
    query: sql`select coalesce(extract(epoch from now() - min(${outsideWorks.dueAt})), 0) as value
      from ${outsideWorks} where state <> 'settled' and ${outsideWorks.dueAt} <= now()`,
  },
];
