import { useApolloClient } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { durationLabel } from '@besesaka/schema/payments/durations.ts';
import { Link, useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { noRenewal, renewsByCard } from '#payments/renewal-hint.ts';
import { useStartPayment } from '#payments/use-start-payment.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { Card } from '#ui/display/card.tsx';
import { keepChoice } from './kept-choice.ts';
import { Features } from './plan-step.tsx';
import { ProductRow, type ProductRowFragment } from './product-row.tsx';
import { type Choice, searchOf } from './wizard-steps.ts';

const PaymentStepFragment = graphql(`
  fragment PaymentStep_plan on CampaignPlan {
    id
    durationDays
    features
    price {
      amount
    }
  }
`);

const BuyCampaignMutation = graphql(`
  mutation BuyCampaign($input: BuyCampaignInput!) {
    result: buyCampaign(input: $input) {
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
  plan: FragmentType<typeof PaymentStepFragment>;
  product: FragmentType<typeof ProductRowFragment>;
  choice: Choice;
}

/** The order summary. Paying leads the whole page to the provider. */
export function PaymentStep({ plan, product, choice }: Props) {
  const { durationDays, features, price } = readFragment(PaymentStepFragment, plan);
  const navigate = useNavigate();
  const { busy, pay } = useBuy(choice);
  const setRenewing = (isRenewing: boolean) =>
    void navigate(searchOf({ ...choice, isRenewing }), { replace: true, preventScrollReset: true });
  return (
    <Card className="flex max-w-lg flex-col gap-5 p-5 sm:p-8">
      <h3 className="text-lg">Order summary</h3>
      <ProductRow product={product} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t pt-4">
        <dt className="text-muted">Featured for</dt>
        <dd>{durationLabel(durationDays)}</dd>
        <dt className="text-muted">Starts</dt>
        <dd>Once it is paid</dd>
      </dl>
      <Features features={features} />
      <SwitchRow
        label="Auto-renewal"
        hint={choice.isRenewing ? renewsByCard : noRenewal}
        checked={choice.isRenewing}
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
        <Link to={searchOf({ ...choice, step: 2 })} className={buttonStyle({ tone: 'secondary', wide: true })}>
          Back
        </Link>
      </div>
      <p className="text-muted text-sm">Pay by card or mobile money on our payment provider’s page.</p>
    </Card>
  );
}

function useBuy(choice: Choice) {
  const client = useApolloClient();
  const { productId, planId, isRenewing } = choice;
  return useStartPayment({
    what: `${productId} ${planId} ${isRenewing}`,
    begin: (idempotencyKey) => {
      const variables = { input: { productId, planId, isRenewing, idempotencyKey } };
      const sent = client.mutate({ mutation: BuyCampaignMutation, variables, fetchPolicy: 'no-cache' });
      return outcomeOf(sent, 'PaymentStarted');
    },
    onLeave: ({ reference }) => keepChoice(reference, searchOf(choice)),
  });
}
