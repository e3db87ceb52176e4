import { offerLimits } from '@besesaka/schema/orders/offers/limits.ts';
import { offerMessage } from '@besesaka/schema/orders/offers/texts.ts';
import { senderOf } from '#chat/messages/post-order-step.ts';
import type { conversationMembers, conversations, messageCounts, messages } from '#chat/tables.ts';
import type { offers } from '#orders/offers/tables.ts';
import { stableId } from '#platform/base/ids.ts';
import type { uploads } from '#platform/uploads/tables.ts';
import { type ChatScript, chatScripts, shopNamed } from './data.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { PlannedPicture } from './plan-pictures.ts';
import type { PlannedProduct } from './plan-products.ts';
import { shopId } from './plan-shops.ts';
import { ownerId, planReviewers } from './plan-users.ts';

type MessageRow = typeof messages.$inferInsert & { createdAt: Date };
type MemberRow = typeof conversationMembers.$inferInsert & { unread: number };

export interface ChatRows {
  offers: (typeof offers.$inferInsert)[];
  conversations: (typeof conversations.$inferInsert)[];
  members: MemberRow[];
  messages: MessageRow[];
  counts: (typeof messageCounts.$inferInsert)[];
  uploads: (typeof uploads.$inferInsert)[];
  /** The files of the uploads. */
  pictures: Pick<PlannedPicture, 'key' | 'file'>[];
}

const minute = 60_000;

/** Plans the demo's conversations, which end shortly before `now`, with the order steps in them. */
export function planChats(products: PlannedProduct[], orders: PlannedOrder[], now: Date): ChatRows {
  const chats = chatScripts.map((script, place) => planChat({ script, place, products, orders, now }));
  const members = chats.flatMap((chat) => chat.members);
  const unread = new Map<string, number>();
  for (const one of members) unread.set(one.userId, (unread.get(one.userId) ?? 0) + one.unread);
  return {
    offers: chats.flatMap((chat) => chat.offer ?? []),
    conversations: chats.map((chat) => chat.conversation),
    members,
    messages: chats.flatMap((chat) => chat.messages),
    counts: [...unread].map(([userId, count]) => ({ userId, unread: count })),
    uploads: chats.flatMap((chat) => chat.upload ?? []),
    pictures: chats.flatMap(({ upload, picture }) =>
      upload && picture ? { key: upload.key, file: picture.file } : [],
    ),
  };
}

interface Planned {
  script: ChatScript;
  place: number;
  products: PlannedProduct[];
  orders: PlannedOrder[];
  now: Date;
}

function planChat({ script, place, products, orders, now }: Planned) {
  const id = stableId(`demo conversation ${place}`);
  const shop = shopNamed(script.shop);
  const product = productOf(script, products);
  const namedUsers = { buyer: buyerOf(script), seller: ownerId(shop) };
  const lines = planMessages(id, script, now);
  const createdAt = lines[0]?.createdAt ?? now;
  const offer = product && planOffer(id, { script, lines, product });
  const picture = script.picture === undefined ? undefined : (product?.pictures[1] ?? product?.pictures[0]);
  const upload = picture && toUpload(picture, `${id} picture`, namedUsers.seller, createdAt);
  const withPicture = lines.map((one) => (one.number === script.picture ? { ...one, attachmentId: upload?.id } : one));
  const theirs = orders.filter(
    ({ order, items }) =>
      order.buyerId === namedUsers.buyer &&
      order.shopId === shopId(shop.slug) &&
      items[0]?.productId === (product?.row.id ?? null),
  );
  const steps = theirs.flatMap((order) => planSteps(id, order)).filter((step) => step.createdAt > createdAt);
  const messages = [...withPicture, ...steps]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((one, i) => ({ ...one, number: i + 1 }));
  return {
    conversation: {
      id,
      buyerId: namedUsers.buyer,
      sellerId: namedUsers.seller,
      shopId: shopId(shop.slug),
      productId: product?.row.id ?? null,
      lastNumber: messages.length,
      createdAt,
    },
    members: (['buyer', 'seller'] as const).map((side) =>
      toMember({ id, side, userId: namedUsers[side], said: messages }),
    ),
    messages: messages,
    offer: offer && { ...offer, buyerId: namedUsers.buyer, sellerId: namedUsers.seller },
    upload,
    picture,
  };
}

