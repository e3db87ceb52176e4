import { testEvent, type WebhookEvent } from '@besesaka/schema/webhooks/events.ts';
import type { EndpointChangeInput, EndpointInput } from '@besesaka/schema/webhooks/inputs.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import type { WebhookEndpoint, WebhookEndpoints, WebhookSecret } from '@besesaka/schema/webhooks/operations.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { lockGrant } from '#accounts/oauth/grants.ts';
import { lockOwnAccount } from '#accounts/securing/lock-own-account.ts';
import { notifyAccountChange } from '#accounts/securing/notify-account-change.ts';
import { oauthApps, oauthGrants } from '#accounts/tables.ts';
import { hourMs } from '#platform/base/clock.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { eventHeads } from '#platform/events/tables.ts';
import { isCallable } from '#platform/public-web/public-fetch.ts';
import { isLasting, reachableEndpoints, requireReadable } from './reach.ts';
import { newSecret } from './secrets.ts';
import { type EndpointRow, webhookDeliveries, webhookEndpoints } from './tables.ts';

interface Args<Input = object> {
  ctx: Ctx;
  input: Input & { id: string };
}

const changes = { name: 'webhook endpoints', times: limits.changesPerHour, seconds: 60 * 60 };

export async function listEndpoints({ ctx }: { ctx: Ctx }): Promise<WebhookEndpoints> {
  return { results: await readEndpoints(ctx, reachableEndpoints(ctx)) };
}

/**
 * Creates an endpoint for the events from now on. They are sent once a test has proven that the address belongs to the user.
 * Its secret is in this response only.
 */
export async function createEndpoint({ ctx, input }: { ctx: Ctx; input: EndpointInput }): Promise<WebhookSecret> {
  const viewer = requireViewer(ctx);
  const { userId } = viewer;
  await countAct(ctx, changes);
  requireReadable(viewer, input.events);
  const url = checkUrl(ctx, input.url);
  const id = newId();
  const { shown, sealed } = newSecret(ctx.config, id);
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    const isOwn = and(eq(webhookEndpoints.userId, userId), isLasting(tx));
    if ((await tx.db.$count(webhookEndpoints, isOwn)) >= limits.perUser) throw new Refused(texts.tooMany);
    const [head] = await tx.db.select({ seq: eventHeads.seq }).from(eventHeads).where(eq(eventHeads.userId, userId));
    const [made] = await tx.db
      .insert(webhookEndpoints)
      .values({
        id,
        userId,
        grantId: viewer.isApp ? await lockGrant(tx, viewer.sessionId) : null,
        ...input,
        url,
        state: 'unproven',
        sealedSecret: sealed,
        afterSeq: head?.seq ?? 0,
        createdAt: tx.now,
      })
      .returning();
    if (made) notifyOwner(tx, made, 'was created', made.url);
  });
  return { ...(await readEndpoint(ctx, id)), secret: shown };
}

export async function changeEndpoint({ ctx, input }: Args<EndpointChangeInput>): Promise<WebhookEndpoint> {
  await countAct(ctx, changes);
  const { id, is_paused, ...fields } = input;
  if (fields.url !== undefined) fields.url = checkUrl(ctx, fields.url);
  if (fields.events) requireReadable(requireViewer(ctx), fields.events);
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    await requireOwn(tx, id);
    const isIt = eq(webhookEndpoints.id, id);
    const [known] = await tx.db.select().from(webhookEndpoints).where(isIt).for('no key update');
    const changed = known && { ...fields, ...stateAfter(known, { ...input, ...fields }) };
    if (!changed || Object.keys(changed).length === 0) return;
    await tx.db.update(webhookEndpoints).set(changed).where(isIt);
    if (fields.events) await expireOthers(tx, id, fields.events);
    const { url = known.url } = fields;
    if (url !== known.url) notifyOwner(tx, known, 'has a new address', url);
  });
  if (is_paused === false) await retryNow(ctx, id);
  return readEndpoint(ctx, id);
}

/** What waits is of chosen events only, so that a key that changes the address gets nothing else. */
async function expireOthers({ db }: Tx, endpointId: string, events: readonly WebhookEvent[]): Promise<void> {
  const { endpointId: of, state, type } = webhookDeliveries;
  await db
    .update(webhookDeliveries)
    .set({ state: 'expired', claimedUntil: null, problem: texts.notWanted })
    .where(and(eq(of, endpointId), eq(state, 'waiting'), notInArray(type, [...events, testEvent])));
}

