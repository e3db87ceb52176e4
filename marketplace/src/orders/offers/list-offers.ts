import type { OfferListQuery } from '@besesaka/schema/orders/offers/inputs.ts';
import type { OfferSide, OfferState } from '@besesaka/schema/orders/offers/limits.ts';
import type { Offer } from '@besesaka/schema/orders/offers/resources.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { selectOffers, sideOf, toOffer } from './offer-details.ts';
import { liveStates } from './offer-rules.ts';
import { offers } from './tables.ts';

const newestFirst = byTime(offers.createdAt, offers.id);

/** Returns the offers that the user made or received, newest first. */
export async function listOffers({ ctx, input }: { ctx: Ctx; input: OfferListQuery }) {
  const { userId } = requireViewer(ctx);
  const { as, ids, status, live, product_id } = input;
  const filter = and(
    ownOffers(userId, as),
    ids ? inArray(offers.id, ids.split(',')) : undefined,
    status && isNow(status, ctx.now),
    live === undefined ? undefined : isLive(live, ctx.now),
    product_id ? eq(offers.productId, product_id) : undefined,
  );
  const part = partOf('newest', newestFirst, input);
  const [found, count] = await Promise.all([
    selectOffers(ctx.db, part.keys)
      .where(and(filter, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(offers, filter) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: rows.map((row) => toOffer(row, sideOf(row, userId), ctx.now)), count, ...place };
}

export async function readOffer({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<Offer> {
  const { userId } = requireViewer(ctx);
  const isIt = and(eq(offers.id, id), ownOffers(userId));
  const [offer] = isUuid(id) ? await selectOffers(ctx.db).where(isIt) : [];
  if (!offer) throw new NotFound(texts.missing);
  return toOffer(offer, sideOf(offer, userId), ctx.now);
}

function ownOffers(userId: string, as?: OfferSide): SQL | undefined {
  const [made, received] = [eq(offers.buyerId, userId), eq(offers.sellerId, userId)];
  if (as) return as === 'buyer' ? made : received;
  return or(made, received);
}

function isLive(live: boolean, now: Date): SQL | undefined {
  const waits = and(inArray(offers.state, [...liveStates]), gt(offers.endsAt, now));
  return live ? waits : sql`not (${waits})`;
}

/** As `stateAt`: an offer whose time is over has ended. */
function isNow(status: OfferState, now: Date): SQL | undefined {
  const canEnd = inArray(offers.state, [...liveStates]);
  if (status === 'ended') return or(eq(offers.state, status), and(canEnd, lte(offers.endsAt, now)));
  return and(eq(offers.state, status), or(sql`not (${canEnd})`, gt(offers.endsAt, now)));
}
