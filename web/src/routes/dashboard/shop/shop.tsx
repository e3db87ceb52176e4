import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { ShopFront, ShopFrontSkeleton } from '#routes/parts/shop-front.tsx';
import { CreateShopPrompt } from '#shops/applications/create-shop-prompt.tsx';
import { type OwnShop, OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { VerificationBanner } from '#shops/applications/verification-banner.tsx';
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
        text="Banner, logo, description and contacts"
      />
      <LinkRow to="/dashboard/shop/delivery" name="Delivery" text="How goods reach the buyer, and the fees" />
      <LinkRow to="/dashboard/shop/hours" name="Opening hours" text="When you answer, and when you are away" />
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
      <ShopFrontSkeleton />
      <LinkListSkeleton />
    </div>
  );
}
