import { readPlanConfig } from '@besesaka/schema/plans/operations.ts';
import { planConfig, planOffer } from '@besesaka/schema/plans/resources.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

export const Plan = objectOf(planOffer);

export const PlanChoice = objectOf(planConfig, {
  without: ['systemLimits'],
  add: (t) => ({
    freeProductsPerCategory: t.int({
      description: 'Maximum number of active products per category for a verified seller without a plan.',
      resolve: ({ systemLimits }) => systemLimits.free_products_per_category,
    }),
  }),
});

viewerField('planChoice', readPlanConfig);
