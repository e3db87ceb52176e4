import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { directoryTexts } from '@besesaka/schema/shops/directory-texts.ts';
import { Link } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { EndlessProducts } from '#catalog/listing/endless-products.tsx';
import { ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { graphql } from '#gql/gql.ts';
import { ShopsToFollow } from '#shops/directory/shops-to-follow.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const FollowingScreenDocument = graphql(`
  query FollowingScreen($first: Int!, $after: String) {
    viewer {
      followedProducts(first: $first, after: $after) {
        totalCount
        ...EndlessProducts_products
      }
    }
  }
`);

/** Products of the followed shops, newest first. */
export function FollowingScreen() {
  return (
    <RequireLogin message={directoryTexts.followLogin}>
      <Feed />
    </RequireLogin>
  );
}

function Feed() {
  const query = useQuery(FollowingScreenDocument, {
    variables: { first: catalogLimits.pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Following
      </h1>
      <Loaded
        query={query}
        data={query.data?.viewer?.followedProducts}
        skeleton={<ProductGridSkeleton count={8} />}
        label="Loading products"
        failed={listingTexts.loadFailed}
      >
        {(products) =>
          products.totalCount === 0 ? (
            <NothingFollowed onFollow={() => void query.refetch().catch(() => {})} />
          ) : (
            <section aria-labelledby="followed-products">
              <h2 id="followed-products" className="sr-only">
                New from the shops you follow
              </h2>
              <EndlessProducts
                products={products}
                nextPath="/dashboard/following"
                loadMore={(after) => query.fetchMore({ variables: { after } })}
              />
            </section>
          )
        }
      </Loaded>
    </div>
  );
}

function NothingFollowed({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      <div className="flex flex-col gap-1">
        <h2 className="text-lg">Nothing new yet</h2>
        <p className="text-muted">Follow a shop to see its new products here.</p>
      </div>
      <ShopsToFollow onFollow={onFollow} />
      <Link to="/shops" className={`${buttonStyle({ tone: 'secondary' })} self-start`}>
        Browse shops
      </Link>
    </>
  );
}
