import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoSite, startDemoSite } from '#demo-site.ts';
import { type BodyTarget, holdBodies, sendWithoutEnd } from '#hostile/bodies.ts';
import { cutEverywhere } from '#hostile/cuts.ts';

/** The standalone's one port stands before all three services, so the deep run attacks its front as each of theirs. */
let site: DemoSite;
let pid: number | undefined;
beforeAll(async () => {
  site = await startDemoSite({ DEMO_DATA: 'off' });
  pid = site.server.pid;
}, 60_000);
afterAll(() => site?.close());

const targets = (): BodyTarget[] => [
  { port: site.server.port, path: '/graphql', type: 'application/json' },
  { port: site.server.port, path: '/api/login', type: 'application/json' },
  { port: site.server.port, path: '/api/uploads?purpose=chat-picture', type: 'multipart/form-data; boundary=x' },
  { port: site.server.port, path: '/api/become-seller', type: 'multipart/form-data; boundary=x' },
  { port: site.server.port, path: '/media/1', type: 'text/plain' },
  { port: site.server.port, path: '/', type: 'application/x-www-form-urlencoded' },
];

/** The same process, and what users come for is answered as before. */
async function isAsBefore(): Promise<void> {
  const status = async (path: string) => (await fetch(site.url + path, { signal: AbortSignal.timeout(5_000) })).status;
  const query = '/graphql?query=%7B__typename%7D';
  expect(await Promise.all(['/readyz', '/', '/api/v1/categories'].map(status))).toEqual([200, 200, 200]);
  // Without the header against forms it is refused, by the BFF itself.
  expect(await status(query)).toBe(403);
  expect({ pid: site.server.pid, isRunning: site.server.isRunning }).toEqual({ pid, isRunning: true });
}

describe.runIf(isDeep())('the one port of npm start', () => {
  test('all checks pass at first', isAsBefore, 60_000);

  test('endless bodies are refused early', async () => {
    for (const target of targets()) {
      expect(await sendWithoutEnd(target, 64), `${target.path} as ${target.type}`).toBeLessThan(48);
    }
    await isAsBefore();
  }, 60_000);

  test('bodies that never finish take no capacity', async () => {
    const letGo = await holdBodies(targets(), 50);
    await isAsBefore();
    letGo();
  }, 60_000);

  test('requests and upgrades cut at every stage do no harm', async () => {
    await cutEverywhere({ ports: [site.server.port], origin: `http://localhost:${site.server.port}` }, 12);
    await isAsBefore();
  }, 60_000);
});
