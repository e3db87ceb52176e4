import { randomBytes } from 'node:crypto';
import { testEvent } from '@besesaka/schema/webhooks/events.ts';
import type { DeliveryListQuery } from '@besesaka/schema/webhooks/inputs.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import type { WebhookDelivery } from '@besesaka/schema/webhooks/operations.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { bodyOf } from './collect-events.ts';
import { requireOwn } from './endpoints.ts';
import { reachableDeliveries } from './reach.ts';
import { type DeliveryRow, webhookDeliveries } from './tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string };
}

const newestFirst = byTime(webhookDeliveries.createdAt, webhookDeliveries.id);
const sends = { name: 'webhooks sent by hand', times: limits.sendsPerHour, seconds: 60 * 60 };

interface ListArgs {
  ctx: Ctx;
  input: DeliveryListQuery & { id: string };
}

export async function listDeliveries({ ctx, input }: ListArgs) {
  await requireOwn(ctx, input.id);
  const { id, state, event } = input;
  const which = and(
    eq(webhookDeliveries.endpointId, id),
    state && eq(webhookDeliveries.state, state),
    event && eq(webhookDeliveries.type, event),
    reachableDeliveries(requireViewer(ctx)),
  );
  const part = partOf('newest', newestFirst, input);
  const selected = await ctx.db
    .select({ ...getTableColumns(webhookDeliveries), keys: part.keys })
    .from(webhookDeliveries)
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const { rows, ...place } = part.toPage(selected);
  const count = input.count ? await ctx.db.$count(webhookDeliveries, which) : null;
  return { results: rows.map(toDelivery), count, ...place };
}

/** The test event goes out at once, also to an endpoint that is paused or stopped. */
export async function sendTest({ ctx, input }: Args): Promise<WebhookDelivery> {
  await countAct(ctx, sends);
  const endpoint = await requireOwn(ctx, input.id);
  const id = newId();
  const data = { challenge: randomBytes(16).toString('hex') };
  const path = '/dashboard/settings?section=developer';
  const event = { id, type: testEvent, at: ctx.now.toISOString(), path, seq: endpoint.afterSeq, data };
  const [row] = await ctx.db
    .insert(webhookDeliveries)
    .values({
      id,
      endpointId: endpoint.id,
      seq: endpoint.afterSeq,
      type: testEvent,
      subject: `${testEvent} ${id}`,
      body: bodyOf(ctx, event),
      state: 'waiting',
      dueAt: ctx.now,
      createdAt: ctx.now,
      queuedAt: ctx.now,
    })
    .returning();
  if (!row) throw new NotFound();
  return toDelivery(row);
}

/** Sends a finished delivery again. */
export async function redeliver({ ctx, input: { id } }: Args): Promise<WebhookDelivery> {
  await countAct(ctx, sends);
  if (!isUuid(id)) throw new NotFound();
  const isIt = and(eq(webhookDeliveries.id, id), reachableDeliveries(requireViewer(ctx)));
  const [earlier] = await ctx.db.select().from(webhookDeliveries).where(isIt);
  if (!earlier) throw new NotFound();
  await requireOwn(ctx, earlier.endpointId);
  if (earlier.state === 'waiting') throw new Refused(texts.waiting);
  const [row] = await ctx.db
    .update(webhookDeliveries)
    .set({ state: 'waiting', failures: 0, dueAt: ctx.now, queuedAt: ctx.now })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  if (!row) throw new NotFound();
  return toDelivery(row);
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, state, status, problem, tookMs, createdAt, dueAt, body, answer } = row;
  return {
    id,
    type,
    state,
    attempt_count: row.attempts,
    attempts: row.history.map((attempt) => ({ url: '', headers: [], answer: '', ...attempt })),
    status,
    problem,
    body,
    answer,
    took_ms: tookMs,
    created_at: createdAt.toISOString(),
    due_at: state === 'waiting' ? dueAt.toISOString() : null,
  };
}
