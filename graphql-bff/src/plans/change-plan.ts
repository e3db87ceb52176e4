import { cancelPlan, setPlanRenewal } from '@besesaka/schema/plans/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { ChosenPlan } from './standing.ts';

const ChosenPlanInput = builder.inputType('ChosenPlanInput', {
  description: 'The current plan.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the current plan.' }) }),
});

const SetPlanRenewalInput = builder.inputType('SetPlanRenewalInput', {
  description: 'Whether a plan renews.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the current plan.' }),
    isRenewing: t.boolean({ required: true, description: 'Whether it renews at its end.' }),
  }),
});

builder.mutationFields((t) => ({
  setPlanRenewal: t.field({
    type: ChosenPlan,
    extensions: asks(setPlanRenewal),
    description: 'Turns the renewal of the current plan on or off.',
    args: { input: t.arg({ type: SetPlanRenewalInput, required: true, description: 'The plan and the setting.' }) },
    errors: failsAs('SetPlanRenewalResult', 'The updated plan, or an error.'),
    resolve: (_root, { input: { id, isRenewing } }, ctx) =>
      ctx.rest.call(setPlanRenewal, { params: { id: String(id) }, body: { auto_renew: isRenewing } }),
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
