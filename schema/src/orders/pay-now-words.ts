/** How protected payment works, and what admins may read of the chat. */
export const protectedWords = (shops: readonly string[]) =>
  `Pay now, protected: ${listed(shops)} ${shops.length > 1 ? 'are' : 'is'} paid after you have it. If you report a problem, our staff may read your messages about the order.`;

/** The fees of delivery depend on the region. */
export const regionFirstWords = 'Select your region to pay now.';

/** Why the buyer cannot pay now, before the way of delivery of each shop is chosen. */
export const chooseDeliveryWords = (shops: readonly string[]) =>
  `Choose how ${listed(shops)} ${shops.length > 1 ? 'deliver' : 'delivers'} to pay now.`;

/** Why the buyer cannot pay now where shops have no way of delivery to choose. */
export const noFeeWords = (shops: readonly string[]) =>
  `${listed(shops)} ${shops.length > 1 ? 'have' : 'has'} no fixed delivery fee to your region, so you pay on delivery.`;

const listed = (names: readonly string[]) => names.join(' and ');

/** The first next step after a protected payment. */
export const deliveryCodeWords =
  'Your money is protected. Each order has a delivery code: give it to the rider when you have the goods.';
