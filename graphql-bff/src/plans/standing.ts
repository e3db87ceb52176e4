import { listSubscriptions } from '@besesaka/schema/plans/operations.ts';
import {
  type Subscription,
  type SubscriptionList,
  subscription,
  subscriptionSummary,
} from '@besesaka/schema/plans/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

const ChosenPlanState = builder.enumType('ChosenPlanState', {
  description: 'How a plan stands that a seller chose.',
  values: {
    ACTIVE: { value: 'active', description: 'It runs.' },
    CANCELLED: { value: 'cancelled', description: 'Its seller ended it.' },
    EXPIRED: { value: 'expired', description: 'It has run out.' },
    PENDING: { value: 'pending', description: 'It was chosen, and is not paid.' },
    REFUNDED: { value: 'refunded', description: 'Its money was given back.' },
    REPLACED: { value: 'replaced', description: 'A larger plan took over what was left of it.' },
    SCHEDULED: { value: 'scheduled', description: 'It is paid, and begins when the larger one ends.' },
  } as const,
});

export const ChosenPlan = builder.objectRef<Subscription>('ChosenPlan').implement({
  description: 'A plan that you chose or had.',
  fields: (t) => ({
    ...passedThrough(t, subscription, {
      without: ['plan', 'plan_display', 'amount', 'started_date', 'next_billing_date', 'auto_renew'],
    }),
    planId: t.exposeID('plan', wordsOf(subscription, 'plan')),
    name: t.exposeString('plan_display', wordsOf(subscription, 'plan_display')),
    amount: t.expose('amount', { type: Money, description: 'What it costs.' }),
    state: t.expose('status', { type: ChosenPlanState, description: 'How it stands.' }),
    startedAt: t.expose('started_date', {
      type: 'DateTime',
      nullable: true,
      description: 'When it began; null until then.',
    }),
    endsAt: t.expose('next_billing_date', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends; null until it is paid.',
    }),
    isRenewing: t.exposeBoolean('auto_renew', wordsOf(subscription, 'auto_renew')),
  }),
});

export const PlanStanding = builder.objectRef<SubscriptionList>('PlanStanding').implement({
  description: 'What a seller has now.',
  fields: (t) => ({
    isActive: t.boolean({ ...wordsOf(subscriptionSummary, 'is_active'), resolve: ({ summary }) => summary.is_active }),
    name: t.string({ ...wordsOf(subscriptionSummary, 'plan_display'), resolve: ({ summary }) => summary.plan_display }),
    daysRemaining: t.int({
      ...wordsOf(subscriptionSummary, 'days_remaining'),
      resolve: ({ summary }) => summary.days_remaining,
    }),
    current: t.field({
      type: ChosenPlan,
      nullable: true,
      description: 'The plan that runs; null on the free tier.',
      resolve: ({ results }) => results.find(({ status }) => status === 'active') ?? null,
    }),
    chosen: t.expose('results', {
      type: [ChosenPlan],
      extensions: atMost(100),
      description: 'What runs, what waits and what was, the newest first.',
    }),
  }),
});

builder.objectField(Viewer, 'planStanding', (t) =>
  t.field({
    type: PlanStanding,
    nullable: true,
    extensions: callForEach,
    description: 'The plan of your shop; who has no shop is on the free tier.',
    resolve: (_viewer, _args, ctx) => readOnce(ctx, listSubscriptions, {}),
  }),
);
