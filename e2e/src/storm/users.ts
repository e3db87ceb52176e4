import { createClock } from '@besesaka/marketplace/platform/base/clock.ts';
import { size } from '@besesaka/marketplace/tests/world/depth.ts';
import { createWorld, password } from '@besesaka/marketplace/tests/world/world.ts';
import { type Client, createClient, succeeded } from '@besesaka/sdk';
import type { Cluster } from '#cluster.ts';
import { type Follower, follow } from './follow.ts';
import type { Mailbox, Receiver } from './receiver.ts';
import { createFetch } from './send.ts';

export interface Product {
  id: string;
  pricePesewas: number;
  /** At the start. */
  stock: number;
}

export interface User {
  id: string;
  client: Client;
  follower: Follower;
}

export interface Seller extends User {
  shopId: string;
  products: Product[];
  /** On these only the stock changes, by requests without a key. Each gets another one after a lost answer. */
  shelves: Product[];
  addShelf(): Promise<Product>;
  /** A program that has an API key of the seller, and a webhook endpoint. */
  integrator: { client: Client; follower: Follower; mailbox: Mailbox; endpointId: string };
}

export interface Users {
  buyers: User[];
  sellers: Seller[];
  admin: User;
}

/** A lost answer should not take the time of the storm. */
const answeredWithinMs = size(2_500, 5_000);

export async function createUsers(cluster: Cluster, url: string, receiver: Receiver, buyers: number): Promise<Users> {
  const world = createWorld({ db: cluster.db, clock: createClock() });
  // A busy machine may need longer to log so many users in.
  const patience = { ms: 30_000 };
  const site = { url, pingSeconds: 2, fetch: createFetch(patience) };
  const enter = ({ id, email }: { id: string; email: string }): User => {
    const client = createClient({ ...site, logIn: { email, password } });
    return { id, client, follower: follow(client, true) };
  };
  const sell = async (): Promise<Seller> => {
    const { owner, ...shop } = await world.createShop();
    const stock = 40;
    const made = [1, 2].map(() => world.createProduct({ shop, stockQuantity: stock, takesOffers: true }));
    const products = (await Promise.all(made)).map(({ id, pricePesewas }) => ({ id, pricePesewas, stock }));
    const shelves: Product[] = [];
    const addShelf = async () => {
      const { id, pricePesewas } = await world.createProduct({ shop, stockQuantity: 0 });
      const shelf = { id, pricePesewas, stock: 0 };
      shelves.push(shelf);
      return shelf;
    };
    const user = enter(owner);
    const mailbox = receiver.open();
    const endpointId = await createEndpoint(user.client, mailbox);
    const client = createClient({ ...site, token: await createKey(user.client) });
    const integrator = { client, follower: follow(client, false), mailbox, endpointId };
    await addShelf();
    return { ...user, shopId: shop.id, products, shelves, addShelf, integrator };
  };
  const users = {
    buyers: await Promise.all(Array.from({ length: buyers }, async () => enter(await world.createUser()))),
    sellers: await Promise.all([sell(), sell()]),
    admin: enter(await world.createUser({ staffRole: 'owner' })),
  };
  await Promise.all([...users.buyers, users.admin].map(({ client }) => client.query('{ inboxSeq }')));
  patience.ms = answeredWithinMs;
  return users;
}

export const followersOf = ({ buyers, sellers, admin }: Users): Follower[] => [
  ...[...buyers, ...sellers, admin].map(({ follower }) => follower),
  ...sellers.map(({ integrator }) => integrator.follower),
];

async function createKey(client: Client): Promise<string> {
  const { result } = await client.query(
    'mutation ($input: CreateApiKeyInput!) { result: createApiKey(input: $input) { secret errors { code message } } }',
    { input: { name: 'Stock', days: 30, scopes: ['ORDERS_WRITE', 'CHAT_READ', 'PRODUCTS_WRITE'] } },
  );
  return succeeded(result).secret ?? '';
}

async function createEndpoint(client: Client, mailbox: Mailbox): Promise<string> {
  const { created } = await client.query(
    `mutation ($input: CreateWebhookEndpointInput!) {
      created: createWebhookEndpoint(input: $input) { secret endpoint { id } errors { code message } } }`,
    { input: { name: 'Printer', url: mailbox.url, events: ['ORDER_PLACED', 'ORDER_CHANGED', 'MESSAGE_RECEIVED'] } },
  );
  const { secret, endpoint } = succeeded(created);
  mailbox.secret = secret ?? '';
  const id = endpoint?.id ?? '';
  await client.query(
    'mutation ($input: WebhookEndpointIdInput!) { sendTestWebhook(input: $input) { errors { code } } }',
    {
      input: { webhookEndpointId: id },
    },
  );
  return id;
}
