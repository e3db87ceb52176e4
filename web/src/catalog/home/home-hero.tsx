import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { PayPromise } from '#ui/display/pay-promise.tsx';
import { Picture } from '#ui/display/picture.tsx';

interface HomeOffersProps {
  featured: HighlightPanelProps['products'];
  bargains: HighlightPanelProps['products'];
}

/** The maximum price behind the second panel's link. */
export const smallPrice = '100';

/** Slim, so that the goods begin in the first screen. On a phone its offers follow the goods, in `HomeOffersBand`. */
export function HomeHero(offers: HomeOffersProps) {
  return (
    <div className="lg:bg-brand-tint">
      <div className="page-width flex items-center gap-8 pt-3 lg:py-2">
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="text-lg sm:text-2xl">
            All of Ghana’s shops, one market
          </h1>
          <PayPromise className="max-sm:text-xs max-sm:leading-5" />
        </div>
        <HomeOffers {...offers} className="max-lg:hidden" />
      </div>
      <KenteBand className="max-lg:hidden" />
    </div>
  );
}

/** The hero's offers on a phone, between the goods. */
export function HomeOffersBand(offers: HomeOffersProps) {
  return (
    <div className="flex flex-col gap-4 overflow-hidden rounded-lg bg-brand-tint pb-4 lg:hidden">
      <KenteBand />
      <p className="px-4">
        Phones, kente, shea butter, shoes: find it, ask the seller, and have it brought to your door.
      </p>
      <HomeOffers {...offers} className="px-4" />
    </div>
  );
}

function HomeOffers({ featured, bargains, className }: HomeOffersProps & { className: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-3 lg:flex-nowrap lg:gap-4', className)}>
      <div className="flex w-full flex-wrap gap-2 lg:w-auto lg:flex-col">
        <Link to="/products" className={buttonStyle({ size: 'small' })}>
          Start shopping
        </Link>
        {/* The link is invisible rather than removed, so that nothing moves. Visitors log in first and come back. */}
        <Link
          to="/dashboard/shop/create"
          className={`${buttonStyle({ tone: 'secondary', size: 'small' })} seller:invisible`}
        >
          Sell on Besesaka
        </Link>
      </div>
      <HighlightPanel title="Featured this week" text="Sponsored" to="/search?featured=true" products={featured} />
      <HighlightPanel
        title="Small prices"
        text={`Good finds under ${cedi(smallPrice)}`}
        to={productSearchPath('/search', { maxPrice: smallPrice })}
        products={bargains}
      />
    </div>
  );
}

const HighlightPanelFragment = graphql(`
  fragment HighlightPanel_product on Product {
    id
    primaryImage {
      id
      path
      color
    }
  }
`);

interface HighlightPanelProps {
  title: string;
  text: string;
  to: string;
  products: readonly FragmentType<typeof HighlightPanelFragment>[];
}

/** A link with the picture of the first product. */
function HighlightPanel({ title, text, to, products }: HighlightPanelProps) {
  const [product] = readFragment(HighlightPanelFragment, products);
  const picture = product?.primaryImage;
  return (
    <Link
      to={to}
      className="group flex min-w-0 flex-[1_1_9rem] items-center gap-3 rounded-lg bg-surface pe-3 ring-1 ring-line lg:w-56 lg:flex-none"
    >
      <span className="size-18 shrink-0 overflow-hidden rounded-s-lg bg-sunken lg:size-24">
        {picture && <Picture path={picture.path} color={picture.color} alt="" sizes="96px" />}
      </span>
      <span className="min-w-0 py-1">
        <span className="block font-bold font-heading leading-5 group-hover:underline">{title}</span>
        <span className="mt-0.5 block text-muted text-sm leading-5">{text}</span>
      </span>
    </Link>
  );
}
