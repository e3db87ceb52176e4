import { useQuery } from '@apollo/client/react';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { FollowButton } from '#shops/follow-button.tsx';
import { place } from '#shops/place.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const ShopsToFollowDocument = graphql(`
  query ShopsToFollow {
    shops(filter: { isVerified: true }, orderBy: BEST_SELLING, first: 6) {
      edges {
        node {
          slug
          name
          logoPath
          city
          region
          productCount
          rating {
            average
            count
          }
        }
      }
    }
  }
`);

/** The shops that sell most, each with a button to follow it. */
export function ShopsToFollow({ onFollow }: { onFollow: () => void }) {
  const { data, error } = useQuery(ShopsToFollowDocument, { ssr: false });
  const shops = data?.shops?.edges.map(({ node }) => node) ?? [];
  if (error && !data) return null;
  return (
    <section aria-labelledby="shops-to-follow" className="flex flex-col gap-3">
      <h2 id="shops-to-follow" className="text-lg">
        Shops that sell well
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {shops.map((shop) => (
            <li key={shop.slug} className="flex items-center gap-3 px-3 py-3 sm:px-4">
              <ShopLogo path={shop.logoPath} name={shop.name} size="small" />
              <div className="min-w-0 flex-1">
                <Link to={`/shops/${shop.slug}`} className="tap-text font-semibold">
                  {shop.name}
                </Link>
                <p className="truncate text-muted text-sm">{place(shop.city, shop.region)}</p>
                <p className="flex items-center gap-1 whitespace-nowrap text-muted text-sm">
                  {shop.rating.count > 0 && (
                    <>
                      <Star aria-hidden="true" className="size-4 shrink-0 fill-gold text-gold" />
                      <span className="font-semibold text-text tabular-nums">{shop.rating.average}</span>
                    </>
                  )}
                  <span className="max-sm:hidden">{wholeNumber(shop.productCount)} products</span>
                </p>
              </div>
              <FollowButton shop={shop} onFollow={onFollow} />
            </li>
          ))}
          {!data && ['first', 'second', 'third', 'fourth'].map((row) => <RowSkeleton key={row} />)}
        </ul>
      </Card>
    </section>
  );
}

function RowSkeleton() {
  return (
    <li aria-hidden="true" className="flex items-center gap-3 px-4 py-3">
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-36 max-w-full" />
        <Skeleton className="h-4 w-24 max-w-full" />
      </div>
      <Skeleton className="h-11 w-24 rounded-full" />
    </li>
  );
}
