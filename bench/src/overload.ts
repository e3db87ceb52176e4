import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { collectedMemory, collects, residentMemory } from '@besesaka/e2e/memory.ts';
import { createServerProcess, freePort } from '@besesaka/e2e/server-process.ts';
import { received, startChild } from './child.ts';
import { load } from './load.ts';
import type { Flood, Flooded } from './servers/flood.ts';

const times = 10;
const seconds = 30;
/** Long enough that the code is compiled and the caches are full. */
const usualSeconds = 10;
const connections = 1_000;
const mayGrowMB = 250;
const mayLeaveMB = 60;
const normalWithinMs = 5_000;

interface Attacked {
  name: string;
  port: number;
  pid: number;
  /** Each request is different, so that none is joined or cached. */
  requests: { path: string; body?: object }[];
}

/** Sends ten times what one process can serve. It must stay within its memory, refuse properly, and recover at once. */
export async function benchOverload(cluster: Cluster) {
  console.log(`\n${times} times what one process can serve, for ${seconds} s`);
  const bff = await startServer(cluster, 'graphql-bff');
  const web = await startServer(cluster, 'web', { GRAPHQL_URL: `http://127.0.0.1:${bff.port}/graphql` });
  const marketplace = await startServer(cluster, 'marketplace');
  const numbers = Array.from({ length: 500 }, (_, n) => n + 1);
  const query =
    'query ($p: String) { products(filter: { minPrice: $p }, first: 24) { edges { node { id slug name } } } }';
  try {
    await attack({
      name: 'graphql-bff',
      ...bff,
      requests: numbers.map((p) => ({ path: '/graphql', body: { query, variables: { p: `${p}.00` } } })),
    });
    await attack({
      name: 'marketplace',
      ...marketplace,
      requests: numbers.map((p) => ({ path: `/api/v1/products?min_price=${p}&page_size=24` })),
    });
    await attack({ name: 'web', ...web, requests: numbers.map((p) => ({ path: `/products?min_price=${p}` })) });
  } finally {
    await Promise.all([bff, web, marketplace].map(({ kill }) => kill()));
  }
}

async function startServer(cluster: Cluster, name: string, more: Record<string, string> = {}) {
  const port = await freePort();
  const server = createServerProcess({
    name,
    port,
    command: [process.execPath, '--import', collects, `${name}/dist/main.js`],
    env: { ...cluster.environment, ...more, PORT: String(port), HOST: '127.0.0.1' },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
  });
  await server.start();
  return { port, pid: server.pid ?? 0, kill: () => server.kill() };
}

async function attack({ name, port, pid, requests }: Attacked) {
  const url = `http://127.0.0.1:${port}`;
  const usual = await measureUsual(url, requests);
  const before = await collectedMemory(pid);
  const flood = await startChild('flood');
  const wire = requests.map((request) => onTheWire(port, request));
  flood.send({ port, requests: wire, perSecond: usual.perSecond * times, seconds, connections } satisfies Flood);
  await received(flood, 'open');
  const ended = once(flood, 'message');
  const { peak, slowestHealth } = await watch(pid, url, ended);
  const [flooded]: Flooded[] = await ended;
  flood.kill();
  const over = performance.now();
  const normalMs = await untilNormal(url, requests, usual.p95, over);
  const after = await collectedMemory(pid);
  if (flooded) report(name, { usual, flooded, normalMs, slowestHealth, grown: peak - before, left: after - before });
}

async function measureUsual(url: string, requests: Attacked['requests']) {
  const [first] = requests;
  if (!first) throw new Error('No requests');
  const headers = { 'content-type': 'application/json' };
  if (first.body) {
    const bodies = requests.map(({ body }) => JSON.stringify(body));
    return load({ url: url + first.path, method: 'POST', headers, bodies }, usualSeconds);
  }
  return load({ url, paths: requests.map(({ path }) => path) }, usualSeconds);
}

function onTheWire(port: number, { path, body }: Attacked['requests'][number]): string {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  if (!body) return `GET ${path} HTTP/1.1\r\n${host}\r\n`;
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
}

/** The peak memory during the load, and the longest time of a health check. */
async function watch(pid: number, url: string, ended: Promise<unknown>) {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  let [peak, slowestHealth] = [0, 0];
  while (!isOver) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    slowestHealth = Math.max(slowestHealth, answer?.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
    peak = Math.max(peak, residentMemory(pid));
    await delay(250);
  }
  return { peak, slowestHealth };
}

/** From the end of the load until five responses in a row are complete and about as quick as usual. */
async function untilNormal(url: string, requests: Attacked['requests'], usualMs: number, over: number) {
  let running = 0;
  for (let turn = 0; running < 5 && performance.now() - over < 60_000; turn += 1) {
    const { path, body } = requests[turn % requests.length] ?? { path: '/' };
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const asked = performance.now();
    const answer = await fetch(url + path, init).catch(() => null);
    await answer?.text();
    running = answer?.status === 200 && performance.now() - asked < usualMs * 2 + 50 ? running + 1 : 0;
    await delay(20);
  }
  return performance.now() - over;
}

interface Result {
  usual: { perSecond: number };
  flooded: Flooded;
  normalMs: number;
  slowestHealth: number;
  /** In kB. */
  grown: number;
  left: number;
}

function report(name: string, { usual, flooded, normalMs, slowestHealth, grown, left }: Result) {
  const { sent, unsent, broken, statuses, withRetryAfter } = flooded;
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const refused = (statuses['503'] ?? 0) + (statuses['429'] ?? 0);
  const strange = answered - refused - (statuses['200'] ?? 0);
  const [grownMB, leftMB] = [grown / 1024, left / 1024];
  const holds =
    grownMB < mayGrowMB && leftMB < mayLeaveMB && normalMs < normalWithinMs && strange + broken === 0 && refused > 0;
  const saysWhen = withRetryAfter >= refused;
  if (!holds || !saysWhen) process.exitCode = 1;
  const share = ((100 * refused) / answered).toFixed(0);
  console.log(`  ${name}: ${holds && saysWhen ? 'met' : 'BROKEN'}`);
  console.log(
    `    usually ${usual.perSecond.toFixed(0)}/s; ${sent} sent in ${seconds} s, ${unsent} not sent for lack of a connection`,
  );
  console.log(
    `    ${share}% refused of ${answered} responses (${JSON.stringify(statuses)}, ${withRetryAfter} with Retry-After), ${broken} broken`,
  );
  console.log(
    `    memory +${grownMB.toFixed(0)} MB at its peak (${mayGrowMB} allowed), +${leftMB.toFixed(0)} MB afterwards (${mayLeaveMB} allowed)`,
  );
  console.log(
    `    slowest health check ${slowestHealth.toFixed(0)} ms; normal ${(normalMs / 1000).toFixed(1)} s after the load`,
  );
}
