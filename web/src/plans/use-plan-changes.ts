import { useSubscription } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

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

interface Choice {
  freeProductsPerCategory: number;
  plans: readonly { id: string; durationDays: number; price: { amount: string } }[];
}

/** Reports when prices or limits change while a seller is looking at them. `shown` is null until they are loaded. */
export function usePlanChanges(shown: Choice | null, onOther: () => void): void {
  useSubscription(PlanChoiceChangedSubscription, {
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => {
      const now = data.data?.planChoiceChanged;
      if (now && shown && textOf(now) !== textOf(shown)) onOther();
    },
  });
}

function textOf({ freeProductsPerCategory, plans }: Choice): string {
  return JSON.stringify([
    freeProductsPerCategory,
    plans.map(({ id, durationDays, price }) => [id, durationDays, price.amount]),
  ]);
}
