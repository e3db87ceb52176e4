import { addToWishlist, changeWishlistSettings, removeFromWishlist } from '@besesaka/schema/wishlist/operations.ts';
import { wishAnswer } from '@besesaka/schema/wishlist/resources.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { Wishlist } from './wishlist.ts';

const Wish = objectOf(wishAnswer, { without: ['message'] });

mutation(addToWishlist, { wish: Wish }, { input: 'WishInput' });
mutation(removeFromWishlist, { wish: Wish }, { input: 'WishInput' });
mutation(changeWishlistSettings, { wishlist: Wishlist });
