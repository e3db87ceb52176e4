import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Navigate, useNavigate } from 'react-router';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { BecomeSellerForm } from '#shops/applications/become-seller-form.tsx';
import { OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { RequestedPictureForm } from '#shops/applications/requested-picture-form.tsx';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';

const plansPath = '/dashboard/shop/subscriptions';

export function CreateShopScreen() {
  const { data, error, loading, refetch } = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' });
  const navigate = useNavigate();
  // Replaces this page in the history, because Back would only redirect again.
  const toPlans = () => navigate(plansPath, { replace: true });
  const { user, shop } = data?.viewer ?? {};
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
        {!askedFor && (
          <p className="mt-1 text-muted">Three short steps. We save what you type about your shop as you go.</p>
        )}
      </header>
      {shop && <VerificationBanner isAbove />}
      {user && (
        <Card className="max-w-3xl p-5 sm:p-8">
          {askedFor ? (
            <RequestedPictureForm askedFor={askedFor} onSent={toPlans} />
          ) : (
            <BecomeSellerForm user={user} shop={shop ?? null} onApplied={toPlans} />
          )}
        </Card>
      )}
      {!user && error && !loading && <ErrorState text={texts.networkError} onRetry={() => void refetch()} />}
      {!user && (!error || loading) && <FormSkeleton />}
    </div>
  );
}
