import { readPlanConfig } from '@besesaka/schema/plans/operations.ts';
import { type PlanConfig, type PlanOffer, planOffer } from '@besesaka/schema/plans/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

const Plan = builder.objectRef<PlanOffer>('Plan').implement({
  description: 'Something that a seller can pay for: listings without a limit, and more.',
  fields: (t) => ({
    ...passedThrough(t, planOffer, { without: ['plan', 'price'] }),
    id: t.exposeID('plan', { description: 'Identifies the plan, such as 1_month.' }),
    price: t.expose('price', { type: Money, description: 'What it costs altogether.' }),
  }),
});

export const PlanChoice = builder.objectRef<PlanConfig>('PlanChoice').implement({
  description: 'What sellers can pay for, and what holds for those who pay nothing.',
  fields: (t) => ({
    plans: t.expose('pricing', { type: [Plan], extensions: atMost(10), description: 'The plans, the shortest first.' }),
    freeProductsPerCategory: t.int({
      description: 'Active products in one category that a verified seller may have without a plan.',
      resolve: ({ systemLimits }) => systemLimits.free_products_per_category,
    }),
  }),
});

builder.objectField(Viewer, 'planChoice', (t) =>
  t.field({
    type: PlanChoice,
    nullable: true,
    extensions: callForEach,
    description: 'Plans and their prices.',
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readPlanConfig, {}),
  }),
);
