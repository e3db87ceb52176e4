/** The texts of every screen about paying. Without protected payment, buyer and seller settle it between them. */
export function payWords(isProtected: boolean) {
  return isProtected ? withProtection : onDelivery;
}

const onDelivery = {
  hero: 'Pay nothing now: cash or MoMo',
  promise: 'Pay nothing now. Cash or MoMo, agreed with the seller.',
  notice:
    'Your order connects you with the seller. You pay the seller, not us; the seller reviews your order and contacts you within 24 hours.',
} as const;

const withProtection: Record<keyof typeof onDelivery, string> = {
  hero: 'Pay on delivery, or pay now',
  promise: 'Pay on delivery, or pay now and we hold the money until you have it.',
  notice:
    'Your order connects you with the seller, who reviews it and contacts you within 24 hours. Pay the seller on delivery, or pay now: then the seller is paid after you have it.',
};
