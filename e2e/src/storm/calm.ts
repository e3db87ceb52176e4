import { setTimeout as delay } from 'node:timers/promises';
import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { size } from '@besesaka/marketplace/tests/world/depth.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cluster } from '#cluster.ts';
import { type Scene, settleOrders } from './acts.ts';
import { readHeads } from './events.ts';
import { send } from './send.ts';
import { followersOf, type User } from './users.ts';

/** A claim of a process that was killed lasts a minute. */
const patienceMs = size(20_000, 150_000);

/** After the faults: all servers get ready, and all that waits is sent. Returns what does not happen. */
export async function becomeCalm(cluster: Cluster, scene: Scene): Promise<string[]> {
  const urls = [...cluster.marketplaceUrls, ...cluster.bffUrls];
  const states = await Promise.all(
    urls.map((url) =>
      until(
        () => readiness(url),
        (state) => state === '200 ok',
      ),
    ),
  );
  const unready = states.filter((state) => state !== '200 ok').map((state) => `a server is not ready: ${state}`);
  await settleOrders(scene);
  const waiting = await until(
    () => deliverRest(cluster, scene),
    (count) => count === 0,
  );
  const missing = await until(
    () => eventsMissing(cluster, scene),
    (count) => count === 0,
  );
  // Leaves time for duplicates to arrive.
  await delay(500);
  return [
    ...unready,
    ...(waiting > 0 ? [`${waiting} webhooks are not delivered`] : []),
    ...(missing > 0 ? [`${missing} inboxes are not up to date`] : []),
    ...followersOf(scene.users).flatMap(({ end }) => (end === null ? [] : [`an inbox has ended: ${end}`])),
  ];
}

async function until<T>(read: () => Promise<T>, isEnough: (value: T) => boolean): Promise<T> {
  for (const end = Date.now() + patienceMs; ; ) {
    const value = await read();
    if (isEnough(value) || Date.now() > end) return value;
    await delay(200);
  }
}

async function readiness(url: string): Promise<string> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  return response
    ? `${response.status} ${z.object({ status: z.string() }).parse(await response.json()).status}`
    : 'gone';
}

/** The integrators ask for what waits after a failure. Returns the number of events that are not delivered. */
async function deliverRest({ db }: Cluster, { users }: Scene): Promise<number> {
  const document = `mutation ($input: ChangeWebhookEndpointInput!) {
    result: changeWebhookEndpoint(input: $input) { errors { code message } } }`;
  for (const { client, integrator } of users.sellers) {
    const input = { webhookEndpointId: integrator.endpointId, isPaused: false };
    await send({ client, document, input }, 'until answered');
  }
  // The short storm does not wait for the claims of killed processes.
  if (!isDeep())
    await db.execute(sql`update webhook_deliveries set claimed_until = null
      where state = 'waiting' and claimed_until < now() + interval '57 seconds'`);
  const [found] = await rowsOf<{ count: number }>(
    db,
    sql`select ((select count(*) from webhook_deliveries where state = 'waiting') +
      (select coalesce(sum(seq - after_seq), 0) from webhook_endpoints join event_heads using (user_id)))::int as count`,
  );
  return found?.count ?? 0;
}

async function eventsMissing({ db }: Cluster, { users }: Scene): Promise<number> {
  const heads = await readHeads(db);
  const isLate = ({ id, follower }: User) => (heads.get(id) ?? 0) !== (follower.seen.at(-1)?.seq ?? 0);
  return [...users.buyers, ...users.sellers, users.admin].filter(isLate).length;
}
