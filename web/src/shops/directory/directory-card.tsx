import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { place } from '#shops/place.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { WovenStrip } from '#ui/drawings/woven-strip.tsx';

const DirectoryCardFragment = graphql(`
  fragment DirectoryCard_shop on Shop {
    id
    name
    slug
    isVerified
    description
    bannerPath
    logoPath
    city
    region
    rating {
      average
      count
    }
  }
`);

/** One shop of the directory. The whole card is a link. */
export function DirectoryCard(props: { shop: FragmentType<typeof DirectoryCardFragment> }) {
  const shop = readFragment(DirectoryCardFragment, props.shop);
  const { average, count } = shop.rating;
  return (
    <article className="group relative flex h-full min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <div className="relative aspect-[4/1] w-full overflow-hidden bg-brand-tint">
        {shop.bannerPath && (
          <Picture
            path={shop.bannerPath}
            alt=""
            color="var(--sunken)"
            sizes="(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw"
            ratio="4 / 1"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 pt-0">
        <div className="flex min-w-0 gap-2.5">
          <div className="-mt-6 relative shrink-0 self-start rounded-full bg-surface p-1">
            <ShopLogo path={shop.logoPath} name={shop.name} size="small" />
          </div>
          <div className="min-w-0 py-1">
            <h2 className="flex min-w-0 items-center gap-1.5 font-semibold text-base leading-5">
              <Link
                to={`/shops/${shop.slug}`}
                className="wrap-anywhere after:absolute after:inset-0 group-hover:underline"
              >
                {shop.name}
              </Link>
              {shop.isVerified && (
                <BadgeCheck role="img" aria-label="Verified Seller" className="size-4.5 shrink-0 text-brand" />
              )}
            </h2>
            <p className="wrap-anywhere text-muted text-xs">{place(shop.city, shop.region)}</p>
          </div>
        </div>
        <p className="line-clamp-2 break-words text-muted text-sm">{shop.description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 text-sm">
          {count === 0 ? (
            <p className="text-muted">No reviews yet</p>
          ) : (
            <p className="flex items-center gap-2">
              <Stars value={average} />
              <span className="font-semibold tabular-nums">{average}</span>
              <span className="text-muted">
                ({wholeNumber(count)} {count === 1 ? 'review' : 'reviews'})
              </span>
            </p>
          )}
        </div>
      </div>
      <WovenStrip id={shop.id} className="w-full" />
    </article>
  );
}
