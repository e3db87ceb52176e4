import { type RegionName, regionOf } from '@besesaka/schema/kernel/regions.ts';

interface Described {
  name: string;
  slug: string;
  description: string;
  city: string;
  region?: RegionName | null;
  logoPath?: string | null;
  bannerPath?: string | null;
  rating: { average: string; count: number };
}

/** The structured data of a shop page, for search engines. `absolute` turns a path into an absolute URL. */
export function shopJsonLd(shop: Described, absolute: (path: string) => string) {
  const pictures = [shop.bannerPath, shop.logoPath].filter((path) => typeof path === 'string');
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: shop.name,
    description: shop.description,
    url: absolute(`/shops/${shop.slug}`),
    ...(shop.logoPath && { logo: absolute(`${shop.logoPath}/480.jpeg`) }),
    ...(pictures.length > 0 && { image: pictures.map((path) => absolute(`${path}/1280.jpeg`)) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: shop.city,
      addressRegion: regionOf(shop.region),
      addressCountry: 'GH',
    },
    // Search engines reject a rating without reviews.
    ...(shop.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shop.rating.average,
        reviewCount: shop.rating.count,
      },
    }),
  };
}
