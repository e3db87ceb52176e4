import { cancelPlan, setPlanRenewal } from '@besesaka/schema/plans/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
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

mutation('setPlanRenewal', {
  restCalls: [setPlanRenewal],
  description: 'Turns the renewal of the current plan on or off.',
  input: { type: SetPlanRenewalInput, description: 'The plan and the setting.' },
  payload: { plan: { type: ChosenPlan, description: 'The updated plan.' } },
  resolve: async ({ id, isRenewing }, ctx) => ({
    plan: await ctx.rest.call(setPlanRenewal, { params: { id: String(id) }, body: { auto_renew: isRenewing } }),
  }),
});

mutation('cancelPlan', {
  restCalls: [cancelPlan],
  description:
    'Cancels the current plan immediately. The seller becomes unverified, and the limits of the free tier apply.',
  input: { type: ChosenPlanInput, description: 'The plan.' },
  payload: { plan: { type: ChosenPlan, description: 'The updated plan.' } },
  resolve: async ({ id }, ctx) => ({ plan: await ctx.rest.call(cancelPlan, { params: { id: String(id) } }) }),
});
