import { cancelPlan, toggleAutoRenew } from '@besesaka/schema/plans/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { ChosenPlan } from './standing.ts';

const ChosenPlanInput = builder.inputType('ChosenPlanInput', {
  description: 'Which plan.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The plan that runs.' }) }),
});

builder.mutationFields((t) => ({
  togglePlanRenewal: t.field({
    type: ChosenPlan,
    extensions: asks(toggleAutoRenew),
    description: 'Switches the renewal of the plan that runs.',
    args: { input: t.arg({ type: ChosenPlanInput, required: true, description: 'Which one.' }) },
    errors: failsAs('TogglePlanRenewalResult', 'The plan as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(toggleAutoRenew, { params: { id: String(id) } }),
  }),
  cancelPlan: t.field({
    type: ChosenPlan,
    extensions: asks(cancelPlan),
    description: 'Ends the plan that runs at once: its seller becomes unverified, and the free tier holds.',
    args: { input: t.arg({ type: ChosenPlanInput, required: true, description: 'Which one.' }) },
    errors: failsAs('CancelPlanResult', 'The plan as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(cancelPlan, { params: { id: String(id) } }),
  }),
}));
