export const wishlistLimits = {
  itemsMax: 500,
  pageSize: 24,
  changesPerMinute: 120,
  settingsPerHour: 60,
  mailEveryHours: 24,
} as const;

export const wishlistOrderings = ['-created_at', 'created_at', 'price', '-price', 'name'] as const;
export type WishlistOrdering = (typeof wishlistOrderings)[number];
