import { useApolloClient } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { planFeatures } from '@besesaka/schema/plans/texts.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { noRenewal, renewsByCard } from '#payments/renewal-hint.ts';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { Card } from '#ui/display/card.tsx';
import { startsLater } from './plan-standing.ts';

const PlanOrderFragment = graphql(`
  fragment PlanOrder_plan on Plan {
    id
    durationDays
    price {
      amount
    }
  }
`);

const BuyPlanMutation = graphql(`
  mutation BuyPlan($input: BuyPlanInput!) {
    result: buyPlan(input: $input) {
      __typename
      ... on PaymentStarted {
        paymentUrl
        reference
      }
      ...Failure
    }
  }
`);

interface Props {
  plan: FragmentType<typeof PlanOrderFragment>;
  current: { id: string; durationDays: number } | null;
  /** The seller's last choice. */
  wasRenewing: boolean;
}

/** The order summary. Paying leads the whole page to the provider. */
export function PlanOrder({ plan, current, wasRenewing }: Props) {
  const { id, durationDays, price } = readFragment(PlanOrderFragment, plan);
  const [isRenewing, setRenewing] = useState(wasRenewing);
  const { busy, pay } = usePay(id, { replaces: current?.id ?? null, isRenewing });
  return (
    <Card className="flex max-w-lg flex-col gap-5 p-5 sm:p-8">
      <div>
        <h2 className="text-lg">{durationLabel(durationDays)}</h2>
        {current && <p className="text-muted">{beginsText(durationDays, current.durationDays)}</p>}
      </div>
      <ul className="flex flex-col gap-1.5 text-sm">
        {planFeatures(durationDays).map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
      <SwitchRow
        label="Auto-renewal"
        hint={isRenewing ? renewsByCard : noRenewal}
        checked={isRenewing}
        disabled={busy}
        onChange={setRenewing}
      />
      <dl className="flex items-baseline justify-between border-line border-t pt-4">
        <dt>Total</dt>
        <dd className="font-bold text-2xl tabular-nums">{cedi(price.amount)}</dd>
      </dl>
      <div className="flex flex-col gap-3">
        <Button wide size="large" busy={busy} onClick={() => void pay()}>
          Pay {cedi(price.amount)}
        </Button>
        <Link to="/dashboard/shop/subscriptions" className={buttonStyle({ tone: 'secondary', wide: true })}>
          Back
        </Link>
      </div>
      <p className="text-muted text-sm">Pay by card or mobile money on our payment provider’s page.</p>
    </Card>
  );
}

function beginsText(days: number, currentDays: number): string {
  return startsLater(days, currentDays)
    ? 'It starts when your current plan ends.'
    : 'It starts at once, and the days left on your plan are added to it.';
}

function usePay(planId: string, { replaces, isRenewing }: { replaces: string | null; isRenewing: boolean }) {
  const client = useApolloClient();
  return useStartPayment({
    what: `${planId} ${replaces} ${isRenewing}`,
    ...(replaces && { title: 'Update Failed' }),
    begin: (idempotencyKey) => {
      const variables = { input: { planId, replacesId: replaces, isRenewing, idempotencyKey } };
      return outcomeOf(
        client.mutate({ mutation: BuyPlanMutation, variables, fetchPolicy: 'no-cache' }),
        'PaymentStarted',
      );
    },
  });
}
