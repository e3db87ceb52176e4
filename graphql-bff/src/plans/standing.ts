import { cancelPlan, listSubscriptions, readPlanConfig, setPlanRenewal } from '@besesaka/schema/plans/operations.ts';
import { subscription, subscriptionList, subscriptionSummary } from '@besesaka/schema/plans/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { contractFields, objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { Plan } from './plan.ts';

const ChosenPlan = objectOf(subscription, {
  add: (t) => ({
    plan: t.field({
      type: Plan,
      nullable: true,
      extensions: callForEach,
      description: 'The plan on offer; null if it is no longer offered.',
      resolve: async ({ plan }, _args, ctx) =>
        (await readOnce(ctx, readPlanConfig, {})).pricing.find((offer) => offer.plan === plan),
    }),
  }),
});

const PlanStanding = objectOf(subscriptionList, {
  without: ['summary'],
  add: (t) => ({
    ...contractFields(t, subscriptionSummary, {
      without: ['plan', 'status', 'auto_renew'],
      load: ({ summary }) => summary,
      extensions: {},
    }),
    current: t.field({
      type: ChosenPlan,
      nullable: true,
      description: 'Current plan; null on the free tier.',
      resolve: ({ results }) => results.find(({ status }) => status === 'active') ?? null,
    }),
  }),
});

viewerField('planStanding', listSubscriptions, { type: PlanStanding });

mutation(setPlanRenewal, { plan: ChosenPlan });
mutation(cancelPlan, { plan: ChosenPlan }, { input: 'ChosenPlanInput' });
