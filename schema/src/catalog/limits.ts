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
  /** What is shown in them turns with these slices of time, the same for everybody. */
  placesTurnMs: 100,
  popularShown: 12,
  stockMax: 1_000_000,
  priceMaxPesewas: 999_999_999,
  suggestions: 8,
  /** Values of specifications that a list is narrowed by. */
  choicesMax: 40,
  choiceMax: 160,
  /** A facet shows so many of its values, the most used first. */
  facetValues: 24,
  /** So many matches are counted; of more a list says that there are at least so many. */
  countedProducts: 1000,
  /** So many matches are counted for the facets; of more the numbers are the least. */
  facetedProducts: 1000,
  suggestedPlaces: 4,
  /** Browsers of one address that are told apart; more would be invented ones. */
  visitorsOfOneAddress: 8,
  viewsPerAddress: { times: 120, seconds: 60 },
  /** By one seller: each is told to everybody who looks at the product. */
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
  sellerPageSize: 12,
  /** A shop with more products is filtered and sorted by the service, one with fewer in the browser. */
  filteredInBrowser: 500,
  productsAtOnce: 100,
  shareTextMax: 100,
  infiniteScrollPx: 1000,
  searchDebounceMs: 300,
} as const;

/** The orderings that a product list takes. */
export const productOrderings = ['-created_at', 'price', '-price', '-sales_count', '-views_count'] as const;
export type ProductOrdering = (typeof productOrderings)[number];

/** How a seller's own list is sorted; the newest first unless asked otherwise. */
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
] as const;
export type OwnProductOrdering = (typeof ownProductOrderings)[number];

/** `all` leaves out what is archived. */
export const ownProductStatuses = ['all', 'active', 'inactive', 'archived'] as const;
/** `low_stock` holds what is gone as well: all that wants to be ordered anew. */
export const stockFilters = ['all', 'in_stock', 'out_of_stock', 'low_stock'] as const;
export const featuredFilters = ['all', 'featured', 'not_featured'] as const;
