import { useQuery } from '@apollo/client/react';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BulkBar, SelectAll } from '#catalog/bulk/bulk-bar.tsx';
import { LayoutToggle } from '#catalog/listing/layout-toggle.tsx';
import { ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { AddProduct } from '#catalog/selling/add-product.tsx';
import { OwnProductFilters, ownOrderOf, ownOrders, readOwnFilter } from '#catalog/selling/own-product-filters.tsx';
import { OwnProductList } from '#catalog/selling/own-product-list.tsx';
import { graphql } from '#gql/gql.ts';
import type { MyProductsQuery } from '#gql/graphql.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { useVerification, VerificationBanner, verificationId } from '#shops/applications/verification-banner.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { MoreActions } from '#ui/dialogs/more-actions.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { Loaded } from '#ui/loading/loaded.tsx';

const MyProductsDocument = graphql(`
  query MyProducts($filter: OwnProductFilter, $all: OwnProductFilter, $orderBy: OwnProductOrder!, $first: Int, $after: String) {
    categories {
      id
      ...CategoryChoice_category
    }
    viewer {
      shop {
        id
        products(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
          totalCount
          edges {
            node {
              id
              hasVariants
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
          ...OwnProductList_page
        }
        all: products(filter: $all, first: 1) {
          totalCount
        }
      }
    }
  }
`);

/** The largest page. */
const atOnce = 100;

export function MyProductsScreen() {
  const [isSelecting, setSelecting] = useState(false);
  const isPhone = useMedia('(width < 40rem)');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h1 tabIndex={-1} className="min-w-0 flex-1 text-xl sm:text-2xl">
          My Products
        </h1>
        {!isSelecting && <AddProduct size="small" />}
        <MoreActions label="More actions for products">
          <FeaturedProducts />
          <Link to="/dashboard/shop/products/import" className={buttonStyle({ tone: 'secondary', size: 'small' })}>
            Import and export
          </Link>
          <Button
            tone="secondary"
            size="small"
            aria-pressed={isSelecting}
            onClick={() => setSelecting(!isSelecting)}
            className="aria-pressed:bg-brand-tint aria-pressed:text-brand"
          >
            Select
          </Button>
          <LayoutToggle byDefault={isPhone ? 'rows' : 'grid'} />
        </MoreActions>
      </div>
      <VerificationBanner />
      <RequireRole needed="seller">
        <MyProducts isSelecting={isSelecting} />
      </RequireRole>
    </div>
  );
}

function MyProducts({ isSelecting }: { isSelecting: boolean }) {
  const [params, setParams] = useSearchParams();
  const filter = readOwnFilter(params);
  const isArchived = filter.status === 'ARCHIVED';
  const query = useQuery(MyProductsDocument, {
    variables: {
      filter,
      all: { status: isArchived ? 'ARCHIVED' : 'ALL' },
      orderBy: ownOrders[ownOrderOf(params)].order,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, fetchMore } = query;
  const page = data?.viewer?.shop?.products;
  const loaded = page?.edges.map(({ node }) => node.id) ?? [];
  const [selected, setSelected] = useSelected(loaded);
  const withVariants = page?.edges.filter(({ node }) => node.hasVariants && selected.has(node.id)).length ?? 0;

  const load = (after: string | null | undefined) =>
    fetchMore({ variables: { after, first: atOnce } }).catch(() => null);
  const loadAll = (most: number) => idsUpTo(most, { loaded, load, pageInfo: page?.pageInfo });
  const isMarking = isSelecting || selected.size > 0;

  return (
    <>
      <OwnProductFilters params={params} setParams={setParams} categories={data?.categories ?? []} />
      {page && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-muted text-xs max-sm:-my-0.5 sm:text-base">
            {page.edges.length} of {data.viewer?.shop?.all?.totalCount ?? page.totalCount} products
          </p>
          {isMarking && <SelectAll {...{ loaded, selected, setSelected, loadAll }} total={page.totalCount} />}
        </div>
      )}
      <Loaded
        query={query}
        data={page}
        skeleton={<ProductGridSkeleton count={8} />}
        label="Loading products"
        failed={texts.ownLoadFailed}
      >
        {(list) =>
          list.totalCount === 0 ? (
            <NothingFound isFiltered={Object.keys(filter).length > 0} />
          ) : (
            <OwnProductList
              {...{ page: list, isArchived, isSelecting: isMarking, selected, setSelected }}
              loadMore={(after) => fetchMore({ variables: { after } })}
            />
          )
        }
      </Loaded>
      {selected.size > 0 && <BulkBar {...{ selected, setSelected, isArchived, withVariants }} />}
    </>
  );
}

type ProductPage = NonNullable<NonNullable<NonNullable<MyProductsQuery['viewer']>['shop']>['products']>;

interface LoadedProducts {
  loaded: readonly string[];
  pageInfo: ProductPage['pageInfo'] | undefined;
  load: (after: string | null | undefined) => Promise<{ data?: MyProductsQuery | undefined } | null>;
}

/** Loads pages until `most` products are there, and returns the ids of all of them. */
async function idsUpTo(most: number, { loaded, pageInfo, load }: LoadedProducts): Promise<readonly string[]> {
  const ids = [...loaded];
  for (let next = pageInfo; next?.hasNextPage && ids.length < most; ) {
    const more: ProductPage | null | undefined = (await load(next.endCursor))?.data?.viewer?.shop?.products;
    ids.push(...(more?.edges.map(({ node }) => node.id) ?? []));
    next = more?.pageInfo;
  }
  return ids;
}

/** Products that the filters hide are not selected, so they are not changed. */
function useSelected(loaded: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return [new Set(loaded.filter((id) => chosen.has(id))), setChosen] as const;
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  const text = isFiltered ? 'Try adjusting your search or filters' : 'Start by adding your first product';
  return <EmptyState heading={texts.noProducts} text={text} />;
}

/** Only verified sellers may feature products; the server enforces it too. */
function FeaturedProducts() {
  const verification = useVerification();
  if (!verification) return null;
  if (verification !== 'VERIFIED')
    return (
      <Button tone="secondary" size="small" blocked={{ shownBy: verificationId }}>
        Featured Products
      </Button>
    );
  return (
    <Link to="/dashboard/shop/products/featured" className={buttonStyle({ tone: 'secondary', size: 'small' })}>
      Featured Products
    </Link>
  );
}
