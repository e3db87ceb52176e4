import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Stars } from '#ui/display/stars.tsx';
import { answerWords } from './answer-words.ts';
import { place } from './place.ts';
import { ShopLogo } from './shop-logo.tsx';
import { VerifiedSeller } from './verified-seller.tsx';

export const SellerBlockFragment = graphql(`
  fragment SellerBlock_shop on Shop {
    name
    slug
    isVerified
    answerMinutes
    city
    region
    logoPath
    rating {
      average
      count
    }
  }
`);

/** The seller, with a link to the shop. */
export function SellerBlock(props: { shop: FragmentType<typeof SellerBlockFragment> }) {
  const shop = readFragment(SellerBlockFragment, props.shop);
  return (
    <section aria-label="Seller" className="flex items-start gap-3">
      <ShopLogo path={shop.logoPath} name={shop.name} size="small" />
      <div className="min-w-0">
        <p className="text-muted text-xs">Sold by</p>
        <p className="break-words font-semibold">
          <Link to={`/shops/${shop.slug}`} className="tap-text underline-offset-4">
            {shop.name}
          </Link>
        </p>
        {shop.isVerified && <VerifiedSeller />}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-sm">
          {shop.rating.count > 0 && (
            <>
              <Stars value={shop.rating.average} />
              <span className="tabular-nums">
                {shop.rating.average} ({shop.rating.count})
              </span>
            </>
          )}
          {shop.city && <span className="min-w-0 wrap-anywhere">Delivers from {place(shop.city, shop.region)}</span>}
        </p>
        {shop.answerMinutes !== null && (
          <p className="text-muted text-sm">Usually answers within {answerWords(shop.answerMinutes)}</p>
        )}
      </div>
    </section>
  );
}
