import { cedi } from '@besesaka/schema/kernel/money.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useLowData } from '#platform/device/low-data.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { Picture } from '#ui/display/picture.tsx';

interface HomeOffersProps {
  featured: HighlightPanelProps['products'];
  bargains: HighlightPanelProps['products'];
}

/** The maximum price behind the second panel's link. */
export const smallPrice = '100';

/** Slim, so that the goods begin in the first screen. On a phone the whole panel is the link to them. */
export function HomeHero({ payHero, ...offers }: HomeOffersProps & { payHero: string }) {
  const { lowData } = useLowData();
  return (
    <div className="relative bg-forest text-white">
      <div className="page-width flex min-h-19 items-center gap-2 lg:min-h-34 lg:flex-wrap lg:gap-4">
        <div className="min-w-0 flex-1">
          <h1
            tabIndex={-1}
            className="max-w-52 text-[1.25rem] leading-6 sm:max-w-none lg:max-w-88 lg:text-3xl lg:leading-9"
          >
            All of Ghana’s shops, one market
          </h1>
          <p className="mt-0.5 text-on-forest text-xs lg:text-sm">{payHero}</p>
        </div>
        {!lowData && (
          <img
            src="/goods.webp"
            alt=""
            width="112"
            height="88"
            fetchPriority="low"
            decoding="async"
            className="h-19 w-auto self-end lg:h-28"
          />
        )}
        <div className="flex flex-col gap-2">
          <Link to="/products" className="hero-action">
            <span className="max-lg:sr-only">Start shopping</span>
            <ArrowRight aria-hidden="true" className="size-5 lg:hidden" />
          </Link>
          <SellLink className="max-lg:hidden lg:bg-transparent! lg:text-white!" />
        </div>
        <HighlightPanels {...offers} className="max-lg:hidden" />
      </div>
      <KenteBand className="max-lg:[zoom:0.5]" />
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
      <SellLink className="mx-4 self-start" />
      <HighlightPanels {...offers} className="px-4" />
    </div>
  );
}

/** Invisible rather than removed, so that nothing moves. Visitors log in first and come back. */
function SellLink({ className }: { className: string }) {
  const style = buttonStyle({ tone: 'secondary', size: 'small' });
  return (
    <Link to="/dashboard/shop/create" className={classNames(style, 'seller:invisible', className)}>
      Sell on Besesaka
    </Link>
  );
}

function HighlightPanels({ featured, bargains, className }: HomeOffersProps & { className: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-3 text-text lg:flex-nowrap lg:gap-4', className)}>
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
      className="group flex min-w-0 flex-[1_1_9rem] items-center gap-3 rounded-lg bg-surface pe-3 ring-1 ring-line lg:w-56 lg:flex-none lg:bg-white/10 lg:text-white lg:ring-white/20"
    >
      <span className="size-18 shrink-0 overflow-hidden rounded-s-lg bg-sunken lg:size-24">
        {picture && <Picture path={picture.path} color={picture.color} alt="" sizes="96px" />}
      </span>
      <span className="min-w-0 py-1">
        <span className="block font-bold font-heading leading-5 group-hover:underline">{title}</span>
        <span className="mt-0.5 block text-muted text-sm leading-5 lg:text-on-forest">{text}</span>
      </span>
    </Link>
  );
}
