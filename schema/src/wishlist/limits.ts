import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const wishlistLimits = {
  itemsMax: 500,
  pageSize: 24,
  changesPerMinute: 120,
  settingsPerHour: 60,
  mailEveryHours: 24,
} as const;

export const wishlistOrdering = choice(
  'WishlistOrder',
  'Ordering of the wishlist.',
  {
    '-created_at': 'Most recently added first',
    created_at: 'Least recently added first',
    price: 'Lowest current price first',
    '-price': 'Highest current price first',
    name: 'By name, A to Z',
  },
  { as: { '-created_at': 'NEWEST', created_at: 'OLDEST', price: 'PRICE_LOW', '-price': 'PRICE_HIGH' } },
);
export type WishlistOrdering = ValueOf<typeof wishlistOrdering>;
