import { readPlanConfig } from '@besesaka/schema/plans/operations.ts';
import { type PlanConfig, type PlanOffer, planOffer } from '@besesaka/schema/plans/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

export const Plan = builder.objectRef<PlanOffer>('Plan').implement({
  description: 'A plan that sellers can buy: unlimited listings and more.',
  fields: (t) => ({
    ...exposeFields(t, planOffer, { without: ['plan', 'price'] }),
    id: t.exposeID('plan', { description: 'Unique ID, such as 1_month.' }),
    price: t.expose('price', { type: Money, description: 'Total price of the plan.' }),
  }),
});

export const PlanChoice = builder.objectRef<PlanConfig>('PlanChoice').implement({
  description: 'The plans that sellers can buy, and the limits of the free tier.',
  fields: (t) => ({
    plans: t.expose('pricing', { type: [Plan], extensions: atMost(10), description: 'Plans, shortest first.' }),
    freeProductsPerCategory: t.int({
      description: 'Maximum number of active products per category for a verified seller without a plan.',
      resolve: ({ systemLimits }) => systemLimits.free_products_per_category,
    }),
  }),
});

builder.objectField(Viewer, 'planChoice', (t) =>
  t.field({
    type: PlanChoice,
    nullable: true,
    extensions: callForEach,
    description: 'Plans, prices and limits.',
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readPlanConfig, {}),
  }),
);
