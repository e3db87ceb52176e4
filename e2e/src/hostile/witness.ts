import { setTimeout as delay } from 'node:timers/promises';
import { createAsk } from '#chat/ask.ts';
import { inboxDocument, openReader } from '#chat/reader.ts';
import { type Acknowledged, send, start } from '#chat/sender.ts';
import { createBuyers, createSellers } from '#chat/users.ts';
import type { Cluster } from '#cluster.ts';

export interface Witness {
  /** The owner of the stream. */
  userId: string;
  /** The cookie of another user, for attacks from a session. */
  strangerCookie: string;
  /** Messages that were acknowledged, but did not arrive over the open stream once and in order. */
  missed(): Promise<string[]>;
  close(): Promise<void>;
}

const everyMs = 100;
const arrivesWithinMs = 15_000;

/** Two users chat through the attacked server; one of them listens on one socket all the time. */
export async function startWitness(cluster: Cluster): Promise<Witness> {
  const [[seller], [buyer, stranger]] = [await createSellers(cluster, 1), await createBuyers(cluster, 2)];
  if (!seller || !buyer || !stranger) throw new Error('The users were not created');
  const caller = { urls: [cluster.bffUrls[0]], origin: cluster.publicUrl };
  const reader = openReader({ ...caller, cookie: seller.cookie }, await inboxDocument({ ...caller, cookie: '' }));
  const ask = createAsk({ ...caller, cookie: buyer.cookie });
  const sent: Acknowledged[] = [await start(ask, seller.shopId, 'Good morning')];
  const conversationId = sent[0]?.conversationId ?? '';
  let isOver = false;
  const talking = talk();

  async function talk(): Promise<void> {
    while (!isOver) {
      sent.push(await send(ask, conversationId, `Number ${sent.length}`));
      await delay(everyMs);
    }
  }

  const receivedIds = () => reader.seen.flatMap(({ message }) => message?.clientId ?? []);

  return {
    userId: seller.id,
    strangerCookie: stranger.cookie,
    async missed() {
      const expected = sent.map(({ clientId }) => clientId);
      for (const until = Date.now() + arrivesWithinMs; Date.now() < until; await delay(50)) {
        if (receivedIds().includes(expected.at(-1) ?? '')) break;
      }
      const received = receivedIds().slice(0, expected.length);
      const faults =
        received.join() === expected.join()
          ? []
          : [`the stream brought ${received.length} of ${expected.length}, or not in order`];
      const seqs = reader.seen.map(({ seq }) => seq);
      if (seqs.some((seq, index) => index > 0 && seq !== (seqs[index - 1] ?? 0) + 1))
        faults.push('the stream has gaps or repeats');
      if (reader.connections > 1) faults.push(`the stream was cut ${reader.connections - 1} times`);
      return faults;
    },
    async close() {
      isOver = true;
      await talking;
      await reader.close();
    },
  };
}
