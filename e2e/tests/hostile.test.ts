import { createClock } from '@besesaka/marketplace/platform/base/clock.ts';
import { promised, size } from '@besesaka/marketplace/tests/world/depth.ts';
import { createWorld } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { config } from '#config.ts';
import { bodyTargets, holdBodies, sendWithoutEnd } from '#hostile/bodies.ts';
import { publishJunk } from '#hostile/bus.ts';
import { cutEverywhere } from '#hostile/cuts.ts';
import { poisonPages, sendOddHeaders } from '#hostile/headers.ts';
import { walkOddPaths } from '#hostile/paths.ts';
import { expensiveQueries, isHttpSubscriptionEnded, measureGraphql } from '#hostile/queries.ts';
import { sendFrames } from '#hostile/sockets.ts';
import { type System, startSystem } from '#hostile/system.ts';

const seed = config.hostileSeed;
const mayGrowMB = 60;
const longestAnswerMs = promised(5_000);
const frames = size(1_000, 10_000);
const largestAnswer = 2 * 1024 * 1024;

let system: System;
let slug: string;

beforeAll(async () => {
  console.log(`The attacks are made from seed ${seed} (HOSTILE_SEED)`);
  system = await startSystem();
  const world = createWorld({ db: system.cluster.db, clock: createClock() });
  slug = (await world.createProduct()).slug;
}, 120_000);
afterAll(() => system?.close());

/** Afterwards all processes run, and the stream of another user has missed nothing. */
function attack(name: string, run: () => Promise<void>): void {
  test(name, async () => {
    await run();
    expect(await system.harm()).toEqual([]);
  }, 120_000);
}

attack('thousands of frames, half of them nearly right, hurt nobody', async () => {
  expect(await sendFrames(system, frames, seed)).toBe(frames);
});

attack('lines that are cut at every stage hurt nobody', async () => {
  const { bff, marketplace, web, cluster } = system;
  await cutEverywhere({ ports: [bff.port, marketplace.port, web.port], origin: cluster.publicUrl }, size(4, 12));
});

attack('bodies without end are refused before much of them is taken', async () => {
  for (const target of bodyTargets(system)) {
    const sentBytes = await Promise.all([sendWithoutEnd(target, 64), sendWithoutEnd(target, 64)]);
    expect(Math.max(...sentBytes), `${target.path} as ${target.type}`).toBeLessThan(48);
  }
});

attack('bodies that are never finished take nobody a place', async () => {
  const letGo = await holdBodies(bodyTargets(system), 100);
  const { status } = await measureGraphql(system, { query: '{ categories { slug } }' });
  const answers = [system.marketplace, system.web].map(({ port }) => fetch(`http://127.0.0.1:${port}/healthz`));
  expect([status, ...(await Promise.all(answers)).map((answer) => answer.status)]).toEqual([200, 200, 200]);
  letGo();
});

attack('queries that are nested, aliased or doubled are refused or answered in bounds', async () => {
  for (const [name, query] of Object.entries(expensiveQueries)) {
    const { ms, bytes, status } = await measureGraphql(system, { query: query.replaceAll('SLUG', slug) });
    expect({ name, isSoon: ms < longestAnswerMs, isSmall: bytes < largestAnswer, status }).toMatchObject({
      name,
      isSoon: true,
      isSmall: true,
    });
    expect(status, name).toBeLessThan(500);
  }
});

attack('operations that are no operations are refused', async () => {
  const bodies = [
    '',
    'null',
    '[]',
    '"x"',
    '{"query":1}',
    '{"query":{}}',
    '{"__proto__":{"query":"{a}"}}',
    '['.repeat(9_000),
  ];
  for (const body of bodies) expect((await measureGraphql(system, body)).status, body.slice(0, 40)).toBeLessThan(500);
});

attack('nobody listens over plain HTTP, where no session watch ends it', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const ended = await Promise.all(Array.from({ length: 10 }, () => isHttpSubscriptionEnded(system, method, 10_000)));
    expect(ended).not.toContain(false);
  }
});

attack('odd paths are answered, lead nowhere else, and name no foreign origin', async () => {
  expect(await walkOddPaths(system, size(60, 300), seed)).toEqual([]);
});

attack("what one visitor claims in headers is in nobody else's page", async () => {
  expect(await poisonPages(system)).toEqual([]);
});

attack('odd headers are refused or ignored', async () => {
  expect(await sendOddHeaders(system)).toEqual([]);
});

attack('junk on the channels of the bus keeps no news from anybody', async () => {
  await publishJunk(system, size(300, 3_000), seed);
});

test('afterwards no server holds more memory than before', async () => {
  const growth = await system.growth();
  console.log(`Grown since the start, in MB: ${JSON.stringify(growth)}`);
  for (const [name, grown] of Object.entries(growth)) expect(grown, name).toBeLessThan(mayGrowMB);
}, 30_000);
