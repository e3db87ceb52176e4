import type { Module } from '#platform/module.ts';
import { endDuePlans, endDuePlansJob, pruneUnpaid, pruneUnpaidJob } from './end-due-plans.ts';
import { emitPlanConfig, emitPlanConfigJob } from './read-plans.ts';
import { planRoutes } from './routes.ts';

export const plansModule = (): Module => ({
  reference: { name: 'plans', description: 'What sellers can pay for, and what holds without it.' },
  routes: planRoutes(),
  timers: [
    { job: endDuePlansJob, cron: '* * * * *', run: endDuePlans },
    { job: emitPlanConfigJob, cron: '* * * * *', run: emitPlanConfig },
  ],
  prepare: emitPlanConfig,
  prunings: [{ job: pruneUnpaidJob, cron: '20 3 * * *', run: pruneUnpaid }],
});
