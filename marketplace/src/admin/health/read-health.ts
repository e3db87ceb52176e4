import type { HealthReport } from '@besesaka/schema/admin/health.ts';
import { healthLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx } from '#platform/context.ts';
import { thisMachine } from './installation.ts';
import { runChecks } from './run-checks.ts';

/** Each run calls the provider, the mail server and our own address. */
const rule = { name: 'health-checks', times: limits.runsPerHour, seconds: 60 * 60 };

export async function readHealth({ ctx }: { ctx: Ctx }): Promise<HealthReport> {
  await countAct(ctx, rule);
  return { checks: await runChecks({ ...ctx, ...thisMachine }) };
}
