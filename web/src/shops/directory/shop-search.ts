import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import type { ShopOrder } from '#gql/graphql.ts';

/** The search parameters of the directory, as in its URL. */
export interface ShopSearch {
  name: string;
  orderBy: ShopOrder;
  /** Empty means any rating. */
  minRating: '' | '3' | '4' | '4.5';
  verifiedOnly: boolean;
  page: number;
}

export const shopOrders: readonly { value: string; orderBy: ShopOrder; label: string }[] = [
  { value: '-rating', orderBy: 'TOP_RATED', label: 'Top rated' },
  { value: '-sales', orderBy: 'BEST_SELLING', label: 'Best selling' },
  { value: '-reviews', orderBy: 'MOST_REVIEWED', label: 'Most reviewed' },
  { value: '-newest', orderBy: 'NEWEST', label: 'Newest' },
  { value: 'newest', orderBy: 'OLDEST', label: 'Oldest' },
];

export const minRatings = [
  { value: '', label: 'Any rating' },
  { value: '3', label: '3 stars and up' },
  { value: '4', label: '4 stars and up' },
  { value: '4.5', label: `${directoryLimits.topRated} stars and up` },
] as const;

export const allShops: ShopSearch = { name: '', orderBy: 'TOP_RATED', minRating: '', verifiedOnly: false, page: 1 };

/** Reads the URL and ignores invalid values. */
export function readShopSearch(params: URLSearchParams): ShopSearch {
  const page = Number(params.get('page') ?? 1);
  const name = (params.get('business_name') ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return {
    name: name.slice(0, directoryLimits.nameSearchMax).replace(/[\uD800-\uDBFF]$/, ''),
    orderBy: shopOrders.find(({ value }) => value === params.get('ordering'))?.orderBy ?? allShops.orderBy,
    minRating: minRatings.find(({ value }) => value === params.get('min_rating'))?.value ?? '',
    verifiedOnly: params.get('verified') === 'true',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The values in a URL that `readShopSearch` ignores, as sentences. */
export function shopProblems(params: URLSearchParams): string[] {
  const search = readShopSearch(params);
  const ordering = params.get('ordering') ?? '';
  const isIgnored = (name: string, read: string) => (params.get(name) || read) !== read;
  return [
    isIgnored('min_rating', search.minRating) &&
      'The rating in this link is unknown, so shops of any rating are shown.',
    ordering !== '' &&
      shopOrders.every(({ value }) => value !== ordering) &&
      'The sort order in this link is unknown, so the default order is used.',
    isIgnored('page', String(search.page)) && 'The page in this link does not exist, so this is the first page.',
  ].filter((problem) => problem !== false);
}

/** The URL of a search, without values at their default. */
export function shopSearchPath({ name, orderBy, minRating, verifiedOnly, page }: ShopSearch): string {
  const params = new URLSearchParams();
  if (name) params.set('business_name', name);
  const ordering = shopOrders.find((one) => one.orderBy === orderBy)?.value;
  if (orderBy !== allShops.orderBy && ordering) params.set('ordering', ordering);
  if (minRating) params.set('min_rating', minRating);
  if (verifiedOnly) params.set('verified', 'true');
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/shops' : `/shops?${params}`;
}

export function shopsFound(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'shop' : 'shops'} found`;
}
