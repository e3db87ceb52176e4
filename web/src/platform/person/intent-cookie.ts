/** Holds what a visitor wanted to put into the cart where no script ran; see `orders/cart/posted-wish.ts`. */
export const intentCookie = 'besesaka-intent';
