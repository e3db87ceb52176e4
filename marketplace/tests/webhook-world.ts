import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@besesaka/embedded-db/postgres.ts';
import { orderChanged, orderPlaced } from '@besesaka/schema/orders/events.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { runWebhooks } from '#webhooks/deliver.ts';
import { webhookEndpoints } from '#webhooks/tables.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

interface Seen {
  received: { headers: IncomingHttpHeaders; body: string }[];
  answer: number;
  /** Repeats the request, and with it the challenge of a test. */
  isEchoing: boolean;
  /** Runs before the answer. */
  meanwhile: () => Promise<unknown>;
}

const fresh = (): Seen => ({ received: [], answer: 200, isEchoing: false, meanwhile: () => Promise.resolve() });

type Market = Awaited<ReturnType<typeof startTestMarketplace>>;
export type WebhookWorld = Awaited<ReturnType<typeof startWebhookWorld>>;

/** A marketplace, and a server that receives its webhooks. */
export async function startWebhookWorld() {
  const seen = fresh();
  const receiver = createReceiver(seen);
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as AddressInfo;
  const slothPort = await freePort();
  const it = await startTestMarketplace({ config: { webhookLoopbackPorts: [port, slothPort] } });
  const url = `http://127.0.0.1:${port}/hook`;
  const run = () => runWebhooks({ context: it.context, isClosing: () => false });

  async function seller() {
    const user = await it.world.createUser();
    const browser = it.client();
    await browser.post('/api/login', { email: user.email, password });
    const create = async (events: string[], to = url) =>
      browser.post('/api/webhook-endpoints', { name: 'Printer', url: to, events });
    /** An endpoint that has proven its address. */
    const prove = async (events: string[], to = url) => {
      const made = await create(events, to);
      seen.isEchoing = true;
      await browser.post(`/api/webhook-endpoints/${made.body.id}/test`);
      await run();
      seen.isEchoing = false;
      seen.received = [];
      return made;
    };
    return { ...user, browser, create, prove };
  }

  return {
    it,
    url,
    slothPort,
    seen,
    run,
    seller,
    emitOrders: createOrderEvents(it),
    async reset() {
      await it.db.delete(webhookEndpoints);
      Object.assign(seen, fresh());
    },
    async close() {
      await it.close();
      receiver.close();
    },
  };
}

function createReceiver(seen: Seen) {
  return createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString();
      seen.received.push({ headers: request.headers, body });
      await seen.meanwhile();
      response.writeHead(seen.answer).end(seen.isEchoing ? body : 'thanks');
    });
  });
}

/** As events name it. */
export const orderedPicture = '/media/1df684a5-ae8c-8bd5-a77d-0cecd83981b0';

/** Events of orders, whose payload is cut down to what a webhook reads. */
function createOrderEvents(it: Market) {
  let placed: object | undefined;
  return async ({ id }: { id: string }, codes: readonly string[], version = 1): Promise<void> => {
    placed ??= await placeOrder(it);
    const order = placed;
    await inTransaction(it.context(), async (tx) => {
      for (const code of codes)
        tx.emit(id, version === 1 ? orderPlaced : orderChanged, {
          order: { ...order, order_id: code, version } as never,
          action: null,
          by: 'buyer',
        });
    });
  };
}

async function placeOrder(it: Market): Promise<object> {
  const buyer = await it.world.createUser();
  const browser = it.client();
  await browser.post('/api/login', { email: buyer.email, password });
  const product = await it.world.createProduct();
  const { body } = await browser.post('/api/orders/single', {
    product_id: product.id,
    quantity: 1,
    shipping_full_name: 'Afua Darko',
    shipping_phone: '0244123456',
    shipping_address: '14 Ring Road',
    shipping_city: 'Accra',
    shipping_region: 'Greater Accra',
  });
  const items = Object.values(body.order?.items ?? {}).map((item) => ({ ...item, product_image: orderedPicture }));
  return { ...body.order, items };
}
