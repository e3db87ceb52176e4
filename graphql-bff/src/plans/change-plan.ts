import { cancelPlan, toggleAutoRenew } from '@besesaka/schema/plans/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { ChosenPlan } from './standing.ts';

const ChosenPlanInput = builder.inputType('ChosenPlanInput', {
  description: 'The current plan.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the current plan.' }) }),
});

builder.mutationFields((t) => ({
  togglePlanRenewal: t.field({
    type: ChosenPlan,
    extensions: asks(toggleAutoRenew),
    description: 'Switches automatic renewal of the current plan on or off.',
    args: { input: t.arg({ type: ChosenPlanInput, required: true, description: 'The plan.' }) },
    errors: failsAs('TogglePlanRenewalResult', 'The updated plan, or an error.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(toggleAutoRenew, { params: { id: String(id) } }),
  }),
  cancelPlan: t.field({
    type: ChosenPlan,
    extensions: asks(cancelPlan),
    description:
      'Cancels the current plan immediately. The seller becomes unverified, and the limits of the free tier apply.',
    args: { input: t.arg({ type: ChosenPlanInput, required: true, description: 'The plan.' }) },
    errors: failsAs('CancelPlanResult', 'The updated plan, or an error.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(cancelPlan, { params: { id: String(id) } }),
  }),
}));
