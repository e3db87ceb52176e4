import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const catalogLimits = {
  pageSize: 24,
  searchTermMax: 200,
  priceFilterMax: 10_000,
  related: 12,
  relatedPerSlide: 4,
  specificationsShown: 4,
  lowStock: 10,
  featuredShown: 12,
  /** Featured places beside one page of a list. */
  featuredPlaces: 4,
  /** The products in featured places rotate after this time, in the same way for all users. */
  placesTurnMs: 100,
  stockMax: 1_000_000,
  priceMaxPesewas: 999_999_999,
  suggestions: 8,
  /** Maximum number of specification values in the filters of a list. */
  choicesMax: 40,
  choiceMax: 160,
  /** Values per facet, the most frequent first. */
  facetValues: 24,
  /** A list counts at most this many matches; above it, the count means "at least". */
  countedProducts: 1000,
  /** Facets count at most this many matches; above it, their numbers are minimums. */
  facetedProducts: 1000,
  suggestedPlaces: 4,
  /** Browsers that are distinguished per address; more of them are likely made up. */
  visitorsOfOneAddress: 8,
  viewsPerAddress: { times: 120, seconds: 60 },
  /** Changes per seller. Each is sent to all users who have the product open. */
  changesPerMinute: 120,
  createsPerHour: 120,
  nameMin: 3,
  nameMax: 100,
  descriptionMin: 10,
  descriptionMax: 2000,
  metaTitleMax: 60,
  metaDescriptionMax: 160,
  imagesMin: 3,
  imagesMax: 10,
  specificationMax: 500,
  specificationsMax: 40,
  optionsMax: 3,
  optionNameMax: 30,
  optionValuesMax: 40,
  optionValueMax: 40,
  variantsMax: 100,
  skuMax: 40,
  sellerPageSize: 12,
  /** The browser filters and sorts shops with up to this many products; the service handles larger ones. */
  filteredInBrowser: 500,
  productsAtOnce: 100,
  shareTextMax: 100,
  infiniteScrollPx: 1000,
  searchDebounceMs: 300,
} as const;

export const productOrderings = ['-created_at', 'price', '-price', '-sales_count', '-views_count'] as const;
export type ProductOrdering = (typeof productOrderings)[number];

/** Orderings of a seller's own list; the default is newest first. */
export const ownProductOrdering = choice(
  'OwnProductOrder',
  "Ordering of the user's own products.",
  {
    '-created_at': 'Newest first',
    created_at: 'Oldest first',
    name: 'By name, A to Z',
    '-name': 'By name, Z to A',
    price: 'Cheapest first',
    '-price': 'Most expensive first',
    stock_quantity: 'Fewest pieces first',
    '-stock_quantity': 'Most pieces first',
    '-sales_count': 'Most sold first',
    '-views_count': 'Most viewed first',
    '-updated_at': 'Last changed first',
  },
  {
    as: {
      '-created_at': 'NEWEST',
      created_at: 'OLDEST',
      name: 'NAME_A_TO_Z',
      '-name': 'NAME_Z_TO_A',
      price: 'PRICE_LOW',
      '-price': 'PRICE_HIGH',
      stock_quantity: 'STOCK_LOW',
      '-stock_quantity': 'STOCK_HIGH',
      '-sales_count': 'BEST_SELLING',
      '-views_count': 'MOST_POPULAR',
      '-updated_at': 'UPDATED',
    },
  },
);
export type OwnProductOrdering = ValueOf<typeof ownProductOrdering>;

export const ownProductStatus = choice('OwnProductStatus', "Status filter for the user's own products.", {
  all: 'All products except archived ones',
  active: 'Published',
  inactive: 'Draft',
  archived: 'Archived',
});

/** `low_stock` is everything that the seller should reorder. */
export const stockFilter = choice('OwnProductStock', "Stock filter for the user's own products.", {
  all: 'No filter',
  in_stock: 'At least one piece in stock',
  out_of_stock: 'Out of stock',
  low_stock: `Fewer than ${catalogLimits.lowStock} pieces in stock, including none`,
});

export const featuredFilter = choice('OwnProductFeaturing', "Featured filter for the user's own products.", {
  all: 'No filter',
  featured: 'Featured by a campaign',
  not_featured: 'Not featured',
});
