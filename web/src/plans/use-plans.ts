import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { PlansQuery } from '#gql/graphql.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { useLive } from '#platform/network/use-live.ts';

const PlansDocument = graphql(`
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

const PlanChangedSubscription = graphql(`
  subscription PlanChanged {
    planChanged {
      isActive
    }
  }
`);

const PlanChoiceChangedSubscription = graphql(`
  subscription PlanChoiceChanged {
    planChoiceChanged {
      freeProductsPerCategory
      plans {
        id
        durationDays
        price {
          amount
        }
      }
    }
  }
`);

type PlansOf = NonNullable<PlansQuery['viewer']>;
export type PlanChoice = NonNullable<PlansOf['planChoice']>;
export type Standing = NonNullable<PlansOf['planStanding']>;

/** Settings may change while a seller has a screen open all day. */
const pollMs = 30 * 60 * 1000;

/** The plans for sale, and the seller's own. They are loaded again when the plan, a price or a limit changes. */
export function usePlans() {
  const query = useQuery(PlansDocument, {
    pollInterval: pollMs,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const { planChoice: choice, planStanding: standing, savedCards } = query.data?.viewer ?? {};
  const again = () => void query.refetch().catch(() => {});
  useAskAgain(standing?.chosen.some(({ state }) => state === 'PENDING') ?? false, again);
  useLive(PlanChangedSubscription, {}, { onData: again });
  useLive(
    PlanChoiceChangedSubscription,
    {},
    {
      onData: ({ planChoiceChanged: now }) => {
        if (now && choice && textOf(now) !== textOf(choice)) again();
      },
    },
  );
  return { query, choice, standing, savedCards, again };
}

interface Choice {
  freeProductsPerCategory: number;
  plans: readonly { id: string; durationDays: number; price: { amount: string } }[];
}

function textOf({ freeProductsPerCategory, plans }: Choice): string {
  return JSON.stringify([
    freeProductsPerCategory,
    plans.map(({ id, durationDays, price }) => [id, durationDays, price.amount]),
  ]);
}

interface RenewalChoices {
  current: { isRenewing: boolean } | null | undefined;
  /** Sorted by date, the latest first. */
  chosen: readonly { isRenewing: boolean }[];
}

/** The seller's last choice for auto-renewal; off before the first choice. */
export function lastRenewalChoice({ current, chosen }: RenewalChoices): boolean {
  return (current ?? chosen[0])?.isRenewing ?? false;
}
