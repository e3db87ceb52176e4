import type { Module } from '#platform/module.ts';
import './change-wishlist.ts';
import { WishlistChanged } from './wishlist-changed.ts';

export const wishlistModule: Module = { inbox: [WishlistChanged] };
