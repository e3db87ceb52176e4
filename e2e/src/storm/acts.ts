import { randomUUID } from 'node:crypto';
import type { Dice } from '@besesaka/marketplace/demo/dice.ts';
import { z } from 'zod';
import { patiently } from '#server-process.ts';
import type { Book, MessageAct, StepAct } from './book.ts';
import { type Manner, send } from './send.ts';
import type { Product, Seller, User, Users } from './users.ts';

/** An order, and its state as far as the clients know. */
export interface Standing {
  code: string;
  buyer: User;
  seller: Seller;
  state: string;
}

interface Conversation {
  id: string;
  buyer: User;
  seller: Seller;
}

interface OpenOffer {
  id: string;
  version: number;
  seller: Seller;
}

export interface Scene {
  users: Users;
  book: Book;
  orders: Standing[];
  offers: OpenOffer[];
  conversations: Conversation[];
}

const shipping = {
  shippingFullName: 'Afua Darko',
  shippingPhone: '0244123456',
  shippingAddress: '14 Ring Road',
  shippingCity: 'Accra',
  shippingRegion: 'GREATER_ACCRA',
};
const errors = 'errors { code message }';
const manners: readonly Manner[] = ['once', 'until answered', 'until answered', 'twice at once'];
/** Of the newest orders, so that most acts are possible. */
const recent = 24;
const placed = z.object({ orders: z.tuple([z.object({ id: z.string(), total: z.object({ amount: z.string() }) })]) });

export async function placeOrder({ users, book, orders }: Scene, dice: Dice, buyer: User): Promise<void> {
  const seller = dice.pick(users.sellers);
  const product = dice.pick(seller.products);
  const quantity = dice.between(1, 3);
  const key = randomUUID();
  const input = { ...shipping, productId: product.id, quantity, idempotencyKey: key };
  const document = `mutation ($input: PlaceProductInput!) {
    result: placeProduct(input: $input) { orders { id total { amount } } ${errors} } }`;
  const { payloads, ...sent } = await send({ client: buyer.client, document, input }, dice.pick(manners));
  const answers = payloads.map((payload) => placed.parse(payload).orders[0]);
  const [first] = answers;
  const codes = answers.map(({ id }) => id);
  book.orders.push({
    ...sent,
    by: buyer.id,
    key,
    productId: product.id,
    quantity,
    codes,
    total: first?.total.amount ?? null,
  });
  if (first) orders.push({ code: first.id, buyer, seller, state: 'pending' });
}

const settled = z.object({ orders: z.array(z.object({ id: z.string(), total: z.object({ amount: z.string() }) })) });

/** Finds out what became of orders without a certain answer. Those that were not placed never will be. */
export async function settleOrders({ users, book }: Scene): Promise<void> {
  const document = `mutation ($input: SettleOrderAttemptInput!) {
    result: settleOrderAttempt(input: $input) { orders { id total { amount } } ${errors} } }`;
  for (const act of book.orders.filter(({ outcome }) => outcome === 'unknown')) {
    const { client } = users.buyers.find(({ id }) => id === act.by) ?? users.admin;
    const { payloads } = await send({ client, document, input: { idempotencyKey: act.key } }, 'until answered');
    const [found] = settled.parse(payloads[0]).orders;
    if (found) Object.assign(act, { outcome: 'accepted', codes: [found.id], total: found.total.amount });
    else act.outcome = 'refused';
  }
}

const after: Record<string, string> = {
  ACCEPT: 'accepted',
  DECLINE: 'declined',
  CANCEL: 'cancelled',
  DISPATCH: 'dispatched',
  DELIVER: 'delivered',
  COMPLETE: 'completed',
};

type Actor = StepAct['actor'];

