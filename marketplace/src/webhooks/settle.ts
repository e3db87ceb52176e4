import { testEvent } from '@besesaka/schema/webhooks/events.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { and, eq } from 'drizzle-orm';
import { hourMs, minuteMs } from '#platform/base/clock.ts';
import type { Tx } from '#platform/context.ts';
import { slowMs } from './claim.ts';
import { type DeliveryRow, type EndpointRow, webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Pauses after the first failures; later ones are an hour long. */
const pausesMs = [5_000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs];

export interface Attempt {
  headers: Readonly<Record<string, string>>;
  status: number | null;
  problem: string | null;
  answer: string;
  tookMs: number;
  isUnreadable?: true;
}

interface Settling {
  delivery: DeliveryRow;
  attempt: Attempt;
  /** Where it was sent; the endpoint may have another address by now. */
  url: string;
}

/** Whether this address has yet to prove that it belongs to the user. Endpoints that send were made before proofs. */
export function needsProof({ state, url, provenUrl }: EndpointRow): boolean {
  return state !== 'active' && provenUrl !== url;
}

/** The lock on the endpoint comes before those of its deliveries. */
export async function settle(tx: Tx, { delivery, attempt, url }: Settling): Promise<void> {
  const [endpoint] = await tx.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId))
    .for('no key update');
  if (!endpoint) return;
  const { status, problem, answer, tookMs } = attempt;
  const headers = Object.entries(attempt.headers).map(([name, value]) => ({ name, value }));
  const entry = { at: tx.now.toISOString(), url, headers, status, problem, took_ms: tookMs, answer };
  const history = [...delivery.history, entry].slice(-limits.attemptsKept);
  const next = nextOf(tx, { delivery, endpoint, problem });
  const { rowCount } = await tx.db
    .update(webhookDeliveries)
    .set({ status, problem, answer, tookMs, history, claimedUntil: null, ...next })
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'waiting')));
  await measure(tx, endpoint, tookMs);
  if (problem !== null) return failed(tx, endpoint, attempt);
  // A delivery that has expired meanwhile resumes nothing, nor does a proof of another address.
  if (rowCount === 1 && endpoint.url === url) await succeeded(tx, endpoint, delivery);
}

/** The test of an address that is not proven is sent once, because the address may be that of a stranger. */
function nextOf({ now }: Tx, { delivery, endpoint, problem }: Pick<Settling, 'delivery'> & Found) {
  if (problem === null) return { state: 'delivered' as const };
  if (delivery.type === testEvent && needsProof(endpoint)) return { state: 'expired' as const };
  // Up to a fifth longer, so that many endpoints of one host are not called at the same moment.
  const pause = (pausesMs[delivery.failures] ?? hourMs) * (1 + Math.random() / 5);
  return { dueAt: new Date(now.getTime() + pause), failures: delivery.failures + 1 };
}

interface Found {
  endpoint: EndpointRow;
  problem: string | null;
}

/** One slow answer makes an endpoint slow; it takes several fast ones to be fast again. */
async function measure({ db }: Tx, { id, latencyMs: known }: EndpointRow, tookMs: number): Promise<void> {
  if (known <= slowMs && tookMs <= slowMs) return;
  const latencyMs = tookMs > known ? tookMs : Math.round((3 * known + tookMs) / 4);
  await db.update(webhookEndpoints).set({ latencyMs }).where(eq(webhookEndpoints.id, id));
}

async function succeeded(tx: Tx, endpoint: EndpointRow, { type }: DeliveryRow): Promise<void> {
  const { id, url, state, failingSince } = endpoint;
  const isTest = type === testEvent;
  const isResumed = isTest && (state === 'stopped' || state === 'unproven');
  const isProof = isTest && needsProof(endpoint);
  if (failingSince === null && !isResumed && !isProof) return;
  await tx.db
    .update(webhookEndpoints)
    .set({ failingSince: null, ...(isProof && { provenUrl: url }), ...(isResumed && { state: 'active' }) })
    .where(eq(webhookEndpoints.id, id));
  const waits = and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'waiting'));
  await tx.db.update(webhookDeliveries).set({ dueAt: tx.now }).where(waits);
}

async function failed(tx: Tx, endpoint: EndpointRow, attempt: Attempt): Promise<void> {
  const { id, userId, name } = endpoint;
  if (endpoint.state !== 'active') return;
  const failingSince = endpoint.failingSince ?? tx.now;
  const { hours, words } = patienceWith(attempt);
  const isOver = tx.now.getTime() - failingSince.getTime() >= hours * hourMs;
  const state = isOver ? 'stopped' : 'active';
  await tx.db.update(webhookEndpoints).set({ failingSince, state }).where(eq(webhookEndpoints.id, id));
  if (!isOver) return;
  const text = `The webhook endpoint "${name}" ${words}. Its events wait for three days.`;
  tx.notify({
    to: userId,
    source: 'seller',
    kind: 'system',
    key: `webhooks:${id}`,
    link: '/dashboard/settings?section=developer',
    content: { title: 'Webhook endpoint stopped', text },
    mail: { paragraphs: [text, 'Repair it, then resume it in the settings.'], action: 'Look at the settings' },
  });
}

/** How long an endpoint may fail before it stops. */
function patienceWith({ status, isUnreadable }: Attempt): { hours: number; words: string } {
  if (isUnreadable) return { hours: 0, words: 'needs a new secret: the old one cannot be read any more' };
  if (status === 410) return { hours: 0, words: 'answers 410: it is gone' };
  if (status === 404) return { hours: limits.missingForHours, words: 'answers 404: its address does not exist' };
  return { hours: limits.failsForHours, words: 'has not answered for a day' };
}
