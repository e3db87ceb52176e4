import { browserOf, type TestMarketplace } from '#world/browser-of.ts';

export const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

/** For tests that order faster than a user may. */
export const roomyOrders = { ORDER_CHECKOUTS_PER_HOUR: '100000', ORDER_CHECKOUTS_WAITING: '100000' };

export async function shopper(market: TestMarketplace, fetch = market.marketplace.fetch) {
  const user = await market.world.createUser();
  return { ...(await browserOf(market, user, fetch)), user };
}

export type Shopper = Awaited<ReturnType<typeof shopper>>;
