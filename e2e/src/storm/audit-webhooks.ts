import type { Cluster } from '#cluster.ts';
import type { Scene } from './acts.ts';
import { differences, readEvents } from './events.ts';
import type { Delivery } from './receiver.ts';
import type { Seller } from './users.ts';

/** Each event of the log was accepted by the receiver once or more, always under the same id, in the order of its subject. */
export async function auditWebhooks(db: Cluster['db'], { users }: Scene): Promise<string[]> {
  return (await Promise.all(users.sellers.map((seller) => faultsOf(db, seller)))).flat();
}

async function faultsOf(db: Cluster['db'], { id, integrator }: Seller): Promise<string[]> {
  const { deliveries, unsigned } = integrator.mailbox;
  const events = await readEvents(db, id);
  const sent = events.filter(({ about, isOwnMessage }) => /^(order|message)/.test(about) && !isOwnMessage);
  const accepted = new Map<number, Delivery>();
  for (const one of deliveries) if (one.isAccepted && !accepted.has(one.seq)) accepted.set(one.seq, one);
  const ids = new Map(deliveries.map((one) => [one.seq, one.id]));
  const places = new Map<string, number>();
  const disordered = [...accepted.values()].filter(({ subject, place }) => {
    const before = places.get(subject) ?? 0;
    places.set(subject, place);
    return place <= before;
  });
  return [
    ...differences(
      'webhook',
      sent.map(({ seq }) => String(seq)),
      [...accepted.keys()].map(String),
    ),
    ...deliveries.filter((one) => ids.get(one.seq) !== one.id).map(({ seq }) => `webhook: ${seq} has two ids`),
    ...disordered.map(({ subject, place }) => `webhook: ${subject} ${place} came after a later one`),
    ...(unsigned > 0 ? [`webhook: ${unsigned} had no valid signature`] : []),
  ];
}
