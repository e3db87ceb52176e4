import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, startCluster } from '@besesaka/e2e/cluster.ts';
import { createServerProcess, freePort } from '@besesaka/e2e/server-process.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { createArrivals, openInbox, oursTimes, percentile } from './chat-latency.ts';
import { startPostgres } from './fixtures.ts';
import { inTurns } from './load.ts';
import { createMarket, pick, roomyMarket } from './market.ts';
import { print } from './report.ts';

const secretKey = 'sk_test_of_the_benchmark';
const people = 40;
const orders = 240;
const atOnce = 16;
/** For each of 50 pairs, which makes a thousand sockets. */
const tabs = 10;
const prompts = 200;
const answered = `subscription Inbox { inbox { __typename ... on OrderMoneyChanged { seq money { orderId state } } } }`;

/** Orders that are paid, beside orders that are not, and how soon both pages show that a prompt was answered. */
export async function benchMoney() {
  const database = await startPostgres();
  const port = await freePort();
  const sandboxUrl = `http://127.0.0.1:${port}`;
  const cluster = await startCluster({
    environment: { NODE_ENV: 'production' },
    balanced: false,
    marketplace: {
      ...roomyMarket,
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_API_URL: sandboxUrl,
      COMMISSION_PERCENT: '5',
    },
  });
  const webhookUrl = `${cluster.marketplaceUrls[0]}/api/payments/webhook`;
  const sandbox = createServerProcess({
    name: 'sandbox',
    port,
    command: [process.execPath, await programOf('sandbox/src/main.ts')],
    env: { PORT: String(port), PAYSTACK_SECRET_KEY: secretKey, WEBHOOK_URL: webhookUrl },
    isReady: async () => (await fetch(`${sandboxUrl}/health`)).ok,
  });
  try {
    await sandbox.start();
    const market = await createPaidMarket(cluster, sandboxUrl);
    await benchOrders(market);
    await benchPrompts(market);
    await checkLedger(market);
  } finally {
    await sandbox.kill();
    await cluster.close();
    await database.stop();
  }
}

/** The shops, their buyers, and the provider. */
async function createPaidMarket(cluster: Cluster, sandboxUrl: string) {
  return { ...(await createMarket(cluster, people)), sandboxUrl };
}

type PaidMarket = Awaited<ReturnType<typeof createPaidMarket>>;

async function perSecond(count: number, work: (n: number) => Promise<unknown>, end: () => Promise<unknown>) {
  const began = performance.now();
  await inTurns(count, atOnce, work);
  await end();
  return (count * 1000) / (performance.now() - began);
}

/** Confirms at once in the sandbox; any other number waits on its phone page. */
const willing = { network: 'mtn', phone: '055 123 4987' };
const waiting = { network: 'telecel', phone: '020 123 4567' };

async function benchOrders(market: PaidMarket): Promise<void> {
  const { place, post, buyers, ask } = market;
  const arePaid = async () => {
    while ((await ask(`select 1 from order_money where state = 'held'`)).length < orders) await delay(20);
  };
  await perSecond(
    people,
    (n) => place(n, false),
    async () => {},
  );
  const unpaid = await perSecond(
    orders,
    (n) => place(n, false),
    async () => {},
  );
  const paid = await perSecond(
    orders,
    async (n) => {
      const { checkout_id } = await place(n, true);
      await post(`/api/checkouts/${checkout_id}/pay`, pick(buyers, n), willing);
    },
    arePaid,
  );
  const [measured, ceiling] = [paid, unpaid].map((one) => `${one.toFixed(0)} a second`);
  print(`Orders that are paid, ${atOnce} at once`, [
    {
      name: 'placed and paid, to placed',
      measured: `${measured}`,
      ceiling: `${ceiling}`,
      ratio: paid / unpaid,
      promised: 0.4,
    },
  ]);
}

async function benchPrompts(market: PaidMarket): Promise<void> {
  const { cluster, sellers, buyers } = market;
  const chat = percentile(await oursTimes(cluster, tabs), 0.95);
  const origin = cluster.publicUrl;
  const ids = /"orderId":"([^"]+)","state":"(?:RELEASED|released)"/;
  const [ofBuyers, ofSellers] = [createArrivals(ids), createArrivals(ids)];
  const sockets = [];
  for (let n = 0; n < 1_000; n += 1) {
    const [users, arrivals] = n % 2 === 0 ? [buyers, ofBuyers] : [sellers, ofSellers];
    const place = Math.floor(n / 2);
    const socket = await openInbox(cluster.bffUrls[n % 4 < 2 ? 0 : 1], origin, pick(users, place).cookie, answered);
    if (place < people) arrivals.watch(socket);
    sockets.push(socket);
  }
  const times: number[] = [];
  for (let n = 0; n < prompts; n += 1) {
    const { code, answer } = await promptOf(market, n);
    const both = Promise.all([ofBuyers.of(code), ofSellers.of(code)]);
    const began = performance.now();
    await answer();
    times.push(Math.max(...(await both)) - began);
  }
  for (const socket of sockets) socket.close();
  const prompt = percentile(
    times.sort((a, b) => a - b),
    0.95,
  );
  print('From the answer on the phone to both pages, 1,000 sockets open', [
    {
      name: 'p95, twice a chat message to a prompt',
      measured: `${prompt.toFixed(2)} ms`,
      ceiling: `${(2 * chat).toFixed(2)} ms`,
      ratio: (2 * chat) / prompt,
      promised: 1,
    },
  ]);
}

/** An accepted order whose buyer has a prompt on the phone. */
async function promptOf({ place, post, buyers, sellers, sandboxUrl }: PaidMarket, n: number) {
  const { order_id: code } = await place(n, false);
  await post(`/api/orders/${code}/status`, pick(sellers, n), { action: 'accept' });
  const { reference } = await post(`/api/orders/${code}/pay`, pick(buyers, n), waiting);
  const page = await (await fetch(`${sandboxUrl}/phone`)).text();
  const form = page.split('<form').find((one) => one.includes(String(reference)));
  const accessCode = /phone\/(\w+)"/.exec(form ?? '')?.[1];
  const body = new URLSearchParams({ outcome: 'approve', webhook: '1' });
  return {
    code,
    answer: () => fetch(`${sandboxUrl}/phone/${accessCode}`, { method: 'POST', body, redirect: 'manual' }),
  };
}

async function checkLedger({ ask, sandboxUrl }: PaidMarket): Promise<void> {
  const sums: { account: string; total: number }[] = await ask(
    'select account, sum(amount)::int as total from ledger_lines group by account',
  );
  const headers = { authorization: `Bearer ${secretKey}` };
  const answer: unknown = await (await fetch(`${sandboxUrl}/balance`, { headers })).json();
  const there = Number(/"balance":(\d+)/.exec(JSON.stringify(answer))?.[1]);
  const here = sums.find(({ account }) => account === 'provider')?.total;
  const isExact = sums.reduce((all, { total }) => all + total, 0) === 0 && here === there;
  if (!isExact) process.exitCode = 1;
  console.log(
    `\nThe ledger afterwards: ${isExact ? 'exact, and equal to the provider' : `BROKEN, ${here} and ${there}`}`,
  );
}
