import { startCluster } from '@besesaka/e2e/cluster.ts';
import { benchFanOut } from './fan-out.ts';
import { fillDatabase, startPostgres, withStandalone } from './fixtures.ts';
import { benchLists } from './lists.ts';
import { printPageWeight } from './page-weight.ts';

const products = 5_000;

/** Every figure stands beside a ceiling measured in the same run on the same machine, so that runs of different machines compare. */
async function main() {
  const database = await startPostgres();
  const cluster = await startCluster({ from: 'builds' });
  try {
    await fillDatabase(cluster.databaseUrl, products);
    console.log(`${products} products, 16 connections`);
    await benchLists(cluster);
    await benchFanOut(cluster);
  } finally {
    await cluster.close();
    await database.stop();
  }
  await withStandalone(printPageWeight);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
