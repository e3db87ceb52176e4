import { useQuery } from '@apollo/client/react';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { type Result, usePaymentResult } from '#payments/use-payment-result.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { forgetChoice } from './saved-choice.ts';

const PaidCampaignDocument = graphql(`
  query PaidCampaign($id: ID!) {
    campaign(id: $id) {
      id
      version
      productName
      endsAt
    }
  }
`);

/** The page after a successful payment. Any other outcome shows the state of the payment. */
export function SuccessStep({ reference }: { reference: string }) {
  const { result } = usePaymentResult(reference);
  if (result.kind === 'paid') return <Done paid={result} />;
  if (result.kind !== 'asking')
    return <Navigate to={`/payments/callback?reference=${encodeURIComponent(reference)}`} replace />;
  return (
    <div role="status" className="max-w-lg">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  );
}

function Done({ paid: { payment, message, campaignId } }: { paid: Extract<Result, { kind: 'paid' }> }) {
  const { data } = useQuery(PaidCampaignDocument, { variables: { id: campaignId ?? '' }, skip: !campaignId });
  useEffect(forgetChoice, []);
  const campaign = data?.campaign;
  const facts = [
    ['Product', campaign?.productName ?? '…'],
    ['Featured until', campaign ? longDate(campaign.endsAt) : '…'],
    ['Paid', cedi(payment.amount.amount)],
    ['Reference', payment.reference],
  ] as const;
  return (
    <Card className="flex max-w-lg flex-col items-start gap-4 p-6 sm:p-8">
      <CircleCheck aria-hidden="true" className="size-10 text-brand" />
      <p role="status" className="text-lg">
        {message ?? texts.created}
      </p>
      <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg bg-sunken p-4 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex w-full flex-col gap-3">
        <Link data-shows to="/dashboard/shop/products/featured" className={buttonStyle({ wide: true })}>
          See your campaigns
        </Link>
        {payment.receiptNumber !== null && (
          <Link
            data-shows
            to={`/payments/receipts/${payment.receiptNumber}`}
            className={buttonStyle({ tone: 'secondary', wide: true })}
          >
            Receipt {payment.receiptNumber}
          </Link>
        )}
      </div>
    </Card>
  );
}
