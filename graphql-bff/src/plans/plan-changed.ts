import { planChanged } from '@besesaka/schema/plans/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { ChosenPlan } from './standing.ts';

export const PlanChanged = inboxType(planChanged, 'PlanChanged', {
  description: "One of the viewer's plans started, ended, or changed its renewal.",
  fields: (t) => ({
    plan: t.field({
      type: ChosenPlan,
      description: 'The plan after the change.',
      resolve: ({ payload }) => payload.subscription,
    }),
    isActive: t.boolean({
      description: 'Whether a plan is active after the change.',
      resolve: ({ payload }) => payload.summary.is_active,
    }),
  }),
});

builder.subscriptionField('planChanged', (t) =>
  t.field({
    description: "Changes of the viewer's plans, from now on.",
    ...liveKind(PlanChanged),
  }),
);
