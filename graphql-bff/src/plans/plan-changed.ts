import { planChanged } from '@besesaka/schema/plans/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { ChosenPlan } from './standing.ts';

export const PlanChanged = inboxType('PlanChanged', {
  description: "One of the viewer's plans started, ended, or changed its renewal.",
  fields: (t) => ({
    plan: t.field({
      type: ChosenPlan,
      description: 'The plan after the change.',
      resolve: (event) => payloadOf(planChanged, event).subscription,
    }),
    isActive: t.boolean({
      description: 'Whether a plan is active after the change.',
      resolve: (event) => payloadOf(planChanged, event).summary.is_active,
    }),
  }),
});

builder.subscriptionField('planChanged', (t) =>
  t.field({
    type: PlanChanged,
    description: "Changes of the viewer's plans, from now on.",
    ...liveKind(planChanged),
    resolve: (event) => event,
  }),
);
