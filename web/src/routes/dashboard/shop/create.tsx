import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import HandCoins from 'lucide-react/icons/hand-coins';
import Smartphone from 'lucide-react/icons/smartphone';
import Sprout from 'lucide-react/icons/sprout';
import { Navigate, useNavigate } from 'react-router';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { BecomeSellerForm } from '#shops/applications/become-seller-form.tsx';
import { OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { RequestedPictureForm } from '#shops/applications/requested-picture-form.tsx';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { Card } from '#ui/display/card.tsx';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { StepBar } from '#ui/lists/step-bar.tsx';
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
      <header className="flex flex-col gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          {shop ? 'Resubmit application' : 'Become a seller'}
        </h1>
        {!askedFor && <StepBar steps={steps} current={1} />}
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
  { label: 'Shop', text: 'Name and contact' },
  { label: 'Identity', text: 'ID and a selfie' },
  { label: 'We check', text: `${shopLimits.verificationDays} business days` },
];

const benefits = [
  [Sprout, 'Free to start', 'Your first products in each category cost nothing.'],
  [HandCoins, 'Paid on delivery', 'Cash or MoMo, as you agree with the buyer.'],
  [Smartphone, 'All in one place', 'Chat, offers, orders and your daily figures, on a phone too.'],
] as const;

/** What a shop brings; beside the form on a wide screen, above it on a phone. */
function Benefits() {
  return (
    <aside className="xl:order-last">
      <ul className="grid gap-2 rounded-lg bg-brand-tint p-4 sm:grid-cols-3 sm:gap-4 sm:p-5 xl:grid-cols-1">
        {benefits.map(([Icon, title, text]) => (
          <li key={title} className="flex gap-3 max-sm:items-center">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <div>
              <p className="font-semibold text-brand max-sm:text-sm">{title}</p>
              <p className="text-sm max-sm:hidden">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
