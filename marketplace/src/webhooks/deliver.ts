import { testEvent } from '@besesaka/schema/webhooks/events.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#platform/base/clock.ts';
import type { Ctx, OutsideCtx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { NotPublic, postPublic } from '#platform/public-web/public-fetch.ts';
import { collectEvents } from './collect-events.ts';
import { keyOf, signatures } from './secrets.ts';
import { type DeliveryRow, type EndpointRow, webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Fair between endpoints: each has few deliveries on the way at a time. */
const perEndpoint = 8;
const atOnce = 32;
/** Longer than an attempt can take. */
const claimMs = 60_000;

/** Pauses after the first failures; later ones are an hour long. */
const pausesMs = [5_000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs];

/**
 * Sends what is due. Each delivery is claimed for a while, sent without a lock, and settled. If this process dies, another
 * sends it again when the claim is over. Returns the number of attempts.
 */
export async function deliverDue(ctx: OutsideCtx): Promise<number> {
  const claimed = await claimDue(ctx);
  await Promise.all(claimed.map((delivery) => deliver(ctx, delivery)));
  return claimed.length;
}

/** The next deliveries, at most one of each subject, so that the events of one order arrive in order. */
async function claimDue({ db, now }: OutsideCtx): Promise<DeliveryRow[]> {
  const at = now.toISOString();
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    with sent as (
      select endpoint_id, count(*) as deliveries from webhook_deliveries
      where state = 'waiting' and claimed_until >= ${at}::timestamptz group by endpoint_id
    ), due as (
      select next.id, coalesce(sent.deliveries, 0) + row_number() over (partition by e.id order by next.seq) as place
      from webhook_endpoints e left join sent on sent.endpoint_id = e.id cross join lateral (
        select d.id, d.seq from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${at}::timestamptz
          and (d.claimed_until is null or d.claimed_until < ${at}::timestamptz)
          and (e.state = 'active' or d.type = ${testEvent})
          and not exists (
            select from webhook_deliveries earlier
            where earlier.endpoint_id = e.id and earlier.subject = d.subject
              and earlier.state = 'waiting' and earlier.seq < d.seq
          )
        order by d.seq limit ${perEndpoint}
      ) next
    )
    update webhook_deliveries d
    set claimed_until = ${new Date(now.getTime() + claimMs).toISOString()}::timestamptz, attempts = attempts + 1
    where d.id in (select id from due where place <= ${perEndpoint} order by place limit ${atOnce})
      and d.state = 'waiting' and (d.claimed_until is null or d.claimed_until < ${at}::timestamptz)
    returning d.id`,
  );
  if (rows.length === 0) return [];
  const ids = sql.param(rows.map(({ id }) => id));
  return db.select().from(webhookDeliveries).where(sql`${webhookDeliveries.id} = any(${ids}::uuid[])`);
}

/** Collects and delivers until nothing is left to do now. */
export async function runWebhooks(context: () => Ctx): Promise<void> {
  for (;;) {
    const [hasCollected, attempts] = [await collectEvents(context()), await deliverDue(context())];
    if (!hasCollected && attempts === 0) return;
  }
}

interface Attempt {
  status: number | null;
  problem: string | null;
  answer: string;
  tookMs: number;
}

async function deliver(ctx: OutsideCtx, delivery: DeliveryRow): Promise<void> {
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, delivery.endpointId));
  if (!endpoint) return;
  const attempt = await send(ctx, endpoint, delivery);
  await inTransaction(ctx, (tx) => settle(tx, delivery, attempt));
}

async function send({ config, now }: OutsideCtx, endpoint: EndpointRow, delivery: DeliveryRow): Promise<Attempt> {
  const { id, body } = delivery;
  const timestamp = Math.floor(now.getTime() / 1000);
  const isOverlap = endpoint.previousSecret !== null && (endpoint.previousUntil?.getTime() ?? 0) > now.getTime();
  const sealed = [endpoint.sealedSecret, ...(isOverlap && endpoint.previousSecret ? [endpoint.previousSecret] : [])];
  const keys = sealed.map((text) => keyOf(config.sessionSecret, endpoint.id, text));
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const { status, text } = await postPublic({
      url: endpoint.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Besesaka-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures(keys, { id, timestamp, body }),
      },
      ...{ body, seconds: limits.answerSeconds, answerBytes: 64 * 1024 },
      loopbackPorts: config.webhookLoopbackPorts,
    });
    const problem = status >= 200 && status < 300 ? null : `The endpoint answered ${status}.`;
    return { status, problem, answer: shownText(text), tookMs: took() };
  } catch (error) {
    return { status: null, problem: problemOf(error), answer: '', tookMs: took() };
  }
}

/** PostgreSQL stores no NUL. */
const shownText = (text: string) => text.slice(0, limits.answerShown).replaceAll('\0', '');

function problemOf(error: unknown): string {
  if (error instanceof NotPublic) return error.message;
  const { name, code } = Object(error);
  if (name === 'AbortError' || name === 'TimeoutError') return `No answer within ${limits.answerSeconds} seconds.`;
  return `The endpoint could not be reached${typeof code === 'string' ? ` (${code})` : ''}.`;
}

/** The lock on the endpoint comes before those of its deliveries. */
async function settle(tx: Tx, delivery: DeliveryRow, attempt: Attempt): Promise<void> {
  const [endpoint] = await tx.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId))
    .for('no key update');
  if (!endpoint) return;
  const isIt = and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'waiting'));
  if (attempt.problem === null) {
    const { rowCount } = await tx.db
      .update(webhookDeliveries)
      .set({ ...attempt, state: 'delivered', claimedUntil: null })
      .where(isIt);
    // A delivery that has expired meanwhile resumes nothing.
    if (rowCount === 1) await succeeded(tx, endpoint, delivery);
    return;
  }
  const dueAt = new Date(tx.now.getTime() + pauseAfter(delivery.attempts));
  await tx.db
    .update(webhookDeliveries)
    .set({ ...attempt, dueAt, claimedUntil: null })
    .where(isIt);
  await failed(tx, endpoint);
}

/** Up to a fifth longer, so that many endpoints of one host are not called at the same moment. */
function pauseAfter(attempts: number): number {
  return (pausesMs[attempts - 1] ?? hourMs) * (1 + Math.random() / 5);
}

async function succeeded(tx: Tx, { id, state, failingSince }: EndpointRow, { type }: DeliveryRow): Promise<void> {
  const isResumed = state === 'stopped' && type === testEvent;
  if (failingSince === null && !isResumed) return;
  await tx.db
    .update(webhookEndpoints)
    .set({ failingSince: null, ...(isResumed && { state: 'active' }) })
    .where(eq(webhookEndpoints.id, id));
  const waits = and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'waiting'));
  await tx.db.update(webhookDeliveries).set({ dueAt: tx.now }).where(waits);
}

async function failed(tx: Tx, endpoint: EndpointRow): Promise<void> {
  const { id, userId, name } = endpoint;
  const failingSince = endpoint.failingSince ?? tx.now;
  if (endpoint.state !== 'active') return;
  const isOver = tx.now.getTime() - failingSince.getTime() >= limits.failsForHours * hourMs;
  const state = isOver ? 'stopped' : 'active';
  await tx.db.update(webhookEndpoints).set({ failingSince, state }).where(eq(webhookEndpoints.id, id));
  if (!isOver) return;
  const text = `The webhook endpoint "${name}" has not answered for a day. Its events wait for three days.`;
  tx.notify({
    ...{ to: userId, source: 'seller', kind: 'system', key: `webhooks:${id}` },
    link: '/dashboard/settings?section=developer',
    words: { title: 'Webhook endpoint stopped', text },
    mail: { paragraphs: [text, 'Repair it, then resume it in the settings.'], action: 'Look at the settings' },
  });
}
