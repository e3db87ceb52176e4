import { randomUUID } from 'node:crypto';
import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAsk } from '#chat/ask.ts';
import { cutSubscribers, kills, type Outage, postgresRestarts, redisAway, sleepingReader } from '#chat/faults.ts';
import { flawless, judge } from '#chat/judge.ts';
import { createBuyers, createSellers, roomyChat } from '#chat/people.ts';
import { start } from '#chat/sender.ts';
import { type TalkOptions, talk } from '#chat/talk.ts';
import { type Cluster, startCluster } from '#cluster.ts';
import { type OwnPostgres, startOwnPostgres } from '#own-postgres.ts';

let postgres: OwnPostgres;
let cluster: Cluster;

beforeAll(async () => {
  postgres = await startOwnPostgres({ fast: true });
  cluster = await startCluster({ database: postgres, marketplace: roomyChat });
}, 90_000);

afterAll(() => cluster?.close());

/** Sixteen senders, at a size that leaves the machine some breath: `npm run bench` sends ten thousand. */
async function expectNothingLost(messages: number, fault: TalkOptions['fault']): Promise<void> {
  const heard = await talk(cluster, { messages, pauseMs: 100, fault });
  const verdict = await judge(cluster, heard);
  await heard.close();
  expect(verdict).toMatchObject(flawless);
  expect(verdict.acknowledged).toBeGreaterThanOrEqual(messages);
  expect(verdict.slowestMs).toBeLessThan(5_000);
}

const faultTest = (name: string, run: () => Promise<void>) => test(name, run, 90_000);

faultTest('killing one BFF after the other loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(400, kills(['bff-1', 'bff-2'], { everyMs: 2_500, times: 2 })),
);

faultTest('cutting the subscriptions of Redis loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(300, cutSubscribers({ everyMs: 500, times: 5 })),
);

faultTest('while Redis is away sending and reading go on, and the readiness says so', async () => {
  const outages: Outage[] = [];
  await expectNothingLost(
    300,
    redisAway(4_000, (outage) => outages.push(outage)),
  );
  expect(outages[0]?.states).toEqual(Array(4).fill('200 degraded'));
  expect(outages[0]?.acknowledged).toBeGreaterThan(50);
});

faultTest('a PostgreSQL that restarts in the middle loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(400, postgresRestarts(postgres, { times: 2 })),
);

faultTest('killing one marketplace after the other loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(400, kills(['marketplace-1', 'marketplace-2'], { everyMs: 2_500, times: 2 })),
);

faultTest('a reader that takes nothing for a while costs little, and catches up', async () => {
  const costs: number[] = [];
  await expectNothingLost(
    200,
    sleepingReader(3_000, (grownBy) => costs.push(grownBy)),
  );
  expect(costs[0]).toBeLessThan(50 * 1024);
});

test('a message sent a hundred times at once through two marketplaces is one message with one answer', async () => {
  const [[seller], [buyer]] = await Promise.all([createSellers(cluster, 1), createBuyers(cluster, 1)]);
  const { cookie } = buyer ?? { cookie: '' };
  const ask = createAsk({ urls: cluster.bffUrls, origin: cluster.publicUrl, cookie });
  const { conversationId } = await start(ask, seller?.shopId ?? '', 'Good morning');
  const body = JSON.stringify({ content: 'Is it still there?', client_id: randomUUID() });
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const url = cluster.marketplaceUrls[n % 2 === 0 ? 0 : 1];
      const answer = await fetch(`${url}/api/chat/send?conversationId=${conversationId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: cluster.publicUrl, cookie },
        body,
      });
      return { ok: answer.ok, body: await answer.text() };
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ok: true });
  const kept = await rowsOf(
    cluster.db,
    sql`select number, content from messages where conversation_id = ${conversationId} order by number`,
  );
  expect(kept).toEqual([
    { number: 1, content: 'Good morning' },
    { number: 2, content: 'Is it still there?' },
  ]);
});
