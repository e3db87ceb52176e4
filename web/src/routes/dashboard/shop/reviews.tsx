import { useQuery } from '@apollo/client/react';
import { directoryTexts } from '@besesaka/schema/shops/directory-texts.ts';
import { useSearchParams } from 'react-router';
import { useViewer } from '#accounts/viewer.ts';
import { reportReview } from '#admin/reports/report-review.tsx';
import { graphql } from '#gql/gql.ts';
import { OwnProductReviews } from '#reviews/product/own-product-reviews.tsx';
import { ShopReviews } from '#reviews/shop/shop-reviews.tsx';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const OwnShopReviewsDocument = graphql(`
  query OwnShopReviews($slug: String!) {
    shop(by: { slug: $slug }) {
      slug
      ...ShopReviews_shop
    }
  }
`);

/** The reviews of a seller's products and shop; open to all sellers. */
export function DashboardReviewsScreen() {
  const show = useSearchParams()[0].get('show') ?? 'waiting';
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-2xl">
        What buyers say
      </h1>
      <RequireRole needed="seller">
        <TabLinks
          label="Reviews"
          tabs={tabs.map(([name, label]) => ({ label, to: `?show=${name}`, isCurrent: name === show }))}
        />
        {show === 'shop' ? <OwnShopReviews /> : <OwnProductReviews key={show} isAll={show === 'all'} />}
      </RequireRole>
    </div>
  );
}

const tabs = [
  ['waiting', 'To answer'],
  ['all', 'Products'],
  ['shop', 'Shop'],
] as const;

/** The same list as on the shop's page, with a reply form. */
function OwnShopReviews() {
  const slug = useViewer().viewer?.shop?.slug ?? '';
  const query = useQuery(OwnShopReviewsDocument, {
    variables: { slug },
    skip: slug === '',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} data={query.data?.shop} skeleton={null} failed={directoryTexts.loadFailed}>
      {(shop) => <ShopReviews report={reportReview} shop={shop} own isAlone />}
    </Loaded>
  );
}