function planMessages(conversationId: string, { lines, beganMinutesAgo, unread = 0 }: ChatScript, now: Date) {
  const began = Math.floor(now.getTime() / minute) - beganMinutesAgo;
  let minutes = began;
  return lines.map(({ by: sender, text, offer, afterMinutes: after }, i): MessageRow => {
    const isFirst = lines.findIndex((line) => line.offer) === i;
    const content = offer ? (offerMessage(stepOf(offer, isFirst)) ?? '') : text;
    minutes += after;
    const createdAt = new Date(minutes * minute);
    return {
      id: stableId(`${conversationId} message ${i + 1}`),
      conversationId,
      number: i + 1,
      sender,
      clientId: stableId(`${conversationId} client ${i + 1}`),
      content,
      offerId: offer ? stableId(`${conversationId} offer`) : null,
      createdAt,
      readAt: i < lines.length - unread ? new Date(createdAt.getTime() + minute) : null,
    };
  });
}

type OfferLine = NonNullable<ChatScript['lines'][number]['offer']>;

function stepOf({ cedi, pieces }: OfferLine, isFirst: boolean) {
  return { kind: isFirst ? 'offer' : 'counter', pricePesewas: cedi * 100, quantity: pieces } as const;
}

interface Bargaining {
  script: ChatScript;
  lines: MessageRow[];
  product: PlannedProduct;
}

/** The open offer of a conversation with prices in it. Buyers have the usual time for theirs, and the seller's price holds for a week. */
function planOffer(conversationId: string, { script, lines, product }: Bargaining) {
  const steps = script.lines.flatMap(({ by, offer }, i) => {
    const createdAt = lines[i]?.createdAt;
    return offer && createdAt ? [{ by, at: createdAt, ...offer }] : [];
  });
  const last = steps.at(-1);
  if (!last) return undefined;
  const hours = last.by === 'buyer' ? offerLimits.usualHours : offerLimits.hoursMax;
  return {
    id: stableId(`${conversationId} offer`),
    shopId: product.row.shopId,
    productId: product.row.id,
    pricePesewas: last.cedi * 100,
    quantity: last.pieces,
    state: 'open' as const,
    turn: last.by === 'buyer' ? ('seller' as const) : ('buyer' as const),
    endsAt: new Date(last.at.getTime() + hours * 60 * minute),
    steps: steps.map((one, n) => ({ ...stepOf(one, n === 0), by: one.by, at: one.at.toISOString() })),
    version: steps.length,
    createdAt: steps[0]?.at ?? last.at,
    updatedAt: last.at,
  };
}

/** Order steps are placed between the messages by time. They do not count as unread. */
function planSteps(conversationId: string, { order, steps }: PlannedOrder): MessageRow[] {
  return steps.map(({ position, state, actor, reason, at }) => ({
    id: stableId(`${conversationId} ${order.code} ${position}`),
    conversationId,
    number: 0,
    sender: senderOf(actor),
    clientId: stableId(`${conversationId} ${order.code} client ${position}`),
    content: '',
    orderCode: order.code,
    orderState: state,
    orderReason: reason,
    orderFee: null,
    createdAt: at,
    readAt: null,
  }));
}

interface Member {
  id: string;
  side: 'buyer' | 'seller';
  userId: string;
  said: MessageRow[];
}

/** Marks all messages as mailed, so that no mail is sent about unread demo messages. */
function toMember({ id, side, userId, said }: Member): MemberRow {
  const unread = said.filter(({ sender, readAt, orderCode }) => sender !== side && readAt === null && !orderCode);
  const lastAt = said.at(-1)?.createdAt ?? new Date(0);
  const readNumber = (unread[0]?.number ?? said.length + 1) - 1;
  const mail = { mailedNumber: said.length, mailedAt: lastAt };
  return { conversationId: id, side, userId, readNumber, unread: unread.length, lastAt, ...mail };
}

function toUpload(picture: PlannedPicture, name: string, ownerId: string, createdAt: Date) {
  const id = stableId(name);
  const { width, height, color } = picture;
  return { id, ownerId, key: `uploads/${id}.webp`, width, height, color, usedAt: createdAt, createdAt };
}

function productOf({ about, shop }: ChatScript, products: PlannedProduct[]): PlannedProduct | undefined {
  if (about === null) return undefined;
  const product = products.find(({ row }) => row.name === about && row.shopId === shopId(shop));
  if (!product) throw new Error(`${shop} sells no ${about} in the demo`);
  return product;
}

function buyerOf({ buyer }: ChatScript): string {
  if (buyer === null) return stableId('demo buyer');
  const user = planReviewers().find(({ name }) => name === buyer);
  if (!user) throw new Error(`No demo user is called ${buyer}`);
  return user.id;
}
