import type { Module } from '#platform/module.ts';
import { WishlistChanged } from './wishlist.ts';

export const wishlistModule: Module = { inbox: [WishlistChanged] };
