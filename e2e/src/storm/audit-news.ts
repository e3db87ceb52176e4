import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { sql } from 'drizzle-orm';
import type { Cluster } from '#cluster.ts';
import type { Scene } from './acts.ts';
import { aboutSeen, differences, type LoggedEvent, readEvents } from './events.ts';
import type { Follower } from './follow.ts';
import type { User } from './users.ts';

/** Each change is an event of the users whom it concerns, and each event arrives at their programs once and in order. */
export async function auditNews(db: Cluster['db'], { users }: Scene): Promise<string[]> {
  const sides = [...users.buyers, ...users.sellers];
  const found = await Promise.all(
    [...sides, users.admin].map(async ({ id, follower }) => arrivalFaults(await readEvents(db, id), follower)),
  );
  const ofPrograms = users.sellers.map(async ({ id, integrator }) => {
    const isGranted = ({ about }: LoggedEvent) => /^(order|message)/.test(about);
    const seen = integrator.follower.seen.filter((event) => aboutSeen(event) !== '');
    return arrivalFaults((await readEvents(db, id)).filter(isGranted), { seen });
  });
  const ofSides = sides.map(async (user) => [...(await logFaults(db, user)), ...(await noticeFaults(db, user))]);
  return [...found, ...(await Promise.all([...ofPrograms, ...ofSides]))].flat();
}

function arrivalFaults(events: readonly LoggedEvent[], { seen }: Pick<Follower, 'seen'>): string[] {
  const expected = events.map(({ seq, about }) => `${seq} ${about}`);
  const arrived = seen.map((event) => `${event.seq} ${aboutSeen(event)}`);
  const isOrdered = seen.every(({ seq }, n) => seq > (seen[n - 1]?.seq ?? 0));
  const kinds = new Map(events.map(({ seq, type }) => [String(seq), type]));
  const resets = seen.filter(({ __typename }) => __typename === 'InboxReset');
  return [
    ...differences('event', expected, arrived).map((text) => `${text} (${kinds.get(text.split(' ')[1] ?? '')})`),
    ...(isOrdered ? [] : ['event: an inbox was not in order']),
    ...resets.map(({ seq }) => `event: an inbox was reset to ${seq}`),
  ];
}

/** The log of a buyer or a seller has each version of their orders and each message, once. */
async function logFaults(db: Cluster['db'], { id }: User): Promise<string[]> {
  const orders = await rowsOf<{ code: string; version: number }>(
    db,
    sql`select code, generate_series(1, version) as version from orders where ${id} in (buyer_id, seller_id)`,
  );
  const messages = await rowsOf<{ client_id: string; number: number }>(
    db,
    sql`select m.client_id, m.number from messages m join conversations c on c.id = m.conversation_id
      where ${id} in (c.buyer_id, c.seller_id)`,
  );
  const events = await readEvents(db, id);
  return differences(
    'log',
    [
      ...orders.map(({ code, version }) => `order ${code} ${version}`),
      ...messages.map((one) => `message ${one.client_id} ${one.number}`),
    ],
    events.map(({ about }) => about).filter((about) => /^(order|message)/.test(about)),
  );
}

/** Orders and the steps of others have one notification each, which was announced as often as it says. */
async function noticeFaults(db: Cluster['db'], { id }: User): Promise<string[]> {
  const expected = await rowsOf<{ subject: string }>(
    db,
    sql`select 'order:' || code || ':placed' as subject from orders where ${id} in (buyer_id, seller_id)
      union all select 'order:' || o.code || ':' || s.action from orders o join order_steps s on s.order_id = o.id
        where s.action is not null and (o.buyer_id = ${id} or (o.seller_id = ${id} and s.actor <> 'seller'))
      union all select 'order:' || code || ':mark_paid' from orders where buyer_id = ${id} and paid_at is not null`,
  );
  const stored = await rowsOf<{ id: string; subject: string; number: number; feed_only: boolean }>(
    db,
    sql`select id, subject, number, feed_only from notifications where user_id = ${id} and subject like 'order:%'`,
  );
  const events = (await readEvents(db, id)).map(({ about }) => about);
  const announced = stored.filter((row) => !row.feed_only).map((row) => `notification ${row.id}`);
  return [
    ...differences(
      'notification',
      expected.map(({ subject }) => subject),
      stored.map(({ subject }) => subject),
    ),
    ...stored.filter(({ number }) => number !== 1).map(({ subject }) => `notification: ${subject} was written twice`),
    ...differences(
      'announcement',
      announced,
      events.filter((about) => announced.includes(about)),
    ),
  ];
}
