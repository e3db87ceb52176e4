import { testEvent } from '@besesaka/schema/webhooks/events.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { OutsideCtx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { NotPublic, postPublic } from '#platform/public-web/public-fetch.ts';
import type { Worker } from '#platform/worker.ts';
import { claimDue } from './claim.ts';
import { collectEvents } from './collect-events.ts';
import { createPool } from './pool.ts';
import { keyOf, signatures } from './secrets.ts';
import { type Attempt, needsProof, settle } from './settle.ts';
import { type DeliveryRow, type EndpointRow, webhookDeliveries, webhookEndpoints } from './tables.ts';

const perHost = { name: 'webhooks to one host', times: limits.perHostAndMinute, seconds: 60 };

/**
 * Collects and delivers until nothing is left to do now. Each place is filled again as soon as its delivery is settled, so
 * a slow endpoint delays no other.
 */
export const runWebhooks: Worker['run'] = async ({ context, isClosing }) => {
  const pool = createPool();
  try {
    while (!isClosing()) {
      const hasCollected = await collectEvents(context());
      const claimed = await claimDue(context(), pool.free());
      for (const { delivery, isSlow } of claimed) {
        const ctx = context();
        const sent = deliver(ctx, delivery).catch((err: unknown) =>
          ctx.log.warn({ err }, 'a delivery was not settled'),
        );
        pool.add(sent, isSlow);
      }
      if (hasCollected || claimed.length > 0) continue;
      if (pool.isEmpty()) return;
      await pool.change();
    }
  } finally {
    await pool.empty();
  }
};

/**
 * Sends a claimed delivery without a lock, and settles it. If this process dies, another sends it again when the claim is
 * over.
 */
async function deliver(ctx: OutsideCtx, delivery: DeliveryRow): Promise<void> {
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, delivery.endpointId));
  if (!endpoint) return;
  const wait = await ctx.limiter.take(perHost, new URL(endpoint.url).host);
  if (wait !== null) return postpone(ctx, delivery, wait);
  const attempt = await send(ctx, endpoint, delivery);
  await inTransaction(ctx, (tx) => settle(tx, { delivery, attempt, url: endpoint.url }));
}

async function postpone({ db, now }: OutsideCtx, { id }: DeliveryRow, seconds: number): Promise<void> {
  const dueAt = new Date(now.getTime() + seconds * 1000);
  const isIt = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting'));
  const attempts = sql`${webhookDeliveries.attempts} - 1`;
  await db.update(webhookDeliveries).set({ dueAt, claimedUntil: null, attempts }).where(isIt);
}

async function send(ctx: OutsideCtx, endpoint: EndpointRow, delivery: DeliveryRow): Promise<Attempt> {
  const { config, now } = ctx;
  const { id, body } = delivery;
  const keys = keysOf(ctx, endpoint);
  const unanswered = { status: null, answer: '' };
  if (!keys) return { ...unanswered, headers: {}, problem: texts.secretUnreadable, tookMs: 0, isUnreadable: true };
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Besesaka-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures(keys, { id, timestamp, body }),
  };
  const began = performance.now();
  const elapsedMs = () => Math.round(performance.now() - began);
  try {
    const { status, text } = await postPublic({
      url: endpoint.url,
      headers,
      body,
      seconds: limits.answerSeconds,
      answerBytes: 64 * 1024,
      loopbackPorts: config.webhookLoopbackPorts,
    });
    return {
      headers,
      status,
      problem: problemOf(endpoint, delivery, { status, text }),
      answer: shownText(text),
      tookMs: elapsedMs(),
    };
  } catch (error) {
    return { ...unanswered, headers, problem: failureOf(error), tookMs: elapsedMs() };
  }
}

/** Null if the secret was sealed with a session secret that this process does not have. */
function keysOf({ config, now }: OutsideCtx, endpoint: EndpointRow): Buffer[] | null {
  const { id, sealedSecret, previousSecret, previousUntil } = endpoint;
  const key = keyOf(config, id, sealedSecret);
  if (!key) return null;
  const isOverlap = previousUntil !== null && previousUntil.getTime() > now.getTime();
  const previous = isOverlap && previousSecret !== null ? keyOf(config, id, previousSecret) : null;
  return previous ? [key, previous] : [key];
}

/** PostgreSQL stores no NUL. */
const shownText = (text: string) => text.slice(0, limits.answerShown).replaceAll('\0', '');

/** A test is also the proof that the server belongs to the user: who only receives does not repeat the challenge. */
function problemOf(endpoint: EndpointRow, delivery: DeliveryRow, { status, text }: { status: number; text: string }) {
  if (status < 200 || status > 299) return `The endpoint answered ${status}.`;
  if (delivery.type !== testEvent || !needsProof(endpoint)) return null;
  const { challenge } = JSON.parse(delivery.body).data;
  return typeof challenge === 'string' && text.includes(challenge) ? null : texts.noChallenge;
}

function failureOf(error: unknown): string {
  if (error instanceof NotPublic) return error.message;
  const { name, code } = Object(error);
  if (name === 'AbortError' || name === 'TimeoutError') return `No answer within ${limits.answerSeconds} seconds.`;
  return `The endpoint could not be reached${typeof code === 'string' ? ` (${code})` : ''}.`;
}
