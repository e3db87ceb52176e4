import type { ConversationsAboutQuery } from '@besesaka/schema/chat/inputs.ts';
import type { ConversationAbout } from '@besesaka/schema/chat/resources.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { conversations } from '#chat/tables.ts';
import { offers } from '#orders/offers/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

interface Args {
  ctx: Ctx;
  input: ConversationsAboutQuery;
}

/** Returns the user's conversations about several products, orders or offers, with one statement for each kind. */
export async function findConversations({ ctx, input }: Args): Promise<ConversationAbout[]> {
  const { userId } = requireViewer(ctx);
  const ofProducts = input.products ? await aboutProducts(ctx, userId, input.products.split(',')) : [];
  const ofOrders = input.orders ? await aboutOrders(ctx, userId, input.orders.toUpperCase().split(',')) : [];
  const ofOffers = input.offers ? await aboutOffers(ctx, userId, input.offers.split(',')) : [];
  return [...ofProducts, ...ofOrders, ...ofOffers];
}

async function aboutProducts({ db }: Ctx, userId: string, ids: string[]): Promise<ConversationAbout[]> {
  const rows = await db
    .select({ id: conversations.id, about: conversations.productId })
    .from(conversations)
    .where(and(eq(conversations.buyerId, userId), inArray(conversations.productId, ids)));
  return rows.flatMap(({ id, about }) => (about === null ? [] : [{ id, about }]));
}

/** As in `findOfOrder`, an order's conversation is the one about its first product. */
async function aboutOrders({ db }: Ctx, userId: string, codes: string[]): Promise<ConversationAbout[]> {
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
    .where(and(inArray(orders.code, codes), or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))));
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
