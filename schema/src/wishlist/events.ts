import { eventKind } from '#kernel/events.ts';
import { wish } from './resources.ts';

/** Sent to the wishlist's user: the state of one product. */
export const wishlistChanged = eventKind('wishlist.changed', 'catalogue:read', wish);
