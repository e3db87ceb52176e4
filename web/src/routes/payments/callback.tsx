import { useSearchParams } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { campaignPaid, campaignStarted } from '#campaigns/saved-choice.ts';
import { payPath } from '#orders/checkout/checkout-address.ts';
import { PaymentResult, type Places } from '#payments/payment-result.tsx';
import type { PaidItem } from '#payments/use-payment-result.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';

const plans = '/dashboard/shop/subscriptions';

/** For each purpose of a payment: the page that started it, and the page that shows the result. */
function placesOf({ purpose, reference, checkoutId }: PaidItem): Places | null {
  if (purpose === 'PLAN')
    return { paid: { to: plans, label: 'See your plan' }, begun: { to: plans, label: 'Back to the plans' } };
  if (purpose === 'ORDER') {
    const orders = '/dashboard/orders?tab=mine';
    return { paid: { to: orders, label: 'See your orders' }, begun: { to: orders, label: 'Back to your orders' } };
  }
  if (checkoutId) {
    const to = payPath(checkoutId);
    return { paid: { to, label: 'See your orders', goesOn: true }, begun: { to, label: 'Back to the payment' } };
  }
  if (purpose !== 'CAMPAIGN') return null;
  return {
    paid: { to: campaignPaid(reference), label: 'See your campaign', goesOn: true },
    begun: { to: campaignStarted(reference), label: 'Back to your campaign' },
  };
}

export function PaymentCallbackScreen() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? query.get('trxref') ?? '';
  return (
    <>
      <PageMeta title="Your payment" noIndex />
      <RequireLogin>
        <div className="page-width py-8">
          <PaymentResult key={reference} reference={reference} places={placesOf} />
        </div>
      </RequireLogin>
    </>
  );
}
