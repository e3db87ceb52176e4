import { useId, useRef } from 'react';
import { ProductCard } from '#catalog/listing/product-card.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { slideCount } from '#ui/carousel/slide-window.ts';
import { useSnapTrack } from '#ui/carousel/use-snap-track.ts';
import { optional } from '#ui/display/optional.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { SectionHead } from './section-head.tsx';

const FeaturedCarouselFragment = graphql(`
  fragment FeaturedCarousel_products on FeaturedProducts {
    items {
      id
      ...ProductCard_product
    }
  }
`);

const CarouselControls = optional(async () => (await import('./carousel-controls.tsx')).CarouselControls);

const gap = 16;
/** The pictures in the first view of a phone. */
const eagerPictures = 2;

/** The paid placements, in a row that the user can swipe. Renders nothing if there are none. */
export function FeaturedCarousel({ products }: { products: FragmentType<typeof FeaturedCarouselFragment> }) {
  const { items } = readFragment(FeaturedCarouselFragment, products);
  const title = useId();
  const slides = slideCount(items.length, useCardsInView());
  const { index, goTo, track } = useSnapTrack<HTMLUListElement>(slides, gap);
  const section = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={title} aria-roledescription="carousel" ref={section}>
      <SectionHead id={title} title="Featured products" note="Sponsored" to="/search?featured=true">
        {hydrated && <CarouselControls items={items} slides={slides} index={index} goTo={goTo} of={section} />}
      </SectionHead>
      <ul {...track} className="snap-track gap-4">
        {items.map((product, n) => (
          <li
            key={product.id}
            className="w-[calc((100%-1rem)/2)] shrink-0 snap-start sm:w-[calc((100%-2rem)/3)] lg:w-[calc((100%-3rem)/4)] 2xl:w-[calc((100%-5rem)/6)]"
          >
            <ProductCard product={product} eager={n < eagerPictures} first={n === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of cards side by side: as in the product grid, and one more on a wide screen. */
function useCardsInView(): number {
  const three = useMedia('(width >= 40rem)');
  const four = useMedia('(width >= 64rem)');
  const six = useMedia('(width >= 90rem)');
  return 2 + Number(three) + Number(four) + 2 * Number(six);
}
