import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { createServerProcess, freePort } from '@besesaka/e2e/server-process.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { startChild } from './child.ts';
import { config } from './config.ts';
import { type Load, load } from './load.ts';
import { type Line, print } from './report.ts';

/** More addresses than pages rendered in the time, so that none is cached. */
const slugsAsked = 4_000;
const renderedPages = 50;
const seconds = 5;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Visitors' pages, rendered and cached, beside the minimum that any page server must do. */
export async function benchPages(cluster: Cluster) {
  const slugs = await readSlugs(cluster.databaseUrl);
  const paths = slugs.map((slug) => `/products/${slug}`);
  const [path = ''] = paths;
  const earlier = config.earlier ? await measureEarlier(cluster, config.earlier, paths) : null;
  const web = await startServer(cluster, root, 'web', { GRAPHQL_URL: `${cluster.bffUrls[0]}/graphql` });
  try {
    const page = await fetch(web.url + path);
    const bytes = (await page.arrayBuffer()).byteLength;
    console.log(
      `\nA product page is ${bytes.toLocaleString('en-GH')} bytes of HTML (at most 60,000: ${bytes <= 60_000 ? 'met' : 'MISSED'})`,
    );
    const measured = sound(await load({ url: web.url, paths }, seconds));
    const rendered = await measureRenders(cluster, paths.slice(0, renderedPages));
    const cached = sound(await load({ url: web.url + path, headers: packed }, seconds));
    const bare = await measureBare(web.url + path);
    print('Pages for visitors (a second)', [
      line('a product page, rendered, to renderToString', measured, rendered, 0.5),
      line('a product page, cached, to node:http', cached, bare, 0.4),
      ...(earlier ? [line('a product page, rendered, to the earlier build', measured, earlier.perSecond, 4)] : []),
    ]);
  } finally {
    await web.kill();
  }
}

function line(what: string, ours: Load, ceiling: number, wanted: number): Line {
  const figure = `${ours.perSecond.toFixed(0)}/s p95 ${ours.p95.toFixed(0)} ms`;
  return {
    name: what,
    measured: figure,
    ceiling: `${ceiling.toFixed(0)}/s`,
    ratio: ours.perSecond / ceiling,
    promised: wanted,
  };
}

function sound(measured: Load): Load {
  if (measured.failed > 0) throw new Error(`${measured.failed} pages failed`);
  return measured;
}

async function readSlugs(databaseUrl: string): Promise<string[]> {
  const text = 'select slug from products where is_active and archived_at is null order by id limit $1';
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ slug: string }>(text, [slugsAsked]);
    return rows.map(({ slug }) => slug);
  });
}

/** The pages of another built checkout, with its own BFF and marketplace on the same database. */
async function measureEarlier(cluster: Cluster, folder: string, paths: string[]): Promise<Load> {
  const marketplace = await startServer(cluster, folder, 'marketplace');
  const bff = await startServer(cluster, folder, 'graphql-bff', { MARKETPLACE_URL: marketplace.url });
  const web = await startServer(cluster, folder, 'web', { GRAPHQL_URL: `${bff.url}/graphql` });
  try {
    return sound(await load({ url: web.url, paths }, seconds));
  } finally {
    await Promise.all([web, bff, marketplace].map((server) => server.kill()));
  }
}

async function startServer(cluster: Cluster, folder: string, name: string, more: Record<string, string> = {}) {
  const port = await freePort();
  const server = createServerProcess({
    name,
    port,
    command: [process.execPath, join(folder, name, 'dist/main.js')],
    env: { ...cluster.environment, ...more, PORT: String(port), HOST: '127.0.0.1', REQUESTS_WAITING: '100' },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
  });
  await server.start();
  return { url: `http://127.0.0.1:${port}`, kill: () => server.kill() };
}

async function measureRenders(cluster: Cluster, paths: string[]): Promise<number> {
  const file = join(root, 'web/dist/server/entry-server.js');
  const child = await startChild('bare-render', { BENCH_FILE: file, NODE_ENV: 'production' });
  const ended = once(child, 'message');
  child.send({ origin: cluster.publicUrl, graphqlUrl: `${cluster.bffUrls[0]}/graphql`, paths, seconds });
  const [rendered]: { perSecond: number }[] = await ended;
  child.kill();
  return rendered?.perSecond ?? Number.NaN;
}

/** The request headers of browsers. */
const packed = { 'accept-encoding': 'br' };

async function measureBare(address: string): Promise<number> {
  const { headers, body } = await rawPage(address);
  const file = join(tmpdir(), `besesaka-page-${process.pid}`);
  await writeFile(file, body);
  const port = await freePort();
  const child = await startChild('bare-http', {
    BENCH_PORT: String(port),
    BENCH_FILE: file,
    BENCH_HEADERS: JSON.stringify(headers),
  });
  const measured = sound(await load({ url: `http://127.0.0.1:${port}/`, headers: packed }, seconds));
  child.kill();
  await rm(file);
  return measured.perSecond;
}

/** The size on the wire; `fetch` would decompress it. */
function rawPage(address: string): Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((done, fail) => {
    http
      .get(address, { headers: packed }, async (response) => {
        const { date: _, connection: _also, 'keep-alive': _too, ...headers } = response.headers;
        done({ headers, body: await buffer(response) });
      })
      .on('error', fail);
  });
}
