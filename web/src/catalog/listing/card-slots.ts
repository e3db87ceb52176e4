import { createContext, type ReactNode, use } from 'react';

/** The part of a product that a card's slots receive. */
export interface CardProduct {
  id: string;
  name: string;
  slug: string;
  /** Buyers choose a variant on the product's page. */
  hasVariants: boolean;
  shop: { slug: string };
}

export interface CardSlots {
  /** The wishlist heart at the top right of the picture. */
  wishlistButton?: (product: CardProduct) => ReactNode;
  /** The round cart button at the bottom right of the picture, with why the product cannot be ordered now. */
  cartButton?: (product: CardProduct, unavailableReason: string | null) => ReactNode;
}

/** The app fills the slots once for all cards, because the catalogue cannot import the modules above it. */
export const CardSlotsContext = createContext<CardSlots>({});

export function useCardSlots(): CardSlots {
  return use(CardSlotsContext);
}
