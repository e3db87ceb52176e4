export const catalogLimits = {
  pageSize: 24,
  searchTermMax: 200,
  priceFilterMax: 10_000,
  related: 12,
  relatedPerSlide: 4,
  specificationsShown: 4,
  lowStock: 10,
  featuredShown: 12,
  popularShown: 12,
  stockMax: 1_000_000,
  suggestions: 8,
  shareTextMax: 100,
  infiniteScrollPx: 1000,
  searchDebounceMs: 300,
} as const;

/** The orderings that a product list takes. */
export const productOrderings = ['-created_at', 'price', '-price', '-sales_count', '-views_count'] as const;
export type ProductOrdering = (typeof productOrderings)[number];

/** What the widths of a served picture may be, and the formats it comes in. */
export const imageWidths = [96, 192, 320, 480, 640, 960, 1280] as const;
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];