async function step(scene: Scene, order: Standing, actor: Actor, action: string, manner: Manner): Promise<void> {
  const client = actor === 'buyer' ? order.buyer.client : order.seller.integrator.client;
  const document = `mutation ($input: ChangeOrderInput!) { result: changeOrder(input: $input) { order { id } ${errors} } }`;
  const more = action === 'MARK_PAID' ? { paymentMethod: 'CASH_ON_DELIVERY' } : { reason: 'It is out of reach.' };
  const input = { orderId: order.code, action, idempotencyKey: randomUUID(), ...more };
  const { payloads: _, ...sent } = await send({ client, document, input }, manner);
  scene.book.steps.push({ ...sent, by: order[actor].id, code: order.code, actor, action });
  const state = after[action];
  if (sent.outcome === 'accepted' && state) order.state = state;
}

const nextBySeller: Record<string, readonly string[]> = {
  pending: ['ACCEPT', 'ACCEPT', 'ACCEPT', 'DECLINE'],
  accepted: ['DISPATCH', 'DISPATCH', 'MARK_PAID', 'CANCEL'],
  dispatched: ['DELIVER', 'MARK_PAID'],
};
const nextByBuyer: Record<string, readonly string[]> = { dispatched: ['DELIVER'], delivered: ['COMPLETE'] };

/** One step further with one of the actor's orders. */
export async function moveOn(scene: Scene, dice: Dice, user: User, actor: Actor): Promise<void> {
  const steps = actor === 'buyer' ? nextByBuyer : nextBySeller;
  const own = scene.orders.filter((order) => order[actor] === user && steps[order.state]).slice(-recent);
  const [order, manner] = own.length > 0 ? [dice.pick(own), dice.pick(manners)] : [];
  if (order && manner) await step(scene, order, actor, dice.pick(steps[order.state] ?? []), manner);
}

/** Buyer and seller end the same order at the same time: the goods come back once. */
export async function contest(scene: Scene, dice: Dice, buyer: User): Promise<void> {
  const order = scene.orders.findLast((one) => one.buyer === buyer && one.state === 'pending');
  if (!order) return;
  order.state = 'contested';
  const manner = dice.pick(manners);
  await Promise.all([step(scene, order, 'buyer', 'CANCEL', manner), step(scene, order, 'seller', 'DECLINE', manner)]);
}

/** The seller changes the stock of what is sold. */
export async function changeStock({ book }: Scene, dice: Dice, { products, integrator }: Seller): Promise<void> {
  const change = { product: dice.pick(products), amount: dice.between(5, 15), idempotencyKey: randomUUID() };
  await addStock(book, integrator, change, dice.pick(manners.slice(1)));
}

/** A program does the same without a key, so no one may repeat it. After a lost answer it goes on with another product. */
export async function fillShelf({ book }: Scene, dice: Dice, { shelves, addShelf, integrator }: Seller): Promise<void> {
  const product = shelves.at(-1) ?? (await addShelf());
  const outcome = await addStock(book, integrator, { product, amount: dice.between(5, 15) }, 'once');
  if (outcome === 'unknown') await patiently(addShelf);
}

async function addStock(
  book: Book,
  { client, endpointId }: Seller['integrator'],
  { product, amount, ...key }: { product: Product; amount: number; idempotencyKey?: string },
  manner: Manner,
) {
  const document = `mutation ($input: ChangeProductInput!) { result: changeProduct(input: $input) { product { id } ${errors} } }`;
  const input = { id: product.id, stockBy: amount, ...key };
  const { payloads: _, ...sent } = await send({ client, document, input }, manner);
  book.stock.push({ ...sent, by: endpointId, productId: product.id, amount });
  return sent.outcome;
}

const messageOf = z.object({ message: z.object({ number: z.number(), conversationId: z.string() }) });

