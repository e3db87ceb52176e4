import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Link } from 'react-router';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { AddProduct } from '#catalog/selling/add-product.tsx';
import { CreateShopPrompt } from '#shops/applications/create-shop-prompt.tsx';
import { type OwnShop, OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
import { place } from '#shops/place.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { VerifiedSeller } from '#shops/verified-seller.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LinkList, LinkListSkeleton, LinkRow } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

export function DashboardShopScreen() {
  const query = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' });
  const viewer = query.data?.viewer;
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="break-words text-2xl">
        {viewer?.shop?.name ?? 'My shop'}
      </h1>
      <Loaded query={query} data={viewer} skeleton={<ShopSkeleton />} failed={texts.networkError}>
        {({ shop }) =>
          shop ? (
            <>
              <VerificationBanner />
              <EmailReminder />
              <ShopFront shop={shop} />
              <ShopPages shop={shop} />
            </>
          ) : (
            <CreateShopPrompt />
          )
        }
      </Loaded>
    </div>
  );
}

/** The shop as buyers see it, with the ways to change it. */
function ShopFront({ shop }: { shop: OwnShop }) {
  const { slug, name, description, city, region, verification, bannerPath, logoPath } = shop;
  return (
    <Card className="overflow-hidden">
      <div className="relative aspect-[4/1] bg-brand-tint lg:aspect-[8/1]">
        {bannerPath && (
          <Picture
            path={bannerPath}
            alt=""
            color="var(--sunken)"
            sizes="(width >= 64rem) 60rem, 100vw"
            ratio="inherit"
          />
        )}
      </div>
      <div className="flex flex-col gap-3 px-4 pb-5 sm:px-6">
        <div className="-mt-6 relative w-fit rounded-full bg-surface p-1">
          <ShopLogo path={logoPath} name={name} size="small" />
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm empty:hidden">
          {verification === 'VERIFIED' && <VerifiedSeller />}
          {place(city, region)}
        </p>
        <p className="max-w-prose whitespace-pre-line break-words">{description}</p>
        <div className="flex flex-wrap gap-3">
          <AddProduct />
          <Link to={`/shops/${slug}`} className={buttonStyle({ tone: 'secondary' })}>
            View shop
          </Link>
        </div>
      </div>
    </Card>
  );
}

function ShopPages({ shop: { productCount } }: { shop: OwnShop }) {
  return (
    <LinkList>
      <LinkRow
        to="/dashboard/shop/products"
        name="My Products"
        text={productCount === 1 ? '1 product live' : `${productCount} products live`}
      />
      <LinkRow
        to="/dashboard/settings?section=seller"
        name="Edit shop profile"
        text="Banner, logo, description, contacts and opening hours"
      />
      <LinkRow to="/dashboard/shop/reviews" name="Reviews" text="Read and answer what buyers say" />
      <LinkRow
        to="/dashboard/shop/products/featured"
        name="Featured Products"
        text="Show products at the top of lists"
      />
      <LinkRow to="/dashboard/shop/subscriptions" name="Subscriptions" text="Your plan and how it renews" />
    </LinkList>
  );
}

function ShopSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-3 overflow-hidden pb-5">
        <Skeleton className="aspect-[4/1] w-full rounded-none lg:aspect-[8/1]" />
        <Skeleton className="-mt-6 mx-4 size-14 rounded-full" />
        <Skeleton className="mx-4 h-5 w-40" />
        <Skeleton className="mx-4 h-12 max-w-prose" />
        <Skeleton className="mx-4 h-11 w-32 rounded-full" />
      </Card>
      <LinkListSkeleton />
    </div>
  );
}
