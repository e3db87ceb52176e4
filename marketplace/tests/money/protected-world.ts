import { order as orderResource, ordersCreated } from '@besesaka/schema/orders/resources.ts';
import { payment as paymentResource } from '@besesaka/schema/payments/resources.ts';
import { checkout as checkoutResource, type OrderMoney, orderMoneyList } from '@besesaka/schema/payouts/resources.ts';
import { moveDueOrders } from '#orders/placed/move-due-orders.ts';
import { findLostPayments, findLostRefunds } from '#payments/find-lost.ts';
import { askRefund } from '#payments/refunds/refund-payment.ts';
import { moveDueMoney } from '#payouts/held/move-due-money.ts';
import { newId } from '#platform/base/ids.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';
import { password } from '#world/world.ts';
import type { MoneyWorld } from './money-world.ts';
import { fullName } from './paid-shop.ts';

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

/** Confirms at once in the sandbox; every other number waits on its phone page. */
const willing = { network: 'mtn', phone: '055 123 4987' };
export const waiting = { network: 'telecel', phone: '020 123 4567' };

type Client = ReturnType<MoneyWorld['client']>;

/** A user who logs in again when the session has ended, because the tests' clock passes days. */
export function lastingClient(market: MoneyWorld, email: string): Pick<Client, 'get' | 'post' | 'put'> {
  let client: Client | null = null;
  async function send(ask: (by: Client) => ReturnType<Client['get']>): ReturnType<Client['get']> {
    const first = client && (await ask(client));
    if (first && first.status !== 401) return first;
    client = market.client();
    await client.post('/api/login', { email, password });
    return ask(client);
  }
  return {
    get: (...args) => send((by) => by.get(...args)),
    post: (...args) => send((by) => by.post(...args)),
    put: (...args) => send((by) => by.put(...args)),
  };
}

/** A shop that delivers within two days, with a product of ₵100. */
async function shopWithDelivery(market: MoneyWorld) {
  const way = {
    id: newId(),
    kind: 'rider' as const,
    name: 'Our rider',
    isActive: true,
    freeAbovePesewas: null,
    pickupAddress: null,
    pickupHours: null,
    rates: [{ region: 'Greater Accra' as const, feePesewas: 2_000, minDays: 1, maxDays: 2 }],
  };
  const owner = await market.world.createUser({ isSeller: true, fullName });
  const shop = await market.world.createShop({ owner, listingLimit: 5, deliveryOptions: [way] });
  const client = lastingClient(market, shop.owner.email);
  const product = await market.world.createProduct({ shop, pricePesewas: 10_000, stockQuantity: 10 });
  return { shop, client, product, way };
}

/** A buyer who ordered a cart of some shops and pays in advance. */
export async function protectedCheckout(market: MoneyWorld, shopCount = 1) {
  const shops = await Promise.all(Array.from({ length: shopCount }, () => shopWithDelivery(market)));
  const user = await market.world.createUser();
  const buyer = lastingClient(market, user.email);
  for (const { product } of shops) await buyer.post('/api/add-to-cart', { product_id: product.id, quantity: 2 });
  const delivery = shops.map(({ shop, way }) => ({ shop_slug: shop.businessSlug, option_id: way.id }));
  const placed = await buyer.post('/api/orders/create', { ...shipping, delivery, pay_now: true });
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  const { orders } = ordersCreated.parse(placed.body);
  const id = String(orders[0]?.checkout_id);
  const parts = shops.map((one) => {
    const order = orders.find(({ shop_id }) => shop_id === one.shop.id);
    return { ...one, code: String(order?.order_id) };
  });
  const [first] = parts;
  if (!first) throw new Error('a checkout without orders');
  const pay = (wallet: object = willing, key = newId()) =>
    buyer.post(`/api/checkouts/${id}/pay`, wallet, { 'idempotency-key': key });
  const read = async () => checkoutResource.parse((await buyer.get(`/api/checkouts/${id}`)).body);
  const moneyOf = async (code = first.code, client = buyer): Promise<OrderMoney> => {
    const [money] = orderMoneyList.parse((await client.get(`/api/order-money?ids=${code}`)).body).results;
    if (!money) throw new Error(`order ${code} is not to be seen`);
    return money;
  };
  const orderOf = async (code = first.code) => orderResource.parse((await buyer.get(`/api/orders/${code}`)).body);
  const act = (action: string, more: object = {}, { client, code } = first) =>
    client.post(`/api/orders/${code}/status`, { action, ...more });
  const buyerActs = (action: string, more: object = {}, code = first.code) =>
    buyer.post(`/api/orders/${code}/status`, { action, ...more });
  return { id, buyer, user, parts, first, pay, read, moneyOf, orderOf, act, buyerActs };
}

export type ProtectedCheckout = Awaited<ReturnType<typeof protectedCheckout>>;

/** The same, paid. */
export async function paidCheckout(market: MoneyWorld, shopCount = 1) {
  const all = await protectedCheckout(market, shopCount);
  const { reference } = paymentResource.parse((await all.pay()).body);
  for (let tries = 0; (await all.read()).state !== 'paid'; tries += 1) {
    if (tries === 50) throw new Error('the checkout was not paid');
    await all.buyer.post('/api/payments/verify', { reference });
    await new Promise((done) => setTimeout(done, 100));
  }
  return { ...all, reference };
}

/** The money timer, the order timer, and what they and the orders' steps ask of the provider. */
export async function runTimers(market: MoneyWorld): Promise<void> {
  await moveDueOrders({ ctx: market.context() });
  // One deadline may make the next one due.
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const { failed, moved } = await moveDueMoney({ ctx: market.context() });
    if (failed > 0) throw new Error('a deadline failed');
    await resumeExternalCalls({ ctx: market.context(), works: [askRefund as unknown as ExternalCall] });
    if (moved === 0) break;
  }
  await findLostPayments({ ctx: market.context() });
  await findLostRefunds({ ctx: market.context() });
}

/** The choice of the phone's owner on the sandbox's page. */
export async function onPhone(
  market: MoneyWorld,
  reference: string,
  outcome: string,
  refund = 'succeeds',
): Promise<void> {
  const page = await (await fetch(`${market.sandboxUrl}/phone`)).text();
  const form = page.split('<form').find((one) => one.includes(reference));
  const accessCode = /phone\/(\w+)"/.exec(form ?? '')?.[1];
  const body = new URLSearchParams({ outcome, webhook: '1', refund });
  await fetch(`${market.sandboxUrl}/phone/${accessCode}`, { method: 'POST', body, redirect: 'manual' });
}
