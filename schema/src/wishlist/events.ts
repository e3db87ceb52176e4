import { eventKind } from '#kernel/events.ts';
import { wish } from './resources.ts';

/** To the wishlist's person: how it stands with one product now. */
export const wishlistChanged = eventKind('wishlist.changed', wish);
