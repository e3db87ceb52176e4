import { planChanged } from '@besesaka/schema/plans/events.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';

export const PlanChanged = inboxEvent(planChanged, {
  without: ['summary'],
  add: (t) => ({
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
