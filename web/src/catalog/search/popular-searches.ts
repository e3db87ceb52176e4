/** Offered on the home page and in an empty search box. */
export const popularSearches = ['smartphones', 'laptops', 'sneakers', 'headphones', 'watches', 'makeup'] as const;
