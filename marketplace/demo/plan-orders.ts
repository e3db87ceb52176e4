import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import type { OrderActor, OrderState } from '@besesaka/schema/orders/limits.ts';
import { dueAtOf, type SystemAction, userAction } from '#orders/rules.ts';
import type { OrderItemRow, OrderRow, OrderStepRow } from '#orders/tables.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { usualSettings } from '#platform/settings/usual-settings.ts';
import { type ShopLine, shopLines } from './data.ts';
import { createDice, type Dice } from './dice.ts';
import type { PlannedProduct } from './plan-products.ts';
import { shopId } from './plan-shops.ts';
import type { UserRow } from './plan-users.ts';

/** An order with its history. `acts` are the steps after its placement. */
export interface PlannedOrder {
  order: OrderRow;
  items: OrderItemRow[];
  steps: OrderStepRow[];
  acts: { action: SystemAction; actor: OrderActor; at: Date; reason: string | null }[];
}

type Way = readonly [action: SystemAction, actor: OrderActor, to: OrderState, hoursAfter: number, reason?: string][];

const completedWay: Way = [
  ['accept', 'seller', 'accepted', 3],
  ['dispatch', 'seller', 'dispatched', 20],
  ['deliver', 'buyer', 'delivered', 30],
  ['complete', 'buyer', 'completed', 26],
];
const cancelled: Way = [['cancel', 'buyer', 'cancelled', 5, 'I found the colour nearer to home.']];
const declined: Way = [['decline', 'seller', 'declined', 6, 'The last piece was sold in the shop this morning.']];
const expired: Way = [['expire', 'system', 'expired', 72]];
const returned: Way = [
  ...completedWay.slice(0, 2),
  ['return', 'seller', 'returned', 40, 'The size did not fit, and the rider brought it back.'],
];

const returnAsked: Way = [
  ...completedWay.slice(0, 3),
  ['request_return', 'buyer', 'return_requested', 12, 'The seam came open when I tried it on.'],
];
const returnAgreed: Way = [...returnAsked, ['agree_return', 'seller', 'return_agreed', 5]];

const payments = ['mobile_money', 'mobile_money', 'cash_on_delivery'] as const;

/** Orders of each of the past months, the latest first: the shop becomes better known. */
const pastMonths = [24, 20, 18, 14, 12, 10, 8, 7];

/** The age and progress of the orders of the demo seller's shop: a history, and today one in each open state. */
function shopScript(dice: Dice): [daysAgo: number, way: Way][] {
  const past = pastMonths.flatMap((count, month) =>
    Array.from({ length: count }, (): [number, Way] => {
      const way = dice.chance(0.9) ? completedWay : dice.pick([cancelled, declined, expired, returned]);
      return [5 + month * 30 + dice.roll() * 29, way];
    }),
  );
  const open: [number, Way][] = [
    [5.5, returned],
    [4.4, expired],
    [4.1, returnAgreed],
    [3.7, returnAsked],
    [3.2, completedWay.slice(0, 3)],
    [2.4, completedWay.slice(0, 2)],
    [1.6, completedWay.slice(0, 2)],
    [1.1, completedWay.slice(0, 1)],
    [0.8, completedWay.slice(0, 1)],
    [0.15, []],
    [0.05, []],
  ];
  return [...past, ...open];
}

/** The orders of the demo buyer, each from another shop. */
const buyerScript: [daysAgo: number, way: Way][] = [
  [150, completedWay],
  [96, completedWay],
  [61, cancelled],
  [38, completedWay],
  [27, returned],
  [19, declined],
  [16, expired],
  [12, completedWay],
  [5.4, returnAgreed],
  [4.2, returnAsked],
  [3.5, completedWay.slice(0, 3)],
  [2.1, completedWay.slice(0, 2)],
  [0.9, completedWay.slice(0, 1)],
  [0.3, []],
];

const embroidered: Way = [
  ...completedWay.slice(0, 1),
  ['dispatch', 'seller', 'dispatched', 60],
  ...completedWay.slice(2),
];

/** Orders that follow conversations with the demo seller's shop. The buyer is the demo buyer unless one is named. */
const talkedScript: [buyer: string | null, product: string, daysAgo: number, way: Way][] = [
  ['Fati Yakubu', 'Bonwire Kente Stole, Adwinasa', 10.9, embroidered],
  [null, 'Ladies Kente, Two Pieces and Slit', 4, completedWay.slice(0, 2)],
];

/** Plans the demo's orders of the last months. */
export function planOrders(products: PlannedProduct[], namedUsers: UserRow[], now: Date): PlannedOrder[] {
  const dice = createDice('demo orders');
  const ofShop = (shop: ShopLine) => products.filter(({ row }) => row.shopId === shopId(shop.slug));
  const [own] = shopLines;
  const buyer = namedUsers.find(({ email }) => email === 'buyer@besesaka.test');
  const customers = namedUsers.filter(({ isSeller, staffRole, id }) => !isSeller && !staffRole && id !== buyer?.id);
  if (!buyer) throw new Error('The demo has no buyer');
  const others = shopLines.filter((shop) => shop !== own && ofShop(shop).length > 0);
  const sold = shopScript(dice).map(([daysAgo, way], place) =>
    planOrder({ name: `sold ${place}`, daysAgo, way, shop: own, buyer: dice.pick(customers), from: ofShop(own), now }),
  );
  const bought = buyerScript.map(([daysAgo, way], place) => {
    const shop = dice.pick(others);
    return planOrder({ name: `bought ${place}`, daysAgo, way, shop, buyer, from: ofShop(shop), now });
  });
  const talked = talkedScript.map(([name, product, daysAgo, way], place) => {
    const customer = name === null ? buyer : customers.find(({ fullName }) => fullName === name);
    if (!customer) throw new Error(`No demo user is called ${name}`);
    const from = ofShop(own).filter(({ row }) => row.name === product);
    return planOrder({ name: `talked ${place}`, daysAgo, way, shop: own, buyer: customer, from, now });
  });
  return [...sold, ...bought, ...talked].flatMap((planned) => planned ?? []);
}

