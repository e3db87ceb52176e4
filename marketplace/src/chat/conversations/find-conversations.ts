import type { ConversationAboutQuery, ConversationsAboutQuery } from '@besesaka/schema/chat/inputs.ts';
import type { ConversationAbout } from '@besesaka/schema/chat/resources.ts';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { conversations } from '#chat/tables.ts';
import { offers } from '#orders/offers/tables.ts';
import { isOwnOrder } from '#orders/placed/order-visibility.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';

interface Found<T> {
  success: true;
  data: T;
}

/** Returns the user's conversation about an order or a product, or with a shop, if there is one. */
export async function findConversation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ConversationAboutQuery;
}): Promise<Found<{ id: string } | null>> {
  const [found] = await find(ctx, input);
  return { success: true, data: found ? { id: found.id } : null };
}

async function find(ctx: Ctx, { order, product, shop }: ConversationAboutQuery): Promise<{ id: string }[]> {
  const { userId } = requireViewer(ctx);
  if (order) return aboutOrders(ctx, userId, [order.toUpperCase()]);
  if (product) return aboutProducts(ctx, userId, [product]);
  if (!shop) return [];
  const { id, buyerId, shopId, productId } = conversations;
  return ctx.db
    .select({ id })
    .from(conversations)
    .where(and(eq(buyerId, userId), eq(shopId, shop), isNull(productId)));
}

/** Returns the user's conversations about several products, orders or offers, with one statement for each kind. */
export async function findConversations({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ConversationsAboutQuery;
}): Promise<Found<ConversationAbout[]>> {
  const { userId } = requireViewer(ctx);
  const { products, orders: codes, offers: offerIds } = input;
  const byProduct = products ? await aboutProducts(ctx, userId, products.split(',')) : [];
  const byOrder = codes ? await aboutOrders(ctx, userId, codes.toUpperCase().split(',')) : [];
  const byOffer = offerIds ? await aboutOffers(ctx, userId, offerIds.split(',')) : [];
  return { success: true, data: [...byProduct, ...byOrder, ...byOffer] };
}

async function aboutProducts({ db }: Ctx, userId: string, ids: string[]): Promise<ConversationAbout[]> {
  const rows = await db
    .select({ id: conversations.id, about: conversations.productId })
    .from(conversations)
    .where(and(eq(conversations.buyerId, userId), inArray(conversations.productId, ids)));
  return rows.flatMap(({ id, about }) => (about === null ? [] : [{ id, about }]));
}

function aboutOrders({ db }: Ctx, userId: string, codes: string[]): Promise<ConversationAbout[]> {
  return ofOrders(db, codes, isOwnOrder(userId));
}

/** Returns the conversations of buyer and seller about the orders' first products. Order steps are posted only there. */
export async function ofOrders(db: Database, codes: string[], areTheirs?: SQL): Promise<ConversationAbout[]> {
  const first = sql`(select ${orderItems.productId} from ${orderItems} where ${orderItems.orderId} = ${orders.id} order by ${orderItems.position} limit 1)`;
  return db
    .select({ id: conversations.id, about: orders.code })
    .from(orders)
    .innerJoin(
      conversations,
      and(
        eq(conversations.buyerId, orders.buyerId),
        eq(conversations.shopId, orders.shopId),
        eq(conversations.productId, first),
      ),
    )
    .where(and(inArray(orders.code, codes), areTheirs));
}

function aboutOffers({ db }: Ctx, userId: string, ids: string[]): Promise<ConversationAbout[]> {
  return db
    .select({ id: conversations.id, about: offers.id })
    .from(offers)
    .innerJoin(
      conversations,
      and(
        eq(conversations.buyerId, offers.buyerId),
        eq(conversations.shopId, offers.shopId),
        eq(conversations.productId, offers.productId),
      ),
    )
    .where(and(inArray(offers.id, ids), or(eq(offers.buyerId, userId), eq(offers.sellerId, userId))));
}
