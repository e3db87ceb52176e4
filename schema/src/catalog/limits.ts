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
  popularShown: 12,
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
export const ownProductOrderings = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  'price',
  '-price',
  'stock_quantity',
  '-stock_quantity',
  '-sales_count',
  '-views_count',
  '-updated_at',
] as const;
export type OwnProductOrdering = (typeof ownProductOrderings)[number];

/** `all` excludes archived products. */
export const ownProductStatuses = ['all', 'active', 'inactive', 'archived'] as const;
/** `low_stock` includes products out of stock: everything that the seller should reorder. */
export const stockFilters = ['all', 'in_stock', 'out_of_stock', 'low_stock'] as const;
export const featuredFilters = ['all', 'featured', 'not_featured'] as const;