/** As the outbox of the web app: one after the other, until each is accepted. */
async function writeMessage(
  book: Book,
  request: Parameters<typeof send>[0],
  act: Pick<MessageAct, 'by' | 'clientId' | 'content'>,
  manner: Manner,
) {
  const { payloads, ...sent } = await send(request, manner);
  const answers = payloads.map((payload) => messageOf.parse(payload).message);
  const conversationId = answers[0]?.conversationId ?? '';
  book.messages.push({ ...sent, ...act, conversationId, numbers: answers.map(({ number }) => number) });
  return conversationId;
}

export async function openConversations({ users, book, conversations }: Scene): Promise<void> {
  const document = `mutation ($input: StartConversationInput!) {
    result: startConversation(input: $input) { message { number conversationId } ${errors} } }`;
  for (const buyer of users.buyers)
    for (const seller of users.sellers) {
      const act = { by: buyer.id, clientId: randomUUID(), content: '0' };
      const input = { about: { shopId: seller.shopId }, clientId: act.clientId, content: act.content };
      const id = await writeMessage(book, { client: buyer.client, document, input }, act, 'until answered');
      conversations.push({ id, buyer, seller });
    }
}

export async function sendMessage({ book, conversations }: Scene, dice: Dice, user: User): Promise<void> {
  const { id } = dice.pick(conversations.filter(({ buyer, seller }) => buyer === user || seller === user));
  const document = `mutation ($input: SendMessageInput!) {
    result: sendMessage(input: $input) { message { number conversationId } ${errors} } }`;
  const act = { by: user.id, clientId: randomUUID(), content: String(book.messages.length) };
  const input = { conversationId: id, clientId: act.clientId, content: act.content };
  const manner = dice.chance(0.3) ? 'twice at once' : 'until answered';
  await writeMessage(book, { client: user.client, document, input }, act, manner);
}

const offered = z.object({ offer: z.object({ id: z.string(), version: z.number() }) });

export async function makeOffer({ users, book, offers }: Scene, dice: Dice, buyer: User): Promise<void> {
  const seller = dice.pick(users.sellers);
  const product = dice.pick(seller.products);
  const document = `mutation ($input: MakeOfferInput!) { result: makeOffer(input: $input) { offer { id version } ${errors} } }`;
  const input = { productId: product.id, price: String(dice.between(50, 100)), idempotencyKey: randomUUID() };
  const { payloads, ...sent } = await send({ client: buyer.client, document, input }, dice.pick(manners));
  const answers = payloads.map((payload) => offered.parse(payload).offer);
  book.offers.push({ ...sent, by: buyer.id, productId: product.id, ids: answers.map(({ id }) => id) });
  if (answers[0]) offers.push({ ...answers[0], seller });
}

export async function answerOffer({ book, offers }: Scene, dice: Dice, seller: Seller): Promise<void> {
  const at = offers.findIndex((offer) => offer.seller === seller);
  const [offer] = at < 0 ? [] : offers.splice(at, 1);
  if (!offer) return;
  const document = `mutation ($input: AnswerOfferInput!) { result: answerOffer(input: $input) { offer { id version } ${errors} } }`;
  const input = { offerId: offer.id, version: offer.version, action: 'DECLINE', idempotencyKey: randomUUID() };
  const { payloads: _, ...sent } = await send({ client: seller.client, document, input }, dice.pick(manners));
  book.answers.push({ ...sent, by: seller.id, offerId: offer.id, kind: 'decline' });
}

/** Hides the first product of a shop, or shows it again. */
export async function hide({ users, book }: Scene, isHidden: boolean): Promise<void> {
  const { admin, sellers } = users;
  const reason = `Number ${String(book.hides.length).padStart(8, '0')}`;
  const document = `mutation ($input: SetHiddenInput!) { result: setHidden(input: $input) { content { id } ${errors} } }`;
  const input = { kind: 'PRODUCT', id: sellers[0]?.products[0]?.id, isHidden, reason };
  const { payloads: _, ...sent } = await send({ client: admin.client, document, input }, 'until answered');
  book.hides.push({ ...sent, by: admin.id, reason });
}
