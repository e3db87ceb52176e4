import { payment as paymentResource } from '@besesaka/schema/payments/resources.ts';
import { moveDueMoney } from '#payouts/held/move-due-money.ts';
import { runPayouts } from '#payouts/shop-money/create-payout.ts';
import { sendPayouts } from '#payouts/shop-money/send-payouts.ts';
import { type MoneyWorld, secretKey, type Weather } from './money-world.ts';
import { fullName, wallets } from './paid-shop.ts';
import {
  lastingClient,
  onPhone,
  type ProtectedCheckout,
  protectedCheckout,
  runTimers,
  waiting,
} from './protected-world.ts';

interface Storm extends ProtectedCheckout {
  it: MoneyWorld;
  roll: () => number;
  admin: ReturnType<typeof lastingClient>;
  /** The payments that were begun. */
  begun: string[];
  weather: Weather;
}

type Act = (storm: Storm) => Promise<unknown>;

const pick = <T>({ roll }: Pick<Storm, 'roll'>, all: readonly T[]): T | undefined =>
  all[Math.floor(roll() * all.length)];
const partOf = (storm: Storm) => pick(storm, storm.parts) ?? storm.first;

/** Everything is sent by the clients of buyer, sellers and admin, in any order. A refusal is an answer; a 500 is a fault. */
async function checked(storm: Storm, sent: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await sent;
  const mayFail = storm.weather !== 'fine';
  if (status >= 500 && !(mayFail && status === 503)) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return { status, body };
}

async function begin(storm: Storm, wallet?: object): Promise<void> {
  const { status, body } = await checked(storm, storm.pay(wallet));
  if (status === 200) storm.begun.push(paymentResource.parse(body).reference);
}

const sellerActs = (action: string, more: object = {}): Act => {
  return (storm) => checked(storm, storm.act(action, more, partOf(storm)));
};
const buyerActs = (action: string, more: object = {}): Act => {
  return (storm) => checked(storm, storm.buyerActs(action, more, partOf(storm).code));
};
const buyerPosts = (path: string, body: object = {}): Act => {
  return (storm) => checked(storm, storm.buyer.post(`/api/orders/${partOf(storm).code}/${path}`, body));
};
const sellerPosts = (path: string, body: object): Act => {
  return (storm) => {
    const { client, code } = partOf(storm);
    return checked(storm, client.post(`/api/orders/${code}/${path}`, body));
  };
};

const reason = { reason: 'It is not as agreed.' };

