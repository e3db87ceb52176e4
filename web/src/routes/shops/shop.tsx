import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import { directoryTexts } from '@besesaka/schema/shops/directory-texts.ts';
import { useParams, useSearchParams } from 'react-router';
import { useViewer } from '#accounts/viewer.ts';
import { AdminHide } from '#admin/reports/admin-hide.tsx';
import { ReportButton } from '#admin/reports/report-button.tsx';
import { reportReview } from '#admin/reports/report-review.tsx';
import { MissingPage } from '#catalog/listing/missing-page.tsx';
import { ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { ShopProducts } from '#catalog/listing/shop-products.tsx';
import { ShareButton } from '#catalog/product/share-button.tsx';
import { readProductSearch } from '#catalog/search/read-product-search.ts';
import { StartChatButton } from '#chat/start/chat-button.tsx';
import { graphql } from '#gql/gql.ts';
import type { ShopPartQuery, ShopScreenQuery } from '#gql/graphql.ts';
import { useAbsoluteUrl } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageAddress, PageQuery } from '#platform/page/page-query.ts';
import { Slice } from '#platform/page/slice.tsx';
import { ShopReviews } from '#reviews/shop/shop-reviews.tsx';
import { FollowButton } from '#shops/follow-button.tsx';
import { ShopHeader, ShopHeaderSkeleton } from '#shops/shop-header.tsx';
import { shopJsonLd } from '#shops/shop-json-ld.ts';
import { useShopChanged } from '#shops/use-shop-changed.ts';
import { Loaded } from '#ui/loading/loaded.tsx';

const ShopScreenDocument = graphql(`
  query ShopScreen($slug: String!, $first: Int!, $page: Int, $after: String) {
    shop(by: { slug: $slug }) {
      id
      name
      slug
      description
      bannerPath
      logoPath
      city
      region
      productCount
      rating {
        average
        count
      }
      ...ShopHeader_shop
      ...ShopReviews_shop
    }
    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, page: $page, after: $after) {
      edges {
        node {
          id
        }
      }
      ...ShopProducts_products
    }
  }
`);

const ShopPartDocument = graphql(`
  query ShopPart($slug: String!, $first: Int!, $after: String) {
    products(filter: { shop: $slug }, orderBy: NEWEST, first: $first, after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      ...ShopProducts_products
    }
  }
`);

/** Browsers without script have a page in the URL; the endless list continues from there. */
const variablesOf = (slug: string, page: number) => ({
  slug,
  first: directoryLimits.productsPerLoad,
  page: page > 1 ? page : undefined,
});

export function ShopScreen() {
  const { business_slug: slug = '' } = useParams();
  const { page } = readProductSearch(useSearchParams()[0]).search;
  const { viewer } = useViewer();
  const query = useQuery(ShopScreenDocument, {
    variables: variablesOf(slug, page),
    errorPolicy: 'all',
  });
  const { data, error, loading, refetch, fetchMore } = query;
  const loadPart = async (after: string | null | undefined) => {
    const variables = { slug, first: catalogLimits.productsAtOnce, after };
    const part = await fetchMore({ query: ShopPartDocument, variables, updateQuery: withPart });
    const { endCursor, hasNextPage = false } = part.data?.products?.pageInfo ?? {};
    return { after: endCursor, hasMore: hasNextPage };
  };
  if (data && !data.shop && !loading && !error) return missingShop;
  return (
    <div className="page-width py-3">
      {!data?.shop && <PageMeta title="Shop" noIndex />}
      <Loaded
        query={query}
        data={data?.shop}
        skeleton={<ShopSkeleton />}
        label={null}
        failed={directoryTexts.loadFailed}
        wholeScreen
      >
        {(shop) => (
          <>
            <ShopMeta shop={shop} />
            <Slice>
              <ShopHead shop={shop} />
            </Slice>
            <Slice>
              <ShopProducts
                key={`${slug} ${page}`}
                shop={shop}
                products={data?.products}
                page={page}
                onRetry={() => void refetch().catch(() => {})}
                loadMore={async (after) => {
                  await new Promise((done) => setTimeout(done, directoryLimits.loadDelayMs));
                  return fetchMore({ variables: { after } });
                }}
                loadPart={loadPart}
              />
            </Slice>
            {viewer?.shop?.id !== shop.id && (
              <ReportButton label="Report Seller" subject={{ kind: 'SHOP', id: shop.id, name: shop.name }} />
            )}
            <AdminHide kind="SHOP" id={shop.id} />
            <Slice>
              <ShopReviews shop={shop} own={viewer?.shop?.id === shop.id} report={reportReview} />
            </Slice>
          </>
        )}
      </Loaded>
    </div>
  );
}

ShopScreen.queries = ({ params, search }: PageAddress): PageQuery[] => [
  {
    query: ShopScreenDocument,
    variables: variablesOf(params.business_slug ?? '', readProductSearch(search).search.page),
  },
];

function ShopSkeleton() {
  return (
    <>
      <ShopHeaderSkeleton />
      <div className="mt-10 sm:mt-14">
        <ProductGridSkeleton count={directoryLimits.productsPerLoad} />
      </div>
    </>
  );
}

/** Appends the loaded part to the list. */
function withPart(before: ShopScreenQuery, { fetchMoreResult: part }: { fetchMoreResult: ShopPartQuery }) {
  if (!before.products || !part.products) return before;
  return { ...before, products: { ...part.products, edges: [...before.products.edges, ...part.products.edges] } };
}

type ShownShop = NonNullable<ShopScreenQuery['shop']>;

function ShopMeta({ shop }: { shop: ShownShop }) {
  const picture = shop.bannerPath ?? shop.logoPath;
  return (
    <PageMeta
      type="profile"
      title={shop.name}
      description={shop.description.slice(0, 160)}
      canonical={`/shops/${shop.slug}`}
      image={picture ? `${picture}/1280.jpeg` : undefined}
      jsonLd={shopJsonLd(shop, useAbsoluteUrl())}
    />
  );
}

function ShopHead({ shop }: { shop: ShownShop }) {
  const absolute = useAbsoluteUrl();
  const { viewer } = useViewer();
  // It is called here, and not in the screen, so that its changes render only this part.
  useShopChanged(shop);
  return (
    <ShopHeader
      shop={shop}
      action={
        <ShareButton
          heading="Share this shop"
          title={shop.name}
          description={shop.description}
          url={absolute(`/shops/${shop.slug}`)}
        />
      }
      chat={
        viewer?.shop?.id !== shop.id && (
          <>
            <StartChatButton
              size="small"
              tone="primary"
              label="Chat seller"
              subject={{ kind: 'shop', id: shop.id, with: shop.name }}
            />
            <FollowButton shop={shop} />
          </>
        )
      }
    />
  );
}

const missingShop = (
  <MissingPage
    heading="Shop not found"
    text="It may have closed or changed its name, or the link may have a typo."
    action={{ to: '/shops', label: 'Browse shops' }}
  />
);
