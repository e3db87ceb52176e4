import { loggedAs, type WebhookEvent, webhookEvent } from '@besesaka/schema/webhooks/events.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { hourMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { OutsideCtx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readEvents } from '#platform/events/read-events.ts';
import { subjectOf } from './subjects.ts';
import { type EndpointRow, webhookDeliveries, webhookEndpoints } from './tables.ts';

const eventsAtOnce = 200;

/**
 * Turns new events of users' logs into deliveries. An endpoint's position and its deliveries are written in one
 * transaction, so that no event is lost or taken twice. Returns whether there was something to do.
 */
export async function collectEvents(ctx: OutsideCtx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const behind = await lockBehind(tx);
    for (const endpoint of behind) await collect(tx, endpoint);
    return behind.length > 0;
  });
}

/** Endpoints whose user has newer events. Another process has the locked ones. */
async function lockBehind({ db }: Tx): Promise<EndpointRow[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    select e.id from webhook_endpoints e join event_heads h using (user_id)
    where h.seq > e.after_seq and e.state <> 'unproven' order by e.id limit 20 for update of e skip locked`,
  );
  if (rows.length === 0) return [];
  const ids = sql.param(rows.map(({ id }) => id));
  return db.select().from(webhookEndpoints).where(sql`${webhookEndpoints.id} = any(${ids}::uuid[])`);
}

async function collect(tx: Tx, endpoint: EndpointRow): Promise<void> {
  const query = { user: endpoint.userId, after: endpoint.afterSeq, limit: eventsAtOnce };
  const { events, head } = await readEvents({ ctx: tx, input: query });
  // A log that no longer has these events is continued at its head.
  const afterSeq = events.at(-1)?.seq ?? head;
  const rows = events.flatMap((event) => {
    const type = webhookEvent.values.find((name) => loggedAs[name] === event.type && endpoint.events.includes(name));
    const subject = type && subjectOf(type, event.payload);
    if (!type || !subject) return [];
    const id = newId();
    const body = bodyOf({ id, type, at: event.at, seq: event.seq, data: event.payload });
    return {
      id,
      endpointId: endpoint.id,
      seq: event.seq,
      type,
      subject,
      body,
      state: 'waiting' as const,
      dueAt: tx.now,
      createdAt: new Date(event.at),
    };
  });
  await tx.db.update(webhookEndpoints).set({ afterSeq }).where(eq(webhookEndpoints.id, endpoint.id));
  if (rows.length === 0) return;
  await tx.db.insert(webhookDeliveries).values(rows);
  await expireSurplus(tx, endpoint.id);
}

/** Drops the oldest of too many waiting deliveries. */
async function expireSurplus({ db }: Tx, endpointId: string): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set state = 'expired', problem = 'Too many deliveries were waiting.'
    where id = any (array(
      select id from webhook_deliveries where endpoint_id = ${endpointId} and state = 'waiting'
      order by seq desc offset ${limits.waiting}
    ))`);
}

/** Deliveries that have waited for three days end. */
export async function expireDeliveries({ db, now }: OutsideCtx): Promise<void> {
  const before = new Date(now.getTime() - limits.waitsForHours * hourMs);
  const isOld = sql`${webhookDeliveries.createdAt} < ${before.toISOString()}::timestamptz`;
  const waits = eq(webhookDeliveries.state, 'waiting');
  await db.update(webhookDeliveries).set({ state: 'expired' }).where(and(waits, isOld));
}

interface EventBody {
  id: string;
  type: WebhookEvent | 'endpoint.test';
  at: string;
  seq: number;
  data: unknown;
}

/** The text that is sent and signed. */
export function bodyOf({ id, type, at, seq, data }: EventBody): string {
  return JSON.stringify({ id, type, created_at: at, seq, data });
}
