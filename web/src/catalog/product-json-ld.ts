import { currency } from '@besesaka/schema/kernel/money.ts';

interface Described {
  slug: string;
  name: string;
  description: string;
  sku: string;
  price: { amount: string };
  inStock: boolean;
  images: readonly { path: string }[];
  rating: { average: string; count: number };
  seller: { businessName: string; businessSlug: string };
}

/** What search engines read about the page of a product. */
export function productPageJsonLd(product: Described, crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [productJsonLd(product, origin), breadcrumbJsonLd(crumbs, origin)],
  };
}

export function productJsonLd(product: Described, origin: string) {
  const url = `${origin}/products/${product.slug}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    url,
    image: product.images.map(({ path }) => `${origin}${path}/1280.jpeg`),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.amount,
      priceCurrency: currency,
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      seller: {
        '@type': 'Organization',
        name: product.seller.businessName,
        url: `${origin}/shops/${product.seller.businessSlug}`,
      },
    },
    // A rating without reviews is refused by the search engines' checks.
    ...(product.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
  };
}

export interface Crumb {
  name: string;
  /** Path on this site; the page itself, which comes last, has none. */
  path?: string;
}

export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: `${origin}${path}` }),
    })),
  };
}
