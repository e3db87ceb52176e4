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
          isRenewing
          ...CurrentPlan_plan
        }
        chosen {
          id
          planId
          name
          state
          startedAt
          endsAt
          isRenewing
        }
      }
    }
  }
`);

interface Standing {
  current: { isRenewing: boolean } | null | undefined;
  /** The newest first. */
  chosen: readonly { isRenewing: boolean }[];
}

/** What the seller chose for auto-renewal the last time; off before they have chosen. */
export function lastRenewalChoice({ current, chosen }: Standing): boolean {
  return (current ?? chosen[0])?.isRenewing ?? false;
}

/** A plan that is shorter than the one that runs never takes its place. */
export function startsLater(days: number, currentDays: number): boolean {
  return days < currentDays;
}
