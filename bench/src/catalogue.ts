import { loadavg } from 'node:os';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { config } from './config.ts';
import { fillDatabase, giveVariants } from './fixtures.ts';
import { load } from './load.ts';
import { compared, type Figures, print } from './report.ts';

const few = 10_000;
/** A response may take this many times as long with a hundred times the products. */
const slower = 3;
/** The two hundredth load of an endless list may take this many times as long as its first. */
const later = 2;
/** Lists and facets may take this many times as long where every product has variants. */
const withVariants = 1.2;
const besideVariants = ['first page', 'filtered page', 'faceted page'];

const lists = '/api/v1/products/?page_size=24';
/** More prices than requests, so that the small catalogue answers none from its cache. */
const prices = Array.from({ length: 2500 }, (_, n) => `min_price=${(1 + n / 50).toFixed(2)}`);
const each = (paths: string[]) => prices.flatMap((price) => paths.map((path) => `${path}&${price}`));
const searches = (terms: string[]) => each(terms.map((words) => `${lists}&q=${encodeURIComponent(words)}`));

/** Requested in turn, each with its own price filter. */
const requests: Record<string, string[]> = {
  'first page': each([lists, `${lists}&ordering=price`, `${lists}&ordering=-sales_count`]),
  'filtered page': each([
    `${lists}&category=fashion&in_stock=true`,
    `${lists}&category=smartphones&ordering=price`,
    `${lists}&category=home-kitchen&region=Ashanti`,
    `${lists}&seller=kwame-mobile-hub&max_price=900`,
  ]),
  'faceted page': each([
    `${lists}&category=smartphones&spec=brand:Samsung&spec=condition:New`,
    `${lists}&category=fashion&spec=brand:Nike`,
    '/api/v1/product-facets?category=smartphones&spec=brand:Samsung',
    '/api/v1/product-facets?category=fashion',
  ]),
  'typo search': searches(['smartfone', 'lapotp', 'snekers', 'kentte cloth', 'powerbank']),
  'common-word search': searches(['phone', 'black', 'rice', 'shoes for men', 'bag', 'gold watch']),
};

/** Few clients, so that the benchmark does not measure how they wait for each other. */
const clients = 2;

/** A catalogue that is a hundred times larger must not feel slower. */
export async function benchCatalogue(cluster: Cluster) {
  await fill(cluster, few);
  const before = await measured(cluster, Object.keys(requests));
  await fill(cluster, config.products);
  const after = await measured(cluster, Object.keys(requests));
  print(`p95 with ${config.products} products, compared with ${few}`, compared(after, before, slower));
  const { first, last } = await scroll(cluster.marketplaceUrls[0]);
  print(`Endless lists of ${config.products} products, compared with their first load`, compared(last, first, later));
  await giveVariants(cluster.databaseUrl);
  await compact(cluster);
  const varied = await measured(cluster, besideVariants);
  print(`p95 with three variants of each product, compared with none`, compared(varied, after, withVariants));
}

/** An update of all rows leaves holes that a market which grew does not have. */
async function compact(cluster: Cluster): Promise<void> {
  await withConnection(cluster.databaseUrl, (client) => client.query('vacuum (full, analyze)'));
}

export async function fill(cluster: Cluster, products: number): Promise<void> {
  const started = performance.now();
  await fillDatabase(cluster.databaseUrl, products);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${products} products, created in ${seconds.toFixed(0)} s; load average ${loadavg()[0]?.toFixed(1)}`);
  await compact(cluster);
}

async function measured(cluster: Cluster, kinds: readonly string[]): Promise<Figures> {
  const url = cluster.marketplaceUrls[0];
  const answers: Figures = {};
  for (const what of kinds) {
    const { p95, failed } = await load({ url, paths: requests[what] ?? [] }, 8, clients);
    if (failed > 0) throw new Error(`${what}: ${failed} requests failed`);
    answers[what] = p95;
  }
  return answers;
}

const endless = { newest: '', cheapest: '&ordering=price', 'a category': '&category=fashion' };
const loads = 200;
const compares = 10;

/** Scrolls through endless lists, and compares the median of their first loads with that of their last. */
async function scroll(url: string): Promise<{ first: Figures; last: Figures }> {
  const [first, last]: [Figures, Figures] = [{}, {}];
  for (const [what, query] of Object.entries(endless)) {
    const times = await walk(url, `${lists}&count=false${query}`);
    first[what] = median(times.slice(0, compares));
    last[what] = median(times.slice(-compares));
  }
  return { first, last };
}

async function walk(url: string, start: string): Promise<number[]> {
  const times: number[] = [];
  for (let cursor = ''; times.length < loads; ) {
    const started = performance.now();
    const response = await fetch(`${url}${start}${cursor}`);
    const page = (await response.json()) as { next_cursor: string | null };
    times.push(performance.now() - started);
    if (!page.next_cursor) throw new Error(`${start} ended after ${times.length} loads`);
    cursor = `&cursor=${page.next_cursor}`;
  }
  return times;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
