import { createContext, type ReactNode, use } from 'react';

/** What a slot may know of the card it stands on. */
export interface CardSubject {
  id: string;
  name: string;
  slug: string;
  shop: { slug: string };
}

export interface CardSlots {
  /** Top right on the picture: the wishlist. */
  heart?: (subject: CardSubject) => ReactNode;
  /** Below everything: the cart; whether it can be ordered at the moment is said besides. */
  action?: (subject: CardSubject, canOrder: boolean) => ReactNode;
}

/** Filled once by the app for all cards of all lists, because rooms above the catalogue can't be named here. */
export const CardSlotsContext = createContext<CardSlots>({});

export function useCardSlots(): CardSlots {
  return use(CardSlotsContext);
}
