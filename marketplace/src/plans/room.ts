import { chargeFailed, paymentRefunded, paymentSettled } from '#payments/domain-events.ts';
import { quoteEnricher } from '#payments/quote.ts';
import { filling } from '#platform/enrichers.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { beginPlan } from './begin-plan.ts';
import { endDuePlans, endDuePlansJob, pruneUnpaid, pruneUnpaidJob } from './end-due-plans.ts';
import { endRefundedPlan } from './end-refunded-plan.ts';
import { quotePlan } from './quote-plan.ts';
import { tellPlanConfig } from './read-plan-config.ts';
import { tellChargeFailed } from './renew-plans.ts';
import { planRoutes } from './routes.ts';

export const plansRoom = (): Room => ({
  reference: { name: 'plans', holds: 'What sellers can pay for, and what holds without it.' },
  routes: planRoutes(),
  facts: [
    fact(paymentSettled, beginPlan),
    fact(chargeFailed, tellChargeFailed),
    fact(paymentRefunded, endRefundedPlan),
  ],
  fillings: [filling(quoteEnricher, quotePlan)],
  timers: [{ job: endDuePlansJob, cron: '* * * * *', run: endDuePlans }],
  prepare: tellPlanConfig,
  prunings: [{ job: pruneUnpaidJob, cron: '20 3 * * *', run: pruneUnpaid }],
});
