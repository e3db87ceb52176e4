import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Link } from 'react-router';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { ProfileSkeleton } from '#accounts/profile/profile-skeleton.tsx';
import { AddProduct } from '#catalog/selling/add-product.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { CreateShopPrompt } from '#shops/applications/create-shop-prompt.tsx';
import { type OwnShop, OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { VerifiedSeller } from '#shops/verified-seller.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

export function DashboardShopScreen() {
  const { data, error, loading, refetch } = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' });
  const viewer = data?.viewer;
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title="My shop" noIndex />
      <h1 tabIndex={-1} className="break-words text-2xl">
        {viewer?.shop?.name ?? 'My shop'}
      </h1>
      {viewer?.shop && (
        <>
          <VerificationBanner />
          <EmailReminder />
          <ShopCard shop={viewer.shop} />
        </>
      )}
      {viewer && !viewer.shop && <CreateShopPrompt />}
      {!viewer && error && !loading && <ErrorState text={texts.networkError} onRetry={() => void refetch()} />}
      {!viewer && (!error || loading) && <ProfileSkeleton />}
    </div>
  );
}

function ShopCard({ shop }: { shop: OwnShop }) {
  const { slug, description, productCount, verification } = shop;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      {verification === 'VERIFIED' && <VerifiedSeller />}
      <p className="max-w-prose break-words">{description}</p>
      <p className="text-muted">{productCount === 1 ? '1 product live' : `${productCount} products live`}</p>
      <div className="flex flex-wrap gap-3">
        <AddProduct />
        <Link to="/dashboard/shop/products" className={buttonStyle({ tone: 'secondary' })}>
          My Products
        </Link>
        <Link to={`/shops/${slug}`} className={buttonStyle({ tone: 'secondary' })}>
          View shop
        </Link>
        <Link to="/dashboard/settings?section=seller" className={buttonStyle({ tone: 'secondary' })}>
          Edit shop profile
        </Link>
      </div>
    </Card>
  );
}
