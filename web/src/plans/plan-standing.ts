import { graphql } from '#gql/gql.ts';

/** The plans that can be bought, and what the seller has. */
export const PlansDocument = graphql(`
  query Plans {
    viewer {
      savedCards {
        id
        last4
        isExpired
      }
      planChoice {
        freeProductsPerCategory
        plans {
          id
          durationDays
          price {
            amount
          }
          ...PlanCard_plan
          ...PlanOrder_plan
        }
      }
      planStanding {
        isActive
        current {
          id
          planId
          durationDays
          ...CurrentPlan_plan
        }
        chosen {
          id
          planId
          name
          state
          startedAt
          endsAt
        }
      }
    }
  }
`);
