import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { ProductCard } from '#catalog/listing/product-card.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { RelatedProducts_ProductFragment } from '#gql/graphql.ts';
import { useLowData } from '#platform/device/low-data.tsx';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { slideCount } from '#ui/carousel/slide-window.ts';
import { useSnapTrack } from '#ui/carousel/use-snap-track.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useMedia } from '#ui/hooks/use-media.ts';
import { savings } from './price-and-stock.ts';

const RelatedProductsFragment = graphql(`
  fragment RelatedProducts_product on Product {
    id
    related(first: 4) {
      id
      ...RelatedCard_product
    }
  }
`);

const AllRelatedDocument = graphql(`
  query AllRelated($id: ID!) {
    product(by: { id: $id }) {
      id
      related {
        id
        ...RelatedCard_product
      }
    }
  }
`);

type Related = RelatedProducts_ProductFragment['related'][number];

interface RelatedProductsProps {
  product: FragmentType<typeof RelatedProductsFragment>;
  heading: string;
}

const gap = 16;

/** Four products per slide on a desktop, two on smaller screens. */
export function RelatedProducts({ product, heading }: RelatedProductsProps) {
  const related = useAllRelated(readFragment(RelatedProductsFragment, product));
  const title = useId();
  const perSlide = useMedia('(width >= 64rem)') ? catalogLimits.relatedPerSlide : catalogLimits.relatedPerSlide / 2;
  const slides = slideCount(related.length, perSlide);
  const { index, goTo, track } = useSnapTrack<HTMLUListElement>(slides, gap);
  const hydrated = useHydrated();
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={title} aria-roledescription="carousel">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 id={title} className="text-xl">
          {heading}
        </h2>
        {hydrated && slides > 1 && <Steps onStep={(by) => goTo(index + by)} />}
      </div>
      <ul {...track} className="snap-track gap-4">
        {related.map((card, n) => (
          <li key={card.id} className={classNames('related-slide', n % perSlide === 0 && 'snap-start')}>
            <RelatedCard product={card} />
          </li>
        ))}
      </ul>
      {/* Has its height before hydration, so that nothing below moves. */}
      <div className="mt-3 flex h-11 items-center justify-center">
        {hydrated && slides > 1 && <Dots count={slides} index={index} onPick={goTo} />}
      </div>
    </section>
  );
}

/** The page includes only the first slide; the others load when the carousel is near the window, and not with low data. */
function useAllRelated({ id, related: first }: { id: string; related: readonly Related[] }): readonly Related[] {
  const skip = useLowData().lowData || first.length < catalogLimits.relatedPerSlide;
  const { data } = useQuery(AllRelatedDocument, { variables: { id }, ssr: false, skip });
  return data?.product?.related ?? first;
}

function Steps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <div className="flex gap-1">
      <IconButton label="Previous products" onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="Next products" onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

function Dots({ count, index, onPick }: { count: number; index: number; onPick: (slide: number) => void }) {
  return Array.from({ length: count }, (_, slide) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity other than its position.
      key={slide}
      type="button"
      aria-label={`Go to slide ${slide + 1} of ${count}`}
      aria-current={slide === index || undefined}
      onClick={() => onPick(slide)}
      className="group grid size-11 place-items-center"
    >
      <span
        className={classNames(
          'h-2 rounded-full transition-[width,background-color] duration-200',
          slide === index ? 'w-5 bg-brand' : 'w-2 bg-control',
        )}
      />
    </button>
  ));
}

const RelatedCardFragment = graphql(`
  fragment RelatedCard_product on Product {
    price {
      amount
    }
    compareAtPrice {
      amount
    }
    ...ProductCard_product
  }
`);

interface RelatedCardProps {
  product: FragmentType<typeof RelatedCardFragment>;
}

/** A product card with the amount saved. */
function RelatedCard({ product }: RelatedCardProps) {
  const card = readFragment(RelatedCardFragment, product);
  const saved = savings(card.price.amount, card.compareAtPrice?.amount);
  return <ProductCard product={card} note={saved && <p className="font-medium text-brand text-xs">Save {saved}</p>} />;
}