const acts: readonly Act[] = [
  (storm) => begin(storm),
  (storm) => begin(storm, waiting),
  async (storm) => {
    const reference = pick(storm, storm.begun);
    const outcome = pick(storm, ['approve', 'decline', 'approve']) ?? 'approve';
    if (reference) await onPhone(storm.it, reference, outcome);
  },
  async (storm) => {
    const reference = pick(storm, storm.begun);
    if (reference) await checked(storm, storm.buyer.post('/api/payments/verify', { reference }));
  },
  async (storm) => {
    const reference = pick(storm, storm.begun);
    if (reference) await checked(storm, storm.buyer.post(`/api/payments/${reference}/cancel`));
  },
  (storm) =>
    storm.roll() < 0.2 ? checked(storm, storm.buyer.post(`/api/checkouts/${storm.id}/cancel`)) : Promise.resolve(),
  ...[
    'accept',
    'accept',
    'accept',
    'dispatch',
    'dispatch',
    'dispatch',
    'deliver',
    'agree_return',
    'receive_return',
  ].map((one) => sellerActs(one)),
  ...['decline', 'cancel', 'return', 'refuse_return'].map((one) => sellerActs(one, reason)),
  ...['deliver', 'complete', 'cancel', 'withdraw_return'].map((one) => buyerActs(one)),
  buyerActs('request_return', { ...reason, return_reason: 'damaged' }),
  async (storm) => {
    const { client, code } = partOf(storm);
    const read = await storm.buyer.get(`/api/order-money?ids=${code}`);
    const delivery_code = String(/"delivery_code":"(\d{4})"/.exec(JSON.stringify(read.body))?.[1] ?? '0000');
    await checked(storm, client.post(`/api/orders/${code}/delivery-code`, { delivery_code }));
  },
  sellerPosts('refund', { amount: '15', ...reason }),
  buyerPosts('case', { text: 'The box was empty.' }),
  sellerPosts('case/answer', { answer: 'It was full when it left.' }),
  buyerPosts('case/withdraw'),
  async (storm) => {
    const list = await storm.admin.get('/api/admin/cases');
    const id = /"id":"([\w-]{36})"/.exec(JSON.stringify(list.body))?.[1];
    const outcome = pick(storm, ['refunded', 'released']);
    if (id)
      await checked(storm, storm.admin.post(`/api/admin/cases/${id}/decide`, { outcome, note: 'As the photos show.' }));
  },
  async (storm) => {
    const reference = pick(storm, storm.begun);
    if (reference && storm.roll() < 0.2)
      await checked(
        storm,
        storm.admin.post(`/api/admin/payments/${reference}/refund`, { reason: 'It was paid twice.' }),
      );
  },
  /** A part is refunded in the provider's own dashboard. */
  async (storm) => {
    const transaction = pick(storm, storm.begun);
    if (!transaction || storm.roll() < 0.7) return;
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    await fetch(`${storm.it.sandboxUrl}/refund`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ transaction, amount: 700 }),
    });
  },
  async (storm) => {
    const phone = pick(storm, [
      wallets.atOnce,
      wallets.fails,
      wallets.comesBack,
      wallets.answerLost,
      wallets.webhookTwice,
    ]);
    const wallet = { network: 'mtn', phone, account_name: fullName };
    await checked(storm, partOf(storm).client.put('/api/payout-wallet', wallet));
  },
  (storm) => checked(storm, partOf(storm).client.post('/api/payouts', {})),
  ({ it }) => runPayouts({ ctx: it.context() }),
  ({ it }) => sendPayouts({ ctx: it.context() }),
  ({ it }) => moveDueMoney({ ctx: it.context() }),
  ...[{ minutes: 4 }, { minutes: 14 }, { minutes: 600 }, { days: 2 }, { days: 3 }].map((span): Act => {
    return async ({ it }) => {
      it.clock.pass(span);
      await runTimers(it);
    };
  }),
  ...(['fine', 'fine', 'away', '500', 'answer lost', 'charge lost', 'nonsense'] as const).map((weather): Act => {
    return async (storm) => {
      storm.weather = weather;
      storm.it.setWeather(weather);
    };
  }),
];

/** A purchase from two shops, and so many acts about it. */
export async function storm(
  it: MoneyWorld,
  roll: () => number,
  length: number,
  after: () => Promise<void>,
): Promise<Storm> {
  it.setWeather('fine');
  const { email } = await it.world.createUser({ staffRole: 'owner' });
  const one: Storm = {
    ...(await protectedCheckout(it, 2)),
    it,
    roll,
    admin: lastingClient(it, email),
    begun: [],
    weather: 'fine',
  };
  if (roll() < 0.8) {
    // The sandbox's willing phone takes a second, in which the tests' clock passes days.
    await begin(one, waiting);
    const [reference] = one.begun;
    if (reference && roll() < 0.8) {
      await onPhone(it, reference, 'approve');
      await one.buyer.post('/api/payments/verify', { reference });
    }
    // Chance alone seldom delivers an order.
    const steps = ['accept', 'dispatch', 'deliver'].slice(0, Math.floor(roll() * 4));
    for (const step of steps) await one.act(step);
  }
  for (let n = 0; n < length; n += 1) {
    await (pick(one, acts) ?? begin)(one);
    await after();
  }
  it.setWeather('fine');
  one.weather = 'fine';
  return one;
}
