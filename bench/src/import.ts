import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createSellers } from '@besesaka/e2e/chat/users.ts';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { config } from './config.ts';
import { print } from './report.ts';

/** Of every hundred products the last one is a line with a fault, and every tenth of the others has four variants. */
const faultEvery = 100;
const variantsEvery = 10;
const sizes = ['S', 'M', 'L', 'XL'];
/** What others ask for meanwhile: a page of products, at the pace of some visitors. */
const path = '/api/v1/products?page_size=24&ordering=price';
const paceMs = 50;
const quietSeconds = 20;

interface State {
  id: string;
  state: string;
  position: number;
  creates: number;
  faults_count: number;
}

/** Imports a large file while others read products: they may take at most twice as long, and no good line may be lost. */
export async function benchImport(cluster: Cluster) {
  const file = fileOf(config.importLines);
  const lines = file.rows.length;
  const [url = ''] = cluster.marketplaceUrls;
  const seller = await createCaller(cluster, url);
  const before = await countProducts(cluster);
  const quiet = await readMeanwhile(cluster.marketplaceUrls, delay(quietSeconds * 1000));
  const form = new FormData();
  form.append('file', new File([[file.header, ...file.rows].join('\n')], 'goods.csv'));
  const { id } = await seller('POST', '/api/product-imports', form);
  const until = async (...states: string[]) => {
    for (;;) {
      const now = await seller('GET', `/api/product-imports/${id}`);
      if (states.includes(now.state)) return now;
      await delay(500);
    }
  };
  const began = performance.now();
  const checking = await readMeanwhile(cluster.marketplaceUrls, until('checked', 'failed'));
  const checkedMs = performance.now() - began;
  console.log(`${wholeNumber(lines)} lines checked in ${seconds(checkedMs)}`);
  await seller('POST', `/api/product-imports/${id}/apply`);
  const applying = await readMeanwhile(cluster.marketplaceUrls, until('done', 'failed'));
  const appliedMs = performance.now() - began - checkedMs;
  const done = await until('done', 'failed');
  const added = (await countProducts(cluster)) - before;
  console.log(
    `${wholeNumber(lines)} lines applied in ${seconds(appliedMs)}; ` +
      `${done.creates} added, ${done.faults_count} faults, ${added} of ${file.products} products in the database; ` +
      `load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const isWhole = done.state === 'done' && done.creates === lines - file.faults && added === file.products;
  console.log(`Every good line is there once: ${isWhole ? 'met' : 'MISSED'}`);
  print('A page of products for others (quiet : meanwhile)', [
    line('median while a file is checked', checking.median, quiet.median),
    line('95th percentile while a file is checked', checking.p95, quiet.p95),
    line('median while it is applied', applying.median, quiet.median),
    line('95th percentile while it is applied', applying.p95, quiet.p95),
  ]);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;

function line(name: string, measured: number, quiet: number) {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return { name, measured: ms(measured), ceiling: ms(quiet), ratio: quiet / measured, promised: 0.5 };
}

function fileOf(lines: number) {
  const header =
    'sku,name,description,price,stock,category,is_active,spec:material,spec:length,option1_name,option1_value';
  const rows: string[] = [];
  let [products, faults] = [0, 0];
  for (let n = 0; rows.length < lines; n += 1) {
    const isFault = n % faultEvery === faultEvery - 1;
    const price = isFault ? 'ten' : `${1 + (n % 900)}.50`;
    const row = (sku: string, option: string) =>
      `BULK-${sku},Imported cloth ${n},"Woven by hand in Bonwire, length ${n}",${price},5,kente-wax-prints,no,Cotton,6 yards,${option}`;
    if (isFault) faults += 1;
    else products += 1;
    if (n % variantsEvery === 0) rows.push(...sizes.map((size) => row(`${n}-${size}`, `Size,${size}`)));
    else rows.push(row(String(n), ','));
  }
  return { header, rows, products, faults };
}

async function createCaller(cluster: Cluster, url: string) {
  const [seller] = await createSellers(cluster, 1);
  const headers = { cookie: String(seller?.cookie), origin: cluster.publicUrl };
  return async (method: string, path: string, body?: FormData): Promise<State> => {
    const answer = await fetch(url + path, { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    // The state of an import, by the contract.
    return (await answer.json()) as State;
  };
}

async function countProducts(cluster: Cluster): Promise<number> {
  return withConnection(cluster.databaseUrl, async (client) => {
    const { rows } = await client.query('select count(*)::int as count from products');
    return Number(rows[0]?.count);
  });
}

/** Reads products from both services by turns until the work is done. */
async function readMeanwhile(urls: readonly string[], work: Promise<unknown>) {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  for (let turn = 0; !isDone; turn += 1) {
    const startedAt = performance.now();
    await (await fetch(urls[turn % urls.length] + path)).text();
    times.push(performance.now() - startedAt);
    await delay(paceMs);
  }
  await ended;
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: percentile(0.5), p95: percentile(0.95) };
}
