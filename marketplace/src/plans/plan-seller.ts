import type { Seller } from '#payments/seller.ts';
import { beginPlan } from './begin-plan.ts';
import { endRefundedPlan } from './end-refunded-plan.ts';
import { quotePlan } from './quote-plan.ts';
import { notifyChargeFailed } from './renew-plans.ts';

export const planSeller: Seller = {
  quote: quotePlan,
  fulfil: beginPlan,
  refund: endRefundedPlan,
  chargeFailed: notifyChargeFailed,
  describe: () => Promise.resolve(null),
};
