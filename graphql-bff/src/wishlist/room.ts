import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import type { Room } from '#platform/room.ts';
import './change-wishlist.ts';
import { WishlistChanged } from './wishlist-changed.ts';

export const wishlistRoom: Room = { inbox: [{ kind: wishlistChanged, type: WishlistChanged }] };
