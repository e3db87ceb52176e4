import { useSearchParams } from 'react-router';
import { PageMeta } from '#app/page-meta.tsx';
import { RequireLogin } from '#app/require-login.tsx';
import { PaymentResult } from '#payments/payment-result.tsx';
import type { PaidThing } from '#payments/use-payment-result.ts';

/** Where each kind of thing that is paid for is to be seen. */
const places: Readonly<Record<string, { to: string; label: string }>> = {
  subscription: { to: '/dashboard/shop/subscriptions', label: 'See your plan' },
};

const nextOf = ({ purpose }: PaidThing) => places[purpose] ?? null;

export function PaymentCallbackScreen() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? query.get('trxref') ?? '';
  return (
    <>
      <PageMeta title="Your payment" noIndex />
      <RequireLogin>
        <div className="page-width py-8">
          <PaymentResult key={reference} reference={reference} next={nextOf} />
        </div>
      </RequireLogin>
    </>
  );
}
