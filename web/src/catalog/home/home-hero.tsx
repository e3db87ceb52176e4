import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { KenteBand } from '#ui/display/kente-band.tsx';
import { Picture } from '#ui/display/picture.tsx';

interface HomeHeroProps {
  featured: HighlightPanelProps['products'];
  bargains: HighlightPanelProps['products'];
}

/** For labels that would be wider than a phone in enlarged type. */
const mayWrap = 'h-auto! min-h-13 max-w-full whitespace-normal! py-1 text-center';

/** The maximum price behind the second panel's link. */
export const smallPrice = '100';

export function HomeHero({ featured, bargains }: HomeHeroProps) {
  return (
    <div className="bg-brand-tint">
      <div className="page-width grid grid-cols-1 items-center gap-6 py-6 sm:py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 lg:py-12">
        <div>
          <h1 tabIndex={-1} className="text-2xl sm:text-3xl lg:text-4xl">
            All of Ghana’s shops, one market
          </h1>
          <p className="mt-3 max-w-prose text-base text-muted lg:text-lg">
            Phones, kente, shea butter, shoes: find it, ask the seller, and have it brought to your door.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Link to="/products" className={`${buttonStyle({ size: 'large' })} ${mayWrap}`}>
              Start shopping
            </Link>
            {/* The link is invisible rather than removed, so that nothing moves. Visitors log in first and come back.
             */}
            <Link
              to="/dashboard/shop/create"
              className={`${buttonStyle({ tone: 'secondary', size: 'large' })} ${mayWrap} seller:invisible`}
            >
              Sell on Besesaka
            </Link>
          </div>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:gap-5">
          <HighlightPanel
            title="Featured this week"
            text="Sponsored"
            to="/search?featured=true"
            products={featured}
            first
          />
          <HighlightPanel
            title="Small prices"
            text={`Good finds under ${cedi(smallPrice)}`}
            to={productSearchPath('/search', { maxPrice: smallPrice })}
            products={bargains}
          />
        </div>
      </div>
      <KenteBand />
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
  /** Requests the panel's large picture before anything else. */
  first?: boolean;
}

const largeSizes = '(width >= 64rem) 312px, 46vw';
const smallSizes = '(width >= 64rem) 152px, 23vw';

/** One large picture above two small ones, with a link. */
function HighlightPanel({ title, text, to, products, first }: HighlightPanelProps) {
  const pictures = readFragment(HighlightPanelFragment, products).map((product) => product.primaryImage);
  const [large, ...small] = pictures;
  return (
    <Link to={to} className="group block overflow-hidden rounded-lg bg-surface ring-1 ring-line">
      <div className="grid grid-cols-2 gap-1">
        <div className="col-span-2 aspect-[3/2] overflow-hidden bg-sunken">
          {large && (
            <Picture
              path={large.path}
              color={large.color}
              alt=""
              sizes={largeSizes}
              widest={640}
              ratio="3 / 2"
              priority={first}
              eager
            />
          )}
        </div>
        {[small[0], small[1]].map((picture, n) => (
          <div key={picture?.id ?? n} className="aspect-[3/2] overflow-hidden bg-sunken">
            {picture && (
              <Picture path={picture.path} color={picture.color} alt="" sizes={smallSizes} widest={480} ratio="3 / 2" />
            )}
          </div>
        ))}
      </div>
      <div className="p-3 sm:p-4">
        <h2 className="text-base group-hover:underline sm:text-lg">{title}</h2>
        <p className="text-muted text-sm">{text}</p>
      </div>
    </Link>
  );
}
