import { wishlistChanged } from '@besesaka/schema/wishlist/events.ts';
import type { Module } from '#platform/module.ts';
import './change-wishlist.ts';
import { WishlistChanged } from './wishlist-changed.ts';

export const wishlistModule: Module = { inbox: [{ kind: wishlistChanged, type: WishlistChanged }] };
