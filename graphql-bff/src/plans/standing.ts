import { listSubscriptions, readPlanConfig } from '@besesaka/schema/plans/operations.ts';
import {
  type Subscription,
  type SubscriptionList,
  subscription,
  subscriptionSummary,
} from '@besesaka/schema/plans/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Plan } from './plan.ts';

const ChosenPlanState = builder.enumType('ChosenPlanState', {
  description: "State of a seller's plan.",
  values: {
    ACTIVE: { value: 'active', description: 'Active.' },
    CANCELLED: { value: 'cancelled', description: 'Cancelled by the seller.' },
    EXPIRED: { value: 'expired', description: 'Ended.' },
    PENDING: { value: 'pending', description: 'Chosen, but not paid.' },
    REFUNDED: { value: 'refunded', description: 'Refunded.' },
    REPLACED: { value: 'replaced', description: 'Replaced by a larger plan, which took over the remaining days.' },
    SCHEDULED: { value: 'scheduled', description: 'Paid; starts when the larger current plan ends.' },
  } as const,
});

export const ChosenPlan = builder.objectRef<Subscription>('ChosenPlan').implement({
  description: 'A plan of the viewer, current or past.',
  fields: (t) => ({
    ...exposeFields(t, subscription, {
      without: ['plan', 'plan_display', 'amount', 'started_date', 'next_billing_date', 'auto_renew'],
    }),
    plan: t.field({
      type: Plan,
      nullable: true,
      extensions: callForEach,
      description: 'The plan on offer; null if it is no longer offered.',
      resolve: async ({ plan }, _args, ctx) =>
        (await readOnce(ctx, readPlanConfig, {})).pricing.find((offer) => offer.plan === plan),
    }),
    planId: t.exposeID('plan', descriptionOf(subscription, 'plan')),
    name: t.exposeString('plan_display', descriptionOf(subscription, 'plan_display')),
    amount: t.expose('amount', { type: Money, description: 'Price of the plan.' }),
    state: t.expose('status', { type: ChosenPlanState, description: 'State of the plan.' }),
    startedAt: t.expose('started_date', {
      type: 'DateTime',
      nullable: true,
      description: 'When the plan started; null until then.',
    }),
    endsAt: t.expose('next_billing_date', {
      type: 'DateTime',
      nullable: true,
      description: 'When the plan ends; null until it is paid.',
    }),
    isRenewing: t.exposeBoolean('auto_renew', descriptionOf(subscription, 'auto_renew')),
  }),
});

export const PlanStanding = builder.objectRef<SubscriptionList>('PlanStanding').implement({
  description: "Summary of the viewer's plan.",
  fields: (t) => ({
    isActive: t.boolean({
      ...descriptionOf(subscriptionSummary, 'is_active'),
      resolve: ({ summary }) => summary.is_active,
    }),
    name: t.string({
      ...descriptionOf(subscriptionSummary, 'plan_display'),
      resolve: ({ summary }) => summary.plan_display,
    }),
    daysRemaining: t.int({
      ...descriptionOf(subscriptionSummary, 'days_remaining'),
      resolve: ({ summary }) => summary.days_remaining,
    }),
    current: t.field({
      type: ChosenPlan,
      nullable: true,
      description: 'Current plan; null on the free tier.',
      resolve: ({ results }) => results.find(({ status }) => status === 'active') ?? null,
    }),
    chosen: t.expose('results', {
      type: [ChosenPlan],
      extensions: atMost(100),
      description: 'Current, pending and past plans, newest first.',
    }),
  }),
});

builder.objectField(Viewer, 'planStanding', (t) =>
  t.field({
    type: PlanStanding,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's plan; users without a shop are on the free tier.",
    resolve: (_viewer, _args, ctx) => readOnce(ctx, listSubscriptions, {}),
  }),
);
