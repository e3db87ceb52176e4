import { currency } from '@besesaka/schema/kernel/money.ts';
import { categoryCrumb } from '#catalog/categories/category-words.ts';
import type { Crumb } from '#ui/display/breadcrumbs.tsx';

interface Placed {
  name: string;
  category: { path: readonly { name: string; slug: string }[] };
}

/** The breadcrumb to a product through its categories. */
export function productCrumbs({ name, category }: Placed): Crumb[] {
  return [{ label: 'Home', to: '/' }, ...category.path.map(categoryCrumb), { label: name }];
}

/** Turns a path into an absolute URL. */
type Absolute = (path: string) => string;

interface OfferedVariant {
  optionValues: readonly string[];
  isActive: boolean;
  inStock: boolean;
  price: { amount: string };
}

interface Described {
  slug: string;
  name: string;
  description: string;
  sku: string;
  price: { amount: string };
  priceTo: { amount: string };
  inStock: boolean;
  options: readonly { key: string }[];
  variants: readonly OfferedVariant[];
  images: readonly { path: string }[];
  rating: { average: string; count: number };
  shop: { name: string; slug: string };
}

/** The structured data of a product page, for search engines. */
export function productPageJsonLd(product: Described, crumbs: readonly Crumb[], absolute: Absolute) {
  return {
    '@context': 'https://schema.org',
    '@graph': [productJsonLd(product, absolute), breadcrumbJsonLd(crumbs, absolute)],
  };
}

export function productJsonLd(product: Described, absolute: Absolute) {
  const url = absolute(`/products/${product.slug}`);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    // A product with variants has none.
    ...(product.sku && { sku: product.sku }),
    url,
    image: product.images.map(({ path }) => absolute(`${path}/1280.jpeg`)),
    offers: offersOf(product, url, {
      '@type': 'Organization',
      name: product.shop.name,
      url: absolute(`/shops/${product.shop.slug}`),
    }),
    // Search engines reject a rating without reviews.
    ...(product.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
  };
}

function offersOf(product: Described, url: string, seller: object) {
  const offer = { '@type': 'Offer', priceCurrency: currency };
  const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`;
  const variants = product.variants.filter(({ isActive }) => isActive);
  if (variants.length === 0)
    return { ...offer, url, price: product.price.amount, availability: availability(product.inStock), seller };
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: currency,
    seller,
    lowPrice: product.price.amount,
    highPrice: product.priceTo.amount,
    offerCount: variants.length,
    availability: availability(product.inStock),
    offers: variants.map(({ optionValues, price, inStock }) => ({
      ...offer,
      price: price.amount,
      availability: availability(inStock),
      url: `${url}?${new URLSearchParams(product.options.map(({ key }, index) => [key, optionValues[index] ?? '']))}`,
    })),
  };
}

export function breadcrumbJsonLd(crumbs: readonly Crumb[], absolute: Absolute) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: absolute(to) }),
    })),
  };
}
