export const payoutTexts = {
  notPayable: 'This order cannot be paid now.',
  paidAlready: 'This order is paid.',
  deliveryOpen: 'Agree on the delivery fee first, so that the total is final.',
  tooSmall: 'An order below ₵1.00 cannot be paid in the app.',
  paid: 'Your order is paid.',
} as const;
