import type { CampaignsQuery } from '@besesaka/schema/campaigns/inputs.ts';
import type { CampaignFilter } from '@besesaka/schema/campaigns/limits.ts';
import type { Campaign } from '@besesaka/schema/campaigns/resources.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, nothing, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';
import { findCampaign, shownColumns, toCampaign } from './emit-campaign-changed.ts';
import { campaigns } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: CampaignsQuery;
}

/** Lists the viewer's own campaigns, newest first. The list is empty for users without a shop. */
export async function listCampaigns({ ctx, input }: Args) {
  const shopId = await ownShopId(ctx);
  if (!shopId) return nothing;
  const these = input.ids ? inArray(campaigns.id, input.ids.split(',')) : undefined;
  const which = and(eq(campaigns.shopId, shopId), these, ...inState(input.state, ctx.now));
  const part = partOf('newest', byTime(campaigns.createdAt, campaigns.id), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...shownColumns, keys: part.keys })
      .from(campaigns)
      .innerJoin(products, eq(products.id, campaigns.productId))
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(campaigns, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: rows.map((row) => toCampaign(row, ctx.now)), count, ...place };
}

export async function readCampaign({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Campaign> {
  const shopId = await ownShopId(ctx);
  if (!shopId) throw new NotFound(texts.missing);
  return toCampaign(await findCampaign(ctx, { id: input.id, shopId }), ctx.now);
}

export async function ownShopId(ctx: Ctx): Promise<string | null> {
  const { userId } = requireViewer(ctx);
  const [shop] = await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
  return shop?.id ?? null;
}

/** The same rules as `stateAt`, as SQL conditions. */
function inState(state: CampaignFilter, now: Date): SQL[] {
  const endsAfter = sql`${campaigns.endsAt} > ${now.toISOString()}::timestamptz`;
  const graceEndsAfter = sql`${campaigns.endsAt} + make_interval(days => ${campaigns.graceDays}) > ${now.toISOString()}::timestamptz`;
  if (state === 'active') return [endsAfter];
  if (state === 'grace') return [sql`not ${endsAfter}`, graceEndsAfter];
  return state === 'expired' ? [sql`not ${graceEndsAfter}`] : [];
}
