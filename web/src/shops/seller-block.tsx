import BadgeCheck from 'lucide-react/icons/badge-check';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Stars } from '#ui/stars.tsx';

export const SellerBlockFragment = graphql(`
  fragment SellerBlock_shop on Shop {
    businessName
    businessSlug
    isVerified
    city
    region
    logoPath
    rating {
      average
      count
    }
  }
`);

/** Who sells this, with the way to the shop. */
export function SellerBlock(props: { shop: FragmentType<typeof SellerBlockFragment> }) {
  const shop = readFragment(SellerBlockFragment, props.shop);
  return (
    <section aria-label="Seller" className="flex items-start gap-3">
      <Logo path={shop.logoPath} name={shop.businessName} />
      <div className="min-w-0">
        <p className="text-muted text-xs">Sold by</p>
        <p className="break-words font-semibold">
          <Link to={`/shops/${shop.businessSlug}`} className="underline-offset-4 hover:underline">
            {shop.businessName}
          </Link>
        </p>
        {shop.isVerified && (
          <p className="flex items-center gap-1 font-medium text-brand text-sm">
            <BadgeCheck aria-hidden="true" className="size-4" />
            Verified Seller
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-sm">
          {shop.rating.count > 0 && (
            <>
              <Stars value={shop.rating.average} />
              <span className="tabular-nums">
                {shop.rating.average} ({shop.rating.count})
              </span>
            </>
          )}
          <span>{place(shop.city, shop.region)}</span>
        </p>
      </div>
    </section>
  );
}

function Logo({ path, name }: { path: string | null | undefined; name: string }) {
  if (path) {
    return (
      <img
        src={`${path}/96.webp`}
        alt=""
        loading="lazy"
        width={48}
        height={48}
        className="size-12 rounded-full bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-tint font-heading text-brand text-lg"
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

function place(city: string, region: string): string {
  return city === region ? region : [city, region].filter(Boolean).join(', ');
}
