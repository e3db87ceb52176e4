import { listCampaignPlans } from '@besesaka/schema/campaigns/operations.ts';
import { campaignPlan, type CampaignPlan as PlanValue } from '@besesaka/schema/campaigns/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

export const CampaignPlan = builder.objectRef<PlanValue>('CampaignPlan').implement({
  description: 'A plan for featuring a product.',
  fields: (t) => ({
    ...exposeFields(t, campaignPlan, { without: ['duration_type', 'price'] }),
    id: t.exposeID('duration_type', { description: 'Unique ID, such as 1_month.' }),
    price: t.expose('price', { type: Money, description: 'Total price of the plan.' }),
    features: t.exposeStringList('features', { extensions: atMost(10), ...descriptionOf(campaignPlan, 'features') }),
  }),
});

builder.queryField('campaignPlans', (t) =>
  t.field({
    type: [CampaignPlan],
    nullable: true,
    extensions: { ...visitorsSee, ...atMost(10) },
    description: 'Campaign plans, shortest first.',
    resolve: async (_root, _args, ctx) => (await readOnce(ctx, listCampaignPlans, {})).results,
  }),
);
