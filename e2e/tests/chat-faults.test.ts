import { randomUUID } from 'node:crypto';
import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { promised } from '@besesaka/marketplace/tests/world/depth.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAsk } from '#chat/ask.ts';
import {
  cutSubscribers,
  killServers,
  type Outage,
  pauseReader,
  restartPostgres,
  sentWithoutRedis,
  stopRedis,
} from '#chat/faults.ts';
import { flawless, judge } from '#chat/judge.ts';
import { start } from '#chat/sender.ts';
import { type TalkOptions, talk } from '#chat/talk.ts';
import { createBuyers, createSellers, roomyChat } from '#chat/users.ts';
import { type Cluster, startCluster } from '#cluster.ts';
import { type OwnPostgres, startOwnPostgres } from '#own-postgres.ts';
import { createServerProcess } from '#server-process.ts';

let postgres: OwnPostgres;
let cluster: Cluster;

beforeAll(async () => {
  if (!isDeep()) return;
  postgres = await startOwnPostgres({ fast: true });
  cluster = await startCluster({ database: postgres, marketplace: roomyChat });
}, 90_000);

afterAll(() => cluster?.close());

/** Sixteen senders; `npm run bench` sends ten thousand messages. */
async function expectNothingLost(messages: number, fault: TalkOptions['fault']): Promise<void> {
  const received = await talk(cluster, { messages, pauseMs: 100, fault });
  const verdict = await judge(cluster, received);
  await received.close();
  expect(verdict).toMatchObject(flawless);
  expect(verdict.acknowledged).toBeGreaterThanOrEqual(messages);
  expect(verdict.slowestMs).toBeLessThan(promised(5_000));
}

/** In `npm test` the storm does the same in one run. */
const faultTest = (name: string, run: () => Promise<void>) => test.runIf(isDeep())(name, run, 90_000);

faultTest('killing one BFF after the other loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(400, killServers(['bff-1', 'bff-2'], { everyMs: 2_500, times: 2 })),
);

faultTest('cutting the subscriptions of Redis loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(300, cutSubscribers({ everyMs: 500, times: 5 })),
);

faultTest('while Redis is away sending and reading go on, and the readiness says so', async () => {
  const outages: Outage[] = [];
  await expectNothingLost(
    300,
    stopRedis(4_000, (outage) => outages.push(outage)),
  );
  expect(outages[0]?.states).toEqual(Array(4).fill('200 degraded'));
  expect(outages[0]?.acknowledged).toBeGreaterThanOrEqual(sentWithoutRedis);
});

faultTest('a PostgreSQL that restarts in the middle loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(400, restartPostgres(postgres, { times: 2 })),
);

faultTest('killing one marketplace after the other loses no message, repeats none, and keeps the order', () =>
  expectNothingLost(400, killServers(['marketplace-1', 'marketplace-2'], { everyMs: 2_500, times: 2 })),
);

faultTest('a reader that takes nothing for a while costs little, and catches up', async () => {
  const costs: number[] = [];
  await expectNothingLost(
    200,
    pauseReader(3_000, (grownBy) => costs.push(grownBy)),
  );
  expect(costs[0]).toBeLessThan(50 * 1024);
});

faultTest('a message sent a hundred times in parallel through two marketplaces is saved once', async () => {
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

/** The answer's data, without the visitor's remaining budget, which differs from one answer to the next. */
async function ask(url: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cluster.publicUrl },
    body: JSON.stringify({ query }),
  });
  return z.object({ data: z.unknown() }).parse(await response.json()).data;
}

const categories = '{ categories { slug } }';

faultTest('two marketplaces and two BFFs answer the same, and each goes on while its twin is killed', async () => {
  for (const url of cluster.marketplaceUrls) {
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ok', database: 'up', bus: 'up' });
  }
  const [first, second] = cluster.bffUrls;
  const whole = await ask(first, categories);
  expect(whole).toHaveProperty('categories');
  expect(await ask(second, categories)).toEqual(whole);
  await Promise.all([cluster.kill('marketplace-1'), cluster.kill('bff-2')]);
  expect(await ask(first, categories)).toEqual(whole);
  await Promise.all([cluster.start('bff-2'), cluster.start('marketplace-1')]);
  await cluster.kill('marketplace-2');
  expect(await ask(second, categories)).toEqual(whole);
  await cluster.start('marketplace-2');
});

faultTest('reading goes on while Redis is away, and the readiness says so', async () => {
  await cluster.kill('redis');
  const state = async () => (await fetch(`${cluster.marketplaceUrls[0]}/readyz`)).json();
  await expect.poll(state).toMatchObject({ status: 'degraded' });
  expect(await ask(cluster.bffUrls[0], categories)).toHaveProperty('categories');
  await cluster.start('redis');
  await expect.poll(state, { timeout: 10_000 }).toMatchObject({ status: 'ok' });
});

test('a marketplace or a BFF without Redis or a secret names every missing setting and stops', async () => {
  for (const folder of ['marketplace', 'graphql-bff']) {
    const server = createServerProcess({
      name: folder,
      port: 0,
      command: [process.execPath, await programOf(`${folder}/src/main.ts`)],
      isReady: async () => false,
    });
    await expect(server.start()).rejects.toThrow(/SERVICE_SECRET/);
  }
}, 60_000);