/** A new address has to be proven. Resuming forgets the failures, so that the endpoint has a day again. */
function stateAfter(endpoint: EndpointRow, { url = endpoint.url, is_paused: isPaused }: EndpointChangeInput) {
  const isProven = endpoint.provenUrl === url;
  if (url !== endpoint.url && !isProven) return { state: 'unproven' as const, failingSince: null };
  if (isPaused === undefined || endpoint.state === 'unproven') return {};
  if (isPaused) return { state: 'paused' as const };
  return {
    state: isProven || endpoint.state === 'active' ? ('active' as const) : ('unproven' as const),
    failingSince: null,
  };
}

/** Sends what waits at once instead of at the end of a pause. */
export async function retryNow({ db, now }: Ctx, endpointId: string): Promise<void> {
  const waits = and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting'));
  await db.update(webhookDeliveries).set({ dueAt: now }).where(waits);
}

export async function deleteEndpoint({ ctx, input }: Args): Promise<WebhookEndpoints> {
  await requireOwn(ctx, input.id);
  await ctx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, input.id));
  return listEndpoints({ ctx });
}

/** Replaces the secret. Deliveries carry the signatures of both until the overlap ends. */
export async function rotateSecret({ ctx, input: { id } }: Args): Promise<WebhookSecret> {
  await countAct(ctx, changes);
  const endpoint = await requireOwn(ctx, id);
  const { shown, sealed } = newSecret(ctx.config, id);
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    await tx.db
      .update(webhookEndpoints)
      .set({
        previousSecret: sql`${webhookEndpoints.sealedSecret}`,
        previousUntil: new Date(ctx.now.getTime() + limits.overlapHours * hourMs),
        sealedSecret: sealed,
      })
      .where(eq(webhookEndpoints.id, id));
    notifyOwner(tx, endpoint, 'has a new secret', endpoint.url);
  });
  return { ...(await readEndpoint(ctx, id)), secret: shown };
}

/** So that an endpoint of someone else does not go unnoticed. */
function notifyOwner(tx: Tx, { id, userId, name }: EndpointRow, what: string, url: string): void {
  const text = `The webhook endpoint "${name}" ${what}. Your events are sent to ${url}.`;
  notifyAccountChange(tx, {
    to: userId,
    source: 'seller',
    key: `webhooks:${id}:changed`,
    section: 'developer',
    words: { title: 'Webhook endpoint changed', text },
    undo: 'delete it',
  });
}

/** An endpoint that the viewer does not reach answers as if it did not exist. */
export async function requireOwn(ctx: Ctx, id: string): Promise<EndpointRow> {
  if (!isUuid(id)) throw new NotFound();
  const isIt = and(eq(webhookEndpoints.id, id), reachableEndpoints(ctx));
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(isIt);
  if (!endpoint) throw new NotFound();
  return endpoint;
}

async function readEndpoint(ctx: Ctx, id: string): Promise<WebhookEndpoint> {
  const [endpoint] = await readEndpoints(ctx, and(eq(webhookEndpoints.id, id), reachableEndpoints(ctx)));
  if (!endpoint) throw new NotFound();
  return endpoint;
}

async function readEndpoints({ db }: Ctx, which: SQL | undefined): Promise<WebhookEndpoint[]> {
  const waits = and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), eq(webhookDeliveries.state, 'waiting'));
  const rows = await db
    .select({ endpoint: webhookEndpoints, waiting: db.$count(webhookDeliveries, waits), madeBy: oauthApps.name })
    .from(webhookEndpoints)
    .leftJoin(oauthGrants, eq(oauthGrants.id, webhookEndpoints.grantId))
    .leftJoin(oauthApps, eq(oauthApps.id, oauthGrants.appId))
    .where(which)
    .orderBy(asc(webhookEndpoints.id));
  return rows.map(({ endpoint, waiting, madeBy }) => ({
    ...toEndpoint(endpoint),
    waiting: Number(waiting),
    made_by: madeBy,
  }));
}

/** The address as it is called and shown. */
function checkUrl({ config }: Ctx, url: string): string {
  const [port] = config.webhookLoopbackPorts;
  if (!isCallable(url, config.webhookLoopbackPorts))
    throw new InvalidInput({ url: [port === undefined ? texts.urlInvalid : texts.urlInvalidHere(port)] });
  return new URL(url).href;
}

function toEndpoint({ id, name, url, events, state, failingSince, createdAt }: EndpointRow) {
  return {
    id,
    name,
    url,
    events,
    state,
    failing_since: failingSince?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
