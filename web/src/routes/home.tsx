import { useQuery } from '@apollo/client/react';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { useId } from 'react';
import { FeaturedCarousel } from '#catalog/home/featured-carousel.tsx';
import { HomeHero, HomeOffersBand, smallPrice } from '#catalog/home/home-hero.tsx';
import { SearchBanner } from '#catalog/home/search-banner.tsx';
import { SectionHead } from '#catalog/home/section-head.tsx';
import { TrustSection } from '#catalog/home/trust-section.tsx';
import { ProductGrid, ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { graphql } from '#gql/gql.ts';
import type { HomeQuery } from '#gql/graphql.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageQuery } from '#platform/page/page-query.ts';
import { Slice } from '#platform/page/slice.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

const HomeDocument = graphql(`
  query Home($arrivals: Int!, $bargains: Int!, $smallPrice: Decimal!) {
    categories {
      id
      ...SearchBanner_category
    }
    featured: featuredProducts {
      items {
        id
        ...HighlightPanel_product
      }
      ...FeaturedCarousel_products
    }
    bargains: products(filter: { maxPrice: $smallPrice, inStock: true }, orderBy: BEST_SELLING, first: $bargains) {
      edges {
        node {
          id
          ...HighlightPanel_product
        }
      }
    }
    arrivals: products(orderBy: NEWEST, first: $arrivals) {
      ...ProductGrid_products
    }
  }
`);

const arrivalsShown = 12;
const variables = { arrivals: arrivalsShown, bargains: 1, smallPrice };

export function HomeScreen() {
  const { data, error, refetch } = useQuery(HomeDocument, { variables, errorPolicy: 'all' });
  const offers = {
    featured: data?.featured?.items ?? [],
    bargains: data?.bargains?.edges.map(({ node }) => node) ?? [],
  };
  return (
    <>
      <PageMeta title="Besesaka" canonical="/" />
      <Slice>
        <HomeHero {...offers} />
      </Slice>
      <div className="page-width flex flex-col gap-8 pt-1 pb-8 sm:gap-12 sm:pb-12 lg:pt-2">
        <HomeProducts data={data} hasFailed={error !== undefined} onRetry={() => void refetch().catch(() => {})} />
        <Slice>
          <HomeOffersBand {...offers} />
          <TrustSection />
        </Slice>
      </div>
    </>
  );
}

HomeScreen.queries = (): PageQuery[] => [{ query: HomeDocument, variables }];

interface HomeProductsProps {
  data: HomeQuery | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Shows the products that have loaded, even if others are missing. */
function HomeProducts({ data, hasFailed, onRetry }: HomeProductsProps) {
  const title = useId();
  if (!data?.arrivals) {
    if (hasFailed) return <ErrorState text={listingTexts.loadFailed} onRetry={onRetry} />;
    return <ProductGridSkeleton count={arrivalsShown} />;
  }
  return (
    <>
      <Slice>{data.featured && <FeaturedCarousel products={data.featured} />}</Slice>
      <Slice>
        <SearchBanner categories={data.categories ?? []} />
      </Slice>
      <Slice>
        <section aria-labelledby={title}>
          <SectionHead id={title} title="New arrivals" to="/products" />
          {/* Five per row and two full rows, so the last two are hidden. */}
          <ProductGrid products={data.arrivals} className="2xl:[&>li:nth-child(n+11)]:hidden" />
        </section>
      </Slice>
    </>
  );
}
