import type { Room } from '#platform/room.ts';
import { endDuePlans, endDuePlansJob, pruneUnpaid, pruneUnpaidJob } from './end-due-plans.ts';
import { tellPlanConfig } from './read-plan-config.ts';
import { planRoutes } from './routes.ts';

export const plansRoom = (): Room => ({
  reference: { name: 'plans', holds: 'What sellers can pay for, and what holds without it.' },
  routes: planRoutes(),
  timers: [{ job: endDuePlansJob, cron: '* * * * *', run: endDuePlans }],
  prepare: tellPlanConfig,
  prunings: [{ job: pruneUnpaidJob, cron: '20 3 * * *', run: pruneUnpaid }],
});
