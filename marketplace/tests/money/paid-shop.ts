import { order as orderResource } from '@besesaka/schema/orders/resources.ts';
import { payment as paymentResource } from '@besesaka/schema/payments/resources.ts';
import { orderMoneyList } from '@besesaka/schema/payouts/resources.ts';
import type { PayoutState } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { payoutList, shopMoney } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { sum } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { ledgerLines } from '#payments/tables.ts';
import { sendPayouts } from '#payouts/shop-money/send-payouts.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { password } from '#world/world.ts';
import type { MoneyWorld } from './money-world.ts';

/** The owner of the sandbox's test wallets. Only a shop of that name can use them. */
export const fullName = 'Abena Osei Tutu';

/** Numbers of the sandbox, by what becomes of a transfer to them. */
export const wallets = {
  atOnce: '0240000110',
  waits: '0240000111',
  code: '0240000112',
  blocked: '0240000113',
  rejected: '0240000114',
  fails: '0240000115',
  comesBack: '0240000116',
  short: '0240000118',
  answerLost: '0240000119',
  webhookFirst: '0240000120',
  webhookTwice: '0240000121',
  noWebhook: '0240000122',
  otherOwner: '0240000123',
  gone: '0240000124',
  unknownName: '0244318207',
} as const;

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

/** A shop whose orders are paid in the app, at the door. */
export async function createPaidShop(it: MoneyWorld, pesewas?: number) {
  const owner = await it.world.createUser({ isSeller: true, fullName });
  const shop = await it.world.createShop({ owner });
  const client = it.client();
  const logIn = () => client.post('/api/login', { email: owner.email, password });
  await logIn();

  /** Sells a product, which the buyer pays. Returns the payment. */
  async function sell(pricePesewas: number) {
    const product = await it.world.createProduct({ shop, pricePesewas });
    const { email } = await it.world.createUser();
    const buyer = it.client();
    await buyer.post('/api/login', { email, password });
    const placed = await buyer.post('/api/orders/single', { ...shipping, product_id: product.id, quantity: 1 });
    const { order_id: id } = orderResource.parse(placed.body.order);
    await client.post(`/api/orders/${id}/status`, { action: 'accept' });
    const willing = { network: 'mtn', phone: '055 123 4987' };
    const begun = await buyer.post(`/api/orders/${id}/pay`, willing, { 'idempotency-key': newId() });
    const { reference } = paymentResource.parse(begun.body);
    const stateOf = async () =>
      orderMoneyList.parse((await buyer.get(`/api/order-money?ids=${id}`)).body).results[0]?.state;
    await vi.waitFor(async () => expect(await stateOf()).toBe('released'), 10_000);
    return { id, reference };
  }
  if (pesewas) await sell(pesewas);

  const payouts = async () => payoutList.parse((await client.get('/api/payouts')).body).results;
  return {
    shop,
    owner,
    client,
    logIn,
    sell,
    setWallet: (phone: string) => client.put('/api/payout-wallet', { network: 'mtn', phone, account_name: fullName }),
    /** An amount that the client names counts for nothing. */
    request: (key = newId()) => client.post('/api/payouts', { amount: '500.00' }, { 'idempotency-key': key }),
    money: async () => shopMoney.parse((await client.get('/api/shop-money')).body),
    payouts,
    /** Waits for the state of the last payout: the job that sends it runs at the same time. */
    becomes: (state: PayoutState) =>
      expect.poll(async () => (await payouts())[0]?.state, { timeout: 10_000 }).toBe(state),
    /** Sends what is due, as the worker does. */
    send: () => sendPayouts({ ctx: it.context() }),
  };
}

/** The balance of each account of the ledger. */
export async function balancesOf({ db }: Pick<Ctx, 'db'>): Promise<Record<string, number>> {
  const rows = await db
    .select({ account: ledgerLines.account, all: sum(ledgerLines.amount) })
    .from(ledgerLines)
    .groupBy(ledgerLines.account);
  return Object.fromEntries(rows.map(({ account, all }) => [account, Number(all)]));
}
