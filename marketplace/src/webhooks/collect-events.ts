import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';
import { withWholeAddresses } from '@besesaka/schema/kernel/programs/whole-addresses.ts';
import { type DeliveryEvent, loggedAs, type WebhookEvent } from '@besesaka/schema/webhooks/events.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { hourMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, OutsideCtx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { isLasting } from './reach.ts';
import { subjectOf } from './subjects.ts';
import { type EndpointRow, webhookDeliveries, webhookEndpoints } from './tables.ts';

const endpointsAtOnce = 20;

/**
 * Turns new events of users' logs into deliveries. An endpoint's position and its deliveries are written in one
 * transaction, so that no event is lost or taken twice. Returns whether there was something to do.
 */
export async function collectEvents(ctx: OutsideCtx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const behind = await lockEndpointsBehind(tx);
    for (const endpoint of behind) await collect(tx, endpoint);
    return behind.length > 0;
  });
}

/** Endpoints whose user has newer events. Another process has the locked ones. */
async function lockEndpointsBehind(tx: Tx): Promise<EndpointRow[]> {
  const { db } = tx;
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    select webhook_endpoints.id from webhook_endpoints join event_heads h using (user_id)
    where h.seq > after_seq and state <> 'unproven' and ${isLasting(tx)}
    order by id limit ${endpointsAtOnce} for update of webhook_endpoints skip locked`,
  );
  if (rows.length === 0) return [];
  const ids = sql.param(rows.map(({ id }) => id));
  return db.select().from(webhookEndpoints).where(sql`${webhookEndpoints.id} = any(${ids}::uuid[])`);
}

async function collect(tx: Tx, endpoint: EndpointRow): Promise<void> {
  const query = { user: endpoint.userId, after: endpoint.afterSeq, limit: limits.eventsPerRead };
  const { events, head } = await readEvents({ ctx: tx, input: query });
  // A log that no longer has these events returns none; the endpoint continues at its head and misses what is in between.
  const afterSeq = events.at(-1)?.seq ?? head;
  const rows = webhooksOf(tx, events, endpoint.events).map(({ at, ...webhook }) => ({
    ...webhook,
    endpointId: endpoint.id,
    state: 'waiting' as const,
    dueAt: tx.now,
    queuedAt: tx.now,
    createdAt: new Date(at),
  }));
  await tx.db.update(webhookEndpoints).set({ afterSeq }).where(eq(webhookEndpoints.id, endpoint.id));
  if (rows.length === 0) return;
  await tx.db.insert(webhookDeliveries).values(rows);
  await expireSurplus(tx, endpoint.id);
}

/** What is sent for events of the log, without those that are not chosen. */
export function webhooksOf(
  ctx: Pick<Ctx, 'config'>,
  events: readonly EventEnvelope[],
  chosen: readonly WebhookEvent[],
) {
  return events.flatMap(({ type: logged, payload, seq, at }) => {
    const type = chosen.find((name) => loggedAs[name].type === logged);
    const about = type && subjectOf(type, payload);
    if (!type || !about) return [];
    const id = newId();
    const { subject, path } = about;
    return { id, type, seq, at, subject, body: bodyOf(ctx, { id, type, at, path, seq, data: payload }) };
  });
}

/** Drops the oldest of too many waiting deliveries. */
async function expireSurplus({ db }: Tx, endpointId: string): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set state = 'expired', problem = ${texts.tooManyWaiting}
    where id = any (array(
      select id from webhook_deliveries where endpoint_id = ${endpointId} and state = 'waiting'
      order by seq desc offset ${limits.waiting}
    ))`);
}

/** Ends deliveries that have waited for too long. An attempt that is under way is settled first. */
export async function expireDeliveries({ db, now }: OutsideCtx): Promise<void> {
  const { state, queuedAt, claimedUntil, problem } = webhookDeliveries;
  const isOld = lt(queuedAt, new Date(now.getTime() - limits.waitsForHours * hourMs));
  const isFree = or(isNull(claimedUntil), lt(claimedUntil, now));
  await db
    .update(webhookDeliveries)
    .set({ state: 'expired', problem: sql`coalesce(${problem}, ${texts.waitedTooLong})` })
    .where(and(eq(state, 'waiting'), isOld, isFree));
}

interface EventBody {
  id: string;
  type: DeliveryEvent;
  at: string;
  /** The page of the site. */
  path: string;
  seq: number;
  data: unknown;
}

/** The text that is sent and signed. */
export function bodyOf({ config }: Pick<Ctx, 'config'>, { id, type, at, path, seq, data }: EventBody): string {
  const { publicUrl: site } = config;
  return JSON.stringify({ id, type, created_at: at, url: site + path, seq, data: withWholeAddresses(data, site) });
}
