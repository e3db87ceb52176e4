import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { createContext, type ReactNode, use } from 'react';

/** The id of the choice on the product's page, for links from cards. */
export const choiceId = 'choose';

/** The part of a product that a card's slots receive. */
export interface CardSubject {
  id: string;
  name: string;
  slug: string;
  /** Buyers choose a variant on the product's page. */
  hasVariants: boolean;
  shop: { slug: string };
}

export interface CardSlots {
  /** The wishlist heart at the top right of the picture. */
  heart?: (subject: CardSubject) => ReactNode;
  /** The round cart button at the bottom right of the picture, with why the product cannot be ordered now. */
  action?: (subject: CardSubject, refusal: string | null) => ReactNode;
}

/** The app fills the slots once for all cards, because the catalogue cannot import the modules above it. */
export const CardSlotsContext = createContext<CardSlots>({});

export function useCardSlots(): CardSlots {
  return use(CardSlotsContext);
}

/** Why a product cannot be ordered now. */
export function orderRefusal({ inStock, shop }: { inStock: boolean; shop: { takesOrders: boolean } }): string | null {
  if (!inStock) return 'It is out of stock.';
  return shop.takesOrders ? null : shopTexts.takesNoOrders;
}
