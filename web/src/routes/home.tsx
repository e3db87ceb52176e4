import { useQuery } from '@apollo/client/react';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { payWords } from '@besesaka/schema/orders/pay-words.ts';
import { type ReactNode, useId } from 'react';
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
import { Loaded } from '#ui/loading/loaded.tsx';

const HomeDocument = graphql(`
  query Home($arrivals: Int!, $bargains: Int!, $smallPrice: Decimal!) {
    takesProtectedPayments
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
  const query = useQuery(HomeDocument, { variables, errorPolicy: 'all' });
  const { data } = query;
  const offers = {
    featured: data?.featured?.items ?? [],
    bargains: data?.bargains?.edges.map(({ node }) => node) ?? [],
  };
  return (
    <>
      <PageMeta title="Besesaka" canonical="/" />
      <Slice>
        <HomeHero {...offers} payHero={payWords(data?.takesProtectedPayments ?? false).hero} />
      </Slice>
      <div className="page-width flex flex-col gap-8 pt-3 pb-8 sm:gap-12 sm:pb-12 lg:pt-2">
        <Loaded
          query={query}
          data={data?.arrivals}
          skeleton={<ProductGridSkeleton count={arrivalsShown} />}
          label="Loading products"
          failed={listingTexts.loadFailed}
        >
          {(arrivals) => <HomeProducts {...data} arrivals={arrivals} offers={<HomeOffersBand {...offers} />} />}
        </Loaded>
        <Slice>
          <TrustSection />
        </Slice>
      </div>
    </>
  );
}

HomeScreen.queries = (): PageQuery[] => [{ query: HomeDocument, variables }];

interface HomeProductsProps extends Partial<Pick<HomeQuery, 'featured' | 'categories'>> {
  arrivals: NonNullable<HomeQuery['arrivals']>;
  offers: ReactNode;
}

/** Shows the products that have loaded, even if others are missing. */
function HomeProducts({ arrivals, featured, categories, offers }: HomeProductsProps) {
  const title = useId();
  return (
    <>
      <Slice>{featured && <FeaturedCarousel products={featured} />}</Slice>
      <Slice>
        <SearchBanner categories={categories ?? []} />
      </Slice>
      <Slice>{offers}</Slice>
      <Slice>
        <section aria-labelledby={title}>
          <SectionHead id={title} title="New arrivals" to="/products" />
          {/* Five per row and two full rows, so the last two are hidden. */}
          <ProductGrid products={arrivals} className="2xl:[&>li:nth-child(n+11)]:hidden" />
        </section>
      </Slice>
    </>
  );
}
