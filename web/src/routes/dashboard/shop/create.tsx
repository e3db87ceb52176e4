import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import { Navigate, useNavigate } from 'react-router';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { BecomeSellerForm } from '#shops/applications/become-seller-form.tsx';
import { OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { RequestedPictureForm } from '#shops/applications/requested-picture-form.tsx';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const plansPath = '/dashboard/shop/subscriptions';

export function CreateShopScreen() {
  const query = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' });
  const navigate = useNavigate();
  // Replaces this page in the history, because Back would only redirect again.
  const toPlans = () => navigate(plansPath, { replace: true });
  const shop = query.data?.viewer?.shop;
  // A pending or verified shop has nothing to submit.
  if (shop?.verification === 'PENDING' || shop?.verification === 'VERIFIED') return <Navigate to={plansPath} replace />;
  const askedFor = shop?.verification === 'REJECTED' ? shop.application?.askedFor : null;
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title={shop ? 'Resubmit application' : 'Become a seller'} noIndex />
      <header>
        <h1 tabIndex={-1} className="text-2xl">
          {shop ? 'Resubmit application' : 'Become a seller'}
        </h1>
        {!askedFor && <Steps />}
      </header>
      {shop && <VerificationBanner isAbove />}
      <Loaded query={query} data={query.data?.viewer?.user} skeleton={<FormSkeleton />} failed={texts.networkError}>
        {(user) => (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
            {!shop && <Benefits />}
            <Card className="p-5 sm:p-8">
              {askedFor ? (
                <RequestedPictureForm askedFor={askedFor} onSent={toPlans} />
              ) : (
                <BecomeSellerForm user={user} shop={shop ?? null} onApplied={toPlans} />
              )}
            </Card>
          </div>
        )}
      </Loaded>
    </div>
  );
}

const steps = [
  ['Shop', 'Name and contact'],
  ['Identity', 'ID and a selfie'],
  ['We check', `${shopLimits.verificationDays} business days`],
] as const;

function Steps() {
  return (
    <ol aria-label="Steps" className="mt-4 grid max-w-xl grid-cols-3 gap-2">
      {steps.map(([title, text], n) => (
        <li key={title} className={classNames('border-t-4 pt-2', n === 0 ? 'border-brand' : 'border-line')}>
          <p className="font-semibold max-sm:text-sm">
            {n + 1}. {title}
          </p>
          <p className="text-muted text-xs sm:text-sm">{text}</p>
        </li>
      ))}
    </ol>
  );
}

const benefits = [
  ['Free to start', 'Your first products in each category cost nothing.'],
  ['Paid on delivery', 'Cash or MoMo, as you agree with the buyer.'],
  ['All in one place', 'Chat, offers, orders and your daily figures, on a phone too.'],
] as const;

/** What a shop brings; beside the form on a wide screen, above it on a phone. */
function Benefits() {
  return (
    <aside className="xl:order-last">
      <ul className="grid gap-3 rounded-lg bg-brand-tint p-4 sm:grid-cols-3 sm:p-5 xl:grid-cols-1">
        {benefits.map(([title, text]) => (
          <li key={title}>
            <p className="font-semibold text-brand">{title}</p>
            <p className="text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
