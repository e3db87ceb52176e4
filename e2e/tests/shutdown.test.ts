import { Agent, get, type IncomingMessage } from 'node:http';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '#cluster.ts';
import { createWeb } from '#hostile/system.ts';
import { freePort, type ServerProcess } from '#server-process.ts';

let cluster: Cluster;
let web: ServerProcess;
beforeAll(async () => {
  cluster = await startCluster();
  web = createWeb(cluster, await programOf('web/src/main.ts'), await freePort());
  await web.start();
}, 120_000);
afterAll(async () => {
  await web.kill();
  await cluster.close();
});

interface Heard {
  status: number;
  connection: string | undefined;
}

function ask(port: number, path: string, agent: Agent): Promise<Heard> {
  const headers = { 'x-graphql-yoga-csrf': '1', accept: 'application/json' };
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, path, agent, headers }, (answer: IncomingMessage) => {
      answer.resume().on('end', () => done({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
    }).on('error', fail);
  });
}

/** A client that never pauses, on connections that it would hold open for ever. */
function keepAsking(server: ServerProcess, path: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const heard: Heard[] = [];
  const failures: number[] = [];
  const over = (async () => {
    while (server.isRunning) {
      try {
        heard.push(await ask(server.port, path, agent));
      } catch (error) {
        failures.push(Date.now());
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
      }
    }
  })();
  return { heard, failures, over };
}

const servers: Record<string, { server: () => ServerProcess; path: string }> = {
  web: { server: () => web, path: '/robots.txt' },
  'the BFF': { server: () => cluster.server('bff-1'), path: `/graphql?query=${encodeURIComponent('{ __typename }')}` },
  'the marketplace': { server: () => cluster.server('marketplace-1'), path: '/api/v1/products' },
};

test.each(Object.entries(servers))(
  '%s is not ready after SIGTERM, answers open requests, closes each connection, and exits within 9 s',
  async (_name, { server, path }) => {
    const market = server();
    const busy = keepAsking(market, path);
    await expect.poll(() => busy.heard.length).toBeGreaterThan(5);
    expect(busy.heard.every(({ status, connection }) => status === 200 && connection === 'keep-alive')).toBe(true);
    const began = Date.now();
    const gone = market.kill('SIGTERM');
    await expect.poll(async () => (await ask(market.port, '/readyz', new Agent())).status, { interval: 20 }).toBe(503);
    const before = busy.heard.length;
    await expect.poll(() => busy.heard.length).toBeGreaterThan(before + 2);
    expect(busy.heard.slice(before + 1).map(({ connection }) => connection)).not.toContain('keep-alive');
    await gone;
    expect(Date.now() - began).toBeLessThan(9_500);
    await busy.over;
    // A proxy has this long to learn that it is not ready.
    expect(busy.failures.filter((failedAt) => failedAt < began + 1_900)).toEqual([]);
    expect(busy.heard.every(({ status }) => status === 200)).toBe(true);
  },
);
