import { useQuery } from '@apollo/client/react';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import { directoryTexts } from '@besesaka/schema/shops/directory-texts.ts';
import { Link, useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { ShopsScreenQuery } from '#gql/graphql.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageAddress, PageQuery } from '#platform/page/page-query.ts';
import { DirectoryCard } from '#shops/directory/directory-card.tsx';
import { DirectoryChips, DirectoryFilters } from '#shops/directory/directory-filters.tsx';
import {
  readShopSearch,
  type ShopSearch,
  shopProblems,
  shopSearchPath,
  shopsFound,
} from '#shops/directory/shop-search.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { AddressProblems } from '#ui/lists/address-problems.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const ShopsScreenDocument = graphql(`
  query ShopsScreen($filter: ShopFilter!, $orderBy: ShopOrder!, $page: Int!) {
    shopStats {
      shopCount
      verifiedCount
      topRatedCount
      productCount
    }
    shops(filter: $filter, orderBy: $orderBy, page: $page) {
      totalCount
      edges {
        node {
          slug
          ...DirectoryCard_shop
        }
      }
    }
  }
`);

const gridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

const variablesOf = (search: ShopSearch) => ({
  filter: {
    name: search.name || undefined,
    minRating: search.minRating ? Number(search.minRating) : undefined,
    isVerified: search.verifiedOnly || undefined,
  },
  orderBy: search.orderBy,
  page: search.page,
});

export function ShopsScreen() {
  const [params] = useSearchParams();
  const search = readShopSearch(params);
  const query = useQuery(ShopsScreenDocument, {
    variables: variablesOf(search),
    errorPolicy: 'all',
  });
  const shops = query.data?.shops;
  const stats = (query.data ?? query.previousData)?.shopStats;
  return (
    <div className="page-width flex flex-col gap-3 pt-2 pb-6 sm:gap-5 sm:pt-6 sm:pb-8">
      <PageMeta
        title="Shops"
        description="Find shops all over Ghana: verified sellers, with ratings and reviews from their buyers."
        canonical="/shops"
        noIndex={search.name !== ''}
      />
      <div className="flex min-h-7 flex-wrap items-baseline gap-x-3">
        <h1 tabIndex={-1} className="text-xl sm:text-2xl">
          Shops
        </h1>
        {/* Without filters, the first number below says it. */}
        <p
          role="status"
          className={shopSearchPath({ ...search, page: 1 }) === '/shops' ? 'sr-only' : 'text-muted text-sm'}
        >
          {shops && shopsFound(shops.totalCount)}
        </p>
      </div>
      <Stats stats={stats} />
      <DirectoryFilters search={search} />
      <DirectoryChips search={search} />
      <AddressProblems problems={shopProblems(params)} />
      <section aria-label="Shops" aria-busy={query.loading}>
        <Loaded
          query={query}
          data={shops}
          skeleton={<ShopsSkeleton />}
          label="Loading shops"
          failed={directoryTexts.listFailed}
        >
          {(page) => <FoundShops shops={page} search={search} />}
        </Loaded>
      </section>
    </div>
  );
}

ShopsScreen.queries = ({ search }: PageAddress): PageQuery[] => [
  { query: ShopsScreenDocument, variables: variablesOf(readShopSearch(search)) },
];

function Stats({ stats }: { stats: ShopsScreenQuery['shopStats'] | undefined }) {
  const cards = [
    { label: 'Shops', value: stats?.shopCount },
    { label: 'Verified', value: stats?.verifiedCount },
    { label: 'Top Rated', value: stats?.topRatedCount },
    { label: 'Products', value: stats?.productCount },
  ];
  return (
    <dl className="grid grid-cols-4 divide-x divide-line rounded-lg border border-line bg-surface text-center">
      {cards.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse px-1 py-1 sm:py-3">
          <dt className="truncate text-muted text-xs sm:text-sm">{label}</dt>
          <dd className="font-semibold text-base leading-5 tabular-nums sm:text-xl">
            {value === undefined ? '–' : wholeNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One page of the search results, with links to the others. */
function FoundShops({ shops, search }: { shops: NonNullable<ShopsScreenQuery['shops']>; search: ShopSearch }) {
  if (shops.totalCount === 0) return <NoShops />;
  if (shops.edges.length === 0) return <PastTheEnd path={shopSearchPath({ ...search, page: 1 })} />;
  return (
    <>
      <ul className={gridClass}>
        {shops.edges.map(({ node: shop }) => (
          <li key={shop.slug} className="min-w-0">
            <DirectoryCard shop={shop} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={search.page}
        pageCount={Math.ceil(shops.totalCount / directoryLimits.pageSize)}
        pathOf={(page) => shopSearchPath({ ...search, page })}
      />
    </>
  );
}

/** The filters or the number of shops may have changed since the link was made. */
function PastTheEnd({ path }: { path: string }) {
  return (
    <EmptyState
      heading="No more shops"
      text="This list has fewer pages."
      action={
        <Link to={path} className={buttonStyle({ tone: 'secondary' })}>
          Back to the first page
        </Link>
      }
    />
  );
}

function NoShops() {
  return (
    <EmptyState
      heading={directoryTexts.noShops}
      text="Try another name, or fewer filters."
      action={
        <Link to="/shops" className={buttonStyle({ tone: 'secondary' })}>
          Clear All Filters
        </Link>
      }
    />
  );
}

function ShopsSkeleton() {
  return (
    <div aria-hidden="true" className={gridClass}>
      {Array.from({ length: directoryLimits.pageSize }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are alike
        <div key={n} className="flex flex-col gap-2 overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-[4/1] w-full rounded-none" />
          <div className="flex flex-col gap-2 p-4 pt-1">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
