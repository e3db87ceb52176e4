import { answerLimits } from '@besesaka/schema/shops/limits.ts';
import { type Shop, type ShopDetail, shop as shopResource } from '@besesaka/schema/shops/resources.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, inArray, isNull } from 'drizzle-orm';
import { dayOf } from '#platform/base/clock.ts';
import { NotFound } from '#platform/base/errors.ts';
import { pickFields, selectColumns } from '#platform/base/pick-fields.ts';
import type { Ctx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { toChoosable } from './delivery-option.ts';
import { shopColumns, toShopCard } from './shop-card.ts';
import { shops } from './tables.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** Counts the public products of each shop. */
    countProductsOf: (ctx: Ctx, shopIds: string[]) => Promise<ReadonlyMap<string, number>>;
  }
}

export const shopPageColumns = {
  ...shopColumns,
  ...selectColumns(shops, shopResource),
  description: shops.description,
  bannerId: shops.bannerId,
  answerConversations: shops.answerConversations,
};

const plain = pickFields(shopResource);

/** Returns the public data of a shop, verified or not. */
export async function readShop({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<Shop> {
  const isThis = and(byHandle({ id: shops.id, slug: shops.businessSlug }, input.slug), isNull(shops.hiddenAt));
  const [shop] = await toPublicShops(ctx, await ctx.db.select(shopPageColumns).from(shops).where(isThis));
  if (!shop) throw new NotFound(texts.shopMissing);
  return shop;
}

/** Returns several shops for lists that refer to them, such as orders. Users also find the names of hidden ones. */
export async function readShops({ ctx, input }: { ctx: Ctx; input: { slugs: string[] } }): Promise<ShopDetail[]> {
  const isFound = and(inArray(shops.businessSlug, input.slugs), ctx.viewer ? undefined : isNull(shops.hiddenAt));
  const rows = await ctx.db.select(shopPageColumns).from(shops).where(isFound);
  const hidden = new Set(rows.flatMap(({ id, hiddenAt }) => (hiddenAt ? id : [])));
  return (await toPublicShops(ctx, rows)).map((shop) => ({ ...shop, is_hidden: hidden.has(shop.id) }));
}

type PageRow = Pick<typeof shops.$inferSelect, keyof typeof shopPageColumns>;

/** Leaves out a closure that is over. Ghana uses UTC. */
function closureOf({ closedFrom, closedUntil }: PageRow, now: Date) {
  const isOver = closedUntil === null || closedUntil < dayOf(now);
  return { closed_from: isOver ? null : closedFrom, closed_until: isOver ? null : closedUntil };
}

/** Nothing of a hidden shop is public but its name, which orders and chats with it still show. */
const blank = {
  description: '',
  city: '',
  region: '',
  logoId: null,
  bannerId: null,
  openingHours: [],
  deliveryOptions: [],
  closedFrom: null,
  closedUntil: null,
  answerConversations: 0,
};

/** Shops as everyone sees them. */
export function toPublicShops(ctx: Ctx, rows: PageRow[]): Promise<Shop[]> {
  return toShops(
    ctx,
    rows.map((row) => (row.hiddenAt ? { ...row, ...blank } : row)),
  );
}

/** Shops as their owners see them. */
export async function toShops(ctx: Ctx, rows: PageRow[]): Promise<Shop[]> {
  if (rows.length === 0) return [];
  const counts = await ctx.ports.countProductsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...plain(row),
    ...toShopCard(row),
    shop_description: row.description,
    shop_banner: row.bannerId && mediaPath(row.bannerId),
    business_banner: row.bannerId && mediaPath(row.bannerId),
    business_logo: row.logoId && mediaPath(row.logoId),
    product_count: counts.get(row.id) ?? 0,
    opening_hours: row.openingHours,
    delivery_options: toChoosable(row.deliveryOptions),
    ...closureOf(row, ctx.now),
    answer_minutes: row.answerConversations < answerLimits.conversationsMin ? null : row.answerMinutes,
    created_at: row.createdAt.toISOString(),
  }));
}
