/** Holds the visitor's intent to add to the cart without JavaScript; see `orders/cart/posted-wish.ts`. */
export const intentCookie = 'besesaka-intent';
