import { and, eq } from 'drizzle-orm';
import { campaigns } from '#campaigns/tables.ts';
import { products } from '#catalog/tables.ts';
import { subscriptions } from '#plans/tables.ts';
import type { MoneyWorld } from './money-world.ts';

type Seller = Awaited<ReturnType<MoneyWorld['seller']>>;
type Asked = { payment_type: string } & Record<string, string | boolean>;

/** Plans and campaigns with the same interface, so that a test can run with both. */
export const goods = {
  plan: {
    pesewas: 5000,
    /** The body of `POST /api/payments/initialize`. */
    choose: async (_it: MoneyWorld, { client }: Seller, renews = false): Promise<Asked> => {
      const { body } = await client.post('/api/subscriptions', { plan: '1_month', auto_renew: renews });
      return { payment_type: 'subscription', subscription_id: String(body.id) };
    },
    timesGiven: (market: MoneyWorld, { shop }: Seller) =>
      market.db.$count(subscriptions, and(eq(subscriptions.shopId, shop.id), eq(subscriptions.state, 'active'))),
    /** When what was given once ends. */
    end: async (market: MoneyWorld, { shop }: Seller) =>
      (await market.db.select().from(subscriptions).where(eq(subscriptions.shopId, shop.id)))[0]?.endsAt,
  },
  campaign: {
    pesewas: 8000,
    choose: async (market: MoneyWorld, { shop }: Seller, renews = false): Promise<Asked> => {
      const [known] = await market.db.select({ id: products.id }).from(products).where(eq(products.shopId, shop.id));
      const { id } = known ?? (await market.world.createProduct({ shop }));
      return { payment_type: 'featured_product', product_id: id, duration_type: '1_month', auto_renew: renews };
    },
    timesGiven: (market: MoneyWorld, { shop }: Seller) => market.db.$count(campaigns, eq(campaigns.shopId, shop.id)),
    end: async (market: MoneyWorld, { shop }: Seller) =>
      (await market.db.select().from(campaigns).where(eq(campaigns.shopId, shop.id)))[0]?.endsAt,
  },
} as const;

export type Good = keyof typeof goods;
export const goodNames = Object.keys(goods) as Good[];

/** Starts a payment and returns the provider's page. */
export async function beginToPay(market: MoneyWorld, seller: Seller, good: Good) {
  return market.initialize(seller, await goods[good].choose(market, seller));
}
