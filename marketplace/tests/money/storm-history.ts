import { ordersCreated } from '@besesaka/schema/orders/resources.ts';
import { and, desc, eq } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { payments } from '#payments/tables.ts';
import { orderMoney } from '#payouts/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { fullName, wallets } from './paid-shop.ts';
import { perform } from './storm-verbs.ts';
import { nextStep, pick, type Storm } from './storm-world.ts';

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '+233244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
} as const;

type Shop = Awaited<ReturnType<typeof openShop>>;

/** A buyer and the orders of one purchase. */
export interface History {
  buyerId: string;
  /** Null if each order is paid at the door. */
  checkoutId: string | null;
  parts: { code: string; ownerId: string }[];
}

export const pieces = 1_000;

export async function openShop({ it, roll }: Storm) {
  const id = newId();
  const way = {
    id,
    kind: 'rider' as const,
    name: 'Our rider',
    isActive: true,
    freeAbovePesewas: null,
    pickupAddress: null,
    pickupHours: null,
    rates: [{ region: 'Greater Accra' as const, feePesewas: 1_005, minDays: 1, maxDays: 2 }],
  };
  const owner = await it.world.createUser({ isSeller: true, fullName });
  const shop = await it.world.createShop({ owner, deliveryOptions: [way] });
  const pricePesewas = 3_000 + Math.floor(roll() * 15_000);
  const product = await it.world.createProduct({ shop, pricePesewas, stockQuantity: pieces });
  return { ownerId: owner.id, slug: shop.businessSlug, productId: product.id, deliveryId: id };
}

/** A purchase, paid in advance or later at the door. */
export async function startHistory(storm: Storm, shops: readonly Shop[]): Promise<History> {
  nextStep(storm);
  const { it, roll } = storm;
  const { id: buyerId } = await it.world.createUser();
  const ctx = () => it.context({ userId: buyerId, sessionId: newId() });
  const first = pick({ roll }, shops);
  const others = shops.filter((one) => one !== first);
  const chosen = roll() < 0.6 ? [first, pick({ roll }, others)] : [first];
  for (const { productId } of chosen)
    await perform(ctx(), {
      verb: 'addToCart',
      as: buyerId,
      input: { product_id: productId, quantity: 1 + Math.floor(roll() * 2) },
    });
  const isPaidFirst = roll() < 0.7;
  const delivery = chosen.map(({ slug, deliveryId }) => ({ shop_slug: slug, option_id: deliveryId }));
  const input = { ...shipping, delivery, pay_now: isPaidFirst };
  const placed = ordersCreated.parse(await perform(ctx(), { verb: 'placeCart', as: buyerId, input }));
  const codes = placed.orders.map(({ order_id }) => order_id);
  const rows = await it.db.select().from(orders).where(eq(orders.buyerId, buyerId)).orderBy(orders.id);
  return {
    buyerId,
    checkoutId: isPaidFirst ? (rows[0]?.checkoutId ?? null) : null,
    parts: rows
      .filter(({ code }) => codes.includes(code))
      .map(({ code, sellerId }) => ({ code, ownerId: sellerId ?? '' })),
  };
}

/** What is known of an order: its state, its money and its last payment. */
export async function standing({ it }: Storm, { buyerId }: History, code: string) {
  const [found] = await it.db
    .select({ order: orders, money: orderMoney })
    .from(orders)
    .leftJoin(orderMoney, eq(orderMoney.orderId, orders.id))
    .where(eq(orders.code, code));
  if (!found) throw new Error('an order is gone');
  const [payment] = await it.db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, buyerId)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return { ...found, payment: payment ?? null };
}

export type Standing = Awaited<ReturnType<typeof standing>>;

/** A wallet of a shop: most take the money, the others behave in any way that the sandbox knows. */
export const shopWallet = (storm: Storm) => {
  const { otherOwner: _, ...usual } = wallets;
  return storm.roll() < 0.5 ? payerWallet(storm) : walletOf(pick(storm, Object.values(usual)));
};

/** A wallet of a payer, to which a refund can be sent. */
export const payerWallet = (storm: Storm) => {
  const { atOnce, noWebhook, answerLost, webhookFirst, webhookTwice, comesBack } = wallets;
  return walletOf(pick(storm, [atOnce, noWebhook, answerLost, webhookFirst, webhookTwice, comesBack]));
};

const walletOf = (phone: string) => ({ network: 'mtn' as const, phone: `+233${phone.slice(1)}` });
