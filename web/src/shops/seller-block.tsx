import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { answerWords } from './answer-words.ts';
import { ShopLogo } from './shop-logo.tsx';

export const SellerBlockFragment = graphql(`
  fragment SellerBlock_shop on Shop {
    name
    slug
    isVerified
    answerMinutes
    city
    logoPath
  }
`);

/** The seller: one row that leads to the shop. */
export function SellerBlock(props: { shop: FragmentType<typeof SellerBlockFragment> }) {
  const shop = readFragment(SellerBlockFragment, props.shop);
  const answers = shop.answerMinutes !== null && `answers within ${answerWords(shop.answerMinutes)}`;
  return (
    <section aria-label="Seller" className="group relative flex min-h-11 items-center gap-3">
      <ShopLogo path={shop.logoPath} name={shop.name} size="tiny" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1 font-semibold">
          <Link
            to={`/shops/${shop.slug}`}
            className="line-clamp-2 break-words after:absolute after:inset-0 group-hover:underline"
          >
            {shop.name}
          </Link>
          {shop.isVerified && (
            <BadgeCheck role="img" aria-label="Verified Seller" className="size-4 shrink-0 text-brand" />
          )}
        </p>
        <p className="break-words text-muted text-xs">{[shop.city, answers].filter(Boolean).join(' · ')}</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </section>
  );
}
