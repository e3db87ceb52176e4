import { useApolloClient, useQuery } from '@apollo/client/react';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { wishlistTexts } from '@besesaka/schema/wishlist/texts.ts';
import { useEffect } from 'react';
import { Link, useNavigationType, useSearchParams } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { graphql } from '#gql/gql.ts';
import type { WishlistOrder } from '#gql/graphql.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { optional } from '#ui/display/optional.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { needWishes } from '#wishlist/read-wishes.ts';
import { useWishedIds, useWishesLastAdded } from '#wishlist/wishes.ts';
import { WishlistContents, WishlistSkeleton } from '#wishlist/wishlist-contents.tsx';
import { WishlistSettings } from '#wishlist/wishlist-settings.tsx';

const OtherGoods = optional(async () => (await import('#catalog/other-goods/other-goods.tsx')).OtherGoods);

const WishlistScreenDocument = graphql(`
  query WishlistScreen($orderBy: WishlistOrder!, $after: String) {
    inboxSeq
    viewer {
      wishlist {
        itemCount
        version
        ...WishlistSettings_wishlist
        items(orderBy: $orderBy, after: $after) {
          ...WishlistContents_wishes
        }
      }
    }
  }
`);

const orders: readonly { value: WishlistOrder; label: string }[] = [
  { value: 'NEWEST', label: 'Recently added' },
  { value: 'OLDEST', label: 'First added' },
  { value: 'PRICE_LOW', label: 'Price: low to high' },
  { value: 'PRICE_HIGH', label: 'Price: high to low' },
  { value: 'NAME', label: 'Name' },
];

export function WishlistScreen() {
  return (
    <>
      <PageMeta title="Wishlist" noIndex />
      <RequireLogin message={wishlistTexts.loginToManage}>
        <WishlistOfUser />
      </RequireLogin>
    </>
  );
}

function WishlistOfUser() {
  const [params, setParams] = useSearchParams();
  const orderBy = orders.find(({ value }) => value === params.get('sort'))?.value ?? 'NEWEST';
  const client = useApolloClient();
  const isBack = useNavigationType() === 'POP';
  const query = useQuery(WishlistScreenDocument, {
    variables: { orderBy },
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, refetch, fetchMore } = query;
  const wishlist = data?.viewer?.wishlist;
  const wished = useWishedIds();
  const count = wished?.size ?? wishlist?.itemCount ?? 0;
  useEffect(() => needWishes(client), [client]);
  useAddedElsewhere(wishlist?.version, refetch);

  return (
    <div className="page-width in-data-work:px-0 flex flex-col gap-4 pt-4 pb-8 in-data-work:pt-0 sm:gap-5 sm:not-in-data-work:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 tabIndex={-1} className="text-2xl">
          Wishlist{' '}
          {wishlist && count > 0 && <span className="font-normal text-lg text-muted">({productsText(count)})</span>}
        </h1>
        {count > 1 && (
          <OrderSelect
            orderBy={orderBy}
            onChange={(sort) => setParams({ sort }, { replace: true, preventScrollReset: true })}
          />
        )}
      </div>
      <Loaded
        query={query}
        data={wishlist}
        skeleton={<WishlistSkeleton />}
        label="Loading your wishlist"
        failed="We could not load your wishlist."
      >
        {(loaded) =>
          count === 0 ? (
            <EmptyWishlist />
          ) : (
            <>
              <WishlistContents
                key={orderBy}
                wishes={loaded.items}
                loadMore={(after) => fetchMore({ variables: { orderBy, after } })}
              />
              <div className="max-w-xl">
                <WishlistSettings wishlist={loaded} />
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** A product added elsewhere is missing from pages loaded before, and perhaps from a response that was on its way. */
function useAddedElsewhere(version = Number.POSITIVE_INFINITY, refetch: () => Promise<unknown>) {
  const lastAdded = useWishesLastAdded();
  useEffect(() => {
    if (lastAdded > version) void refetch().catch(() => {});
  }, [lastAdded, version, refetch]);
}

function OrderSelect({ orderBy, onChange }: { orderBy: WishlistOrder; onChange: (orderBy: string) => void }) {
  return (
    <div className="w-52 max-w-full">
      <Select aria-label="Sort by" value={orderBy} onChange={({ target }) => onChange(target.value)}>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function productsText(count: number): string {
  return count === 1 ? '1 product' : `${wholeNumber(count)} products`;
}

function EmptyWishlist() {
  return (
    <>
      <EmptyState
        symbol="akoma"
        heading="Your wishlist is empty"
        text="Tap the heart on a product to save it for later. We’ll let you know when its price drops or it is back in stock."
        action={
          <Link to="/products" className={buttonStyle()}>
            Browse products
          </Link>
        }
      />
      <OtherGoods />
    </>
  );
}
