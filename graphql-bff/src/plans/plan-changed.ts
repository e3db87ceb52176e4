import { planChanged } from '@besesaka/schema/plans/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { ChosenPlan } from './standing.ts';

export const PlanChanged = inboxType('PlanChanged', {
  description: 'A plan of yours began, ended, or is meant to go on.',
  fields: (t) => ({
    plan: t.field({
      type: ChosenPlan,
      description: 'The plan as it was then.',
      resolve: (event) => payloadOf(planChanged, event).subscription,
    }),
    isActive: t.boolean({
      description: 'Whether a plan ran then.',
      resolve: (event) => payloadOf(planChanged, event).summary.is_active,
    }),
  }),
});

builder.subscriptionField('planChanged', (t) =>
  t.field({
    type: PlanChanged,
    description: 'Changes of the plans of your shop, from now on.',
    ...liveKind(planChanged),
    resolve: (event) => event,
  }),
);