interface OrderPlan {
  name: string;
  daysAgo: number;
  way: Way;
  shop: ShopLine;
  buyer: UserRow;
  from: PlannedProduct[];
  now: Date;
}

/** Returns null if the shop had no products yet on that day. */
function planOrder({ name, daysAgo, way, shop, buyer, from, now }: OrderPlan): PlannedOrder | null {
  const dice = createDice(`order ${name}`);
  const createdAt = new Date(Math.floor((now.getTime() - daysAgo * dayMs) / 60_000) * 60_000);
  const offered = from.filter(({ row }) => row.createdAt < createdAt && row.isActive !== false);
  if (offered.length === 0) return null;
  const id = stableId(`demo order ${name}`);
  const chosen = dice.shuffle(offered).slice(0, dice.chance(0.3) ? 2 : 1);
  const items = chosen.map((product, position) => planItem({ id, product, position, dice }));
  const acts = actsOf(way, createdAt);
  const placedAt = { state: 'pending', actor: 'buyer', action: null, reason: null, at: createdAt } as const;
  const states = [
    placedAt,
    ...acts.map(({ to, action, ...act }) => ({ ...act, state: to, action: userAction(action) })),
  ];
  const last = states.at(-1) ?? placedAt;
  const isPaid = last.state === 'completed' || last.state === 'delivered';
  return {
    items,
    acts,
    steps: states.map((one, position) => ({
      orderId: id,
      position,
      returnReason: one.action === 'request_return' ? 'damaged' : null,
      photoIds: [],
      ...one,
    })),
    order: {
      id,
      code: `BS${id.replaceAll('-', '').slice(-6).toUpperCase()}`,
      checkoutId: stableId(`demo checkout ${name}`),
      ...usersOf(shop, buyer),
      shopId: shopId(shop.slug),
      sellerId: stableId(`demo owner ${shop.slug}`),
      state: last.state,
      version: states.length,
      totalPesewas: items.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0),
      shippingFeePesewas: 0,
      delivery: null,
      proposedFeePesewas: null,
      tracking: null,
      paidAt: isPaid ? last.at : null,
      isProtected: false,
      sellerSees: true,
      isFromCart: false,
      offerId: null,
      paymentAskedAt: null,
      externalId: null,
      metadata: {},
      paymentMethod: isPaid ? dice.pick(payments) : null,
      createdAt,
      updatedAt: last.at,
      dueAt: dueAtOf(last.state, { now: last.at, settings: usualSettings }),
    },
  };
}

function actsOf(way: Way, createdAt: Date) {
  let time = createdAt.getTime();
  return way.map(([action, actor, to, hours, reason = null]) => {
    time += hours * hourMs;
    return { action, actor, to, reason, at: new Date(time) };
  });
}

interface Chosen {
  id: string;
  product: PlannedProduct;
  position: number;
  dice: Dice;
}

function planItem({ id, product: { row, variants }, position, dice }: Chosen): OrderItemRow {
  const [variant] = variants;
  return {
    id: stableId(`${id} item ${position}`),
    orderId: id,
    productId: row.id,
    variantId: variant?.id ?? null,
    variantLabel: variantLabel(variant?.optionValues ?? []),
    productName: row.name,
    productSlug: row.slug,
    productImage: row.primaryImage ?? null,
    quantity: dice.chance(0.25) ? 2 : 1,
    pricePesewas: row.pricePesewas,
    position,
  };
}

const places = [
  ['14 Ring Road East', 'Accra', 'Greater Accra'],
  ['Plot 7, Ahodwo Roundabout', 'Kumasi', 'Ashanti'],
  ['Hse 22, Kotokuraba Street', 'Cape Coast', 'Central'],
  ['Chapel Hill, near the lighthouse', 'Takoradi', 'Western'],
  ['Lamashegu, behind the mosque', 'Tamale', 'Northern'],
] as const;

/** A buyer has the same address in all orders. */
function usersOf(shop: ShopLine, buyer: UserRow) {
  const [shippingAddress, shippingCity, shippingRegion] = createDice(`home of ${buyer.email}`).pick(places);
  return {
    buyerId: buyer.id,
    buyerEmail: buyer.email,
    buyerName: buyer.fullName,
    sellerName: shop.name,
    sellerSlug: shop.slug,
    shippingFullName: buyer.fullName,
    shippingPhone: buyer.telephoneE164 ?? '+233244000111',
    shippingAddress,
    shippingCity,
    shippingRegion,
    shippingNotes: '',
    shippingLandmark: '',
  };
}
