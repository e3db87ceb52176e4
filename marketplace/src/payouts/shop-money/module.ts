import { jobHandler, type Module } from '#platform/module.ts';
import { runPayouts, runPayoutsJob, sendPayoutJob } from './create-payout.ts';
import { shopMoneyRoutes } from './routes.ts';
import { sendPayout, sendPayouts, sendPayoutsJob } from './send-payouts.ts';

/** Merged into the module of payouts. */
export const shopMoney = {
  routes: shopMoneyRoutes(),
  jobs: [jobHandler(sendPayoutJob, sendPayout)],
  timers: [
    // Each hour of a working day, so that a service that was down at ten pays out later.
    { job: runPayoutsJob, cron: '0 10-16 * * 1-5', run: runPayouts },
    { job: sendPayoutsJob, cron: '* * * * *', run: sendPayouts },
  ],
} satisfies Module;
