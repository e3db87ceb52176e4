/** Apart from the other texts, because cards of products load it. */
export const takesNoOrders = 'This shop is not taking orders at the moment.';
