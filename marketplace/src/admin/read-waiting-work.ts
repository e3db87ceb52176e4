import type { WaitingWork } from '@besesaka/schema/admin/resources.ts';
import { sql } from 'drizzle-orm';
import { waitsForAdmin } from '#admin/payments/list-payments.ts';
import { contactMessages } from '#help/tables.ts';
import { payments } from '#payments/tables.ts';
import { needsAdmin, payouts } from '#payouts/shop-money/tables.ts';
import { cases } from '#payouts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { StoredGauge } from '#platform/http/health/stored-gauges.ts';
import { sellerApplications } from '#shops/tables.ts';
import { reports } from './tables.ts';

const waitingWork = sql`select (select count(*)::int from ${sellerApplications} where ${sellerApplications.state} = 'pending') as applications,
      (select count(*)::int from ${cases} where ${cases.endedAt} is null) as cases,
      (select count(*)::int from ${payments} where ${waitsForAdmin}) as payments,
      (select count(*)::int from ${payouts} where ${needsAdmin}) as payouts,
      (select count(*)::int from ${reports} where ${reports.state} = 'open') as reports,
      (select count(*)::int from ${contactMessages} where ${contactMessages.doneAt} is null) as messages`;

export const waitingWorkGauge: StoredGauge = {
  name: 'admin_work_waiting',
  help: 'Open work of admins',
  label: 'kind',
  query: sql`select key as label, value::int from (${waitingWork}) as work, jsonb_each(to_jsonb(work))`,
};

/** Counts the open work for admins. */
export async function readWaitingWork({ ctx }: { ctx: Ctx }): Promise<WaitingWork> {
  return readWaiting(ctx);
}

export async function readWaiting({ db }: Pick<Ctx, 'db'>): Promise<WaitingWork> {
  const [waiting] = await rowsOf<WaitingWork>(db, waitingWork);
  if (!waiting) throw new Error('count query returned no row');
  return waiting;
}
