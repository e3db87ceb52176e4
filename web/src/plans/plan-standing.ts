import { graphql } from '#gql/gql.ts';

/** The plans for sale, and the seller's own. */
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
  /** Sorted by date, the latest first. */
  chosen: readonly { isRenewing: boolean }[];
}

/** The seller's last choice for auto-renewal; off before the first choice. */
export function lastRenewalChoice({ current, chosen }: Standing): boolean {
  return (current ?? chosen[0])?.isRenewing ?? false;
}

/** A shorter plan never replaces the current one; it starts afterwards. */
export function startsLater(days: number, currentDays: number): boolean {
  return days < currentDays;
}
