import { roomyChat } from '@besesaka/e2e/chat/users.ts';
import { type Cluster, startCluster } from '@besesaka/e2e/cluster.ts';
import { makeProgramsFolder } from '@besesaka/marketplace/tests/world/program.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchChatFaults } from './chat-faults.ts';
import { benchChatLatency } from './chat-latency.ts';
import { benchFanOut } from './fan-out.ts';
import { fillDatabase, startPostgres, withStandalone } from './fixtures.ts';
import { benchImport } from './import.ts';
import { benchLedger } from './ledger.ts';
import { benchLists } from './lists.ts';
import { benchMoney } from './money.ts';
import { benchOverload } from './overload.ts';
import { benchPages } from './pages.ts';
import { benchPhone } from './phone.ts';
import { benchScale } from './scale.ts';
import { benchSocketMemory } from './socket-memory.ts';

const products = 5_000;
const production = { NODE_ENV: 'production' };

type ClusterBench = (cluster: Cluster) => Promise<void>;
type ClusterBenches = Record<string, ClusterBench>;

/** Each measures the built servers with real PostgreSQL and Redis. The first ones need a full catalogue. */
const ofCatalogue: ClusterBenches = {
  lists: benchLists,
  pages: benchPages,
  'fan-out': benchFanOut,
  overload: benchOverload,
  import: benchImport,
};
const ofCluster: ClusterBenches = {
  'chat-latency': benchChatLatency,
  'socket-memory': benchSocketMemory,
  catalogue: benchCatalogue,
};

const ofItsOwn: Record<string, () => Promise<void>> = {
  'chat-faults': benchChatFaults,
  ledger: benchLedger,
  money: benchMoney,
  scale: benchScale,
  phone: () => withStandalone(benchPhone),
};

/** Runs all benchmarks, or the named ones: `npm run bench -- fan-out`. */
async function main(names: string[]) {
  const publishedNames = [ofCatalogue, ofCluster, ofItsOwn].flatMap(Object.keys);
  const unknown = names.filter((name) => !publishedNames.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown benchmark ${unknown.join(', ')}; known: ${publishedNames.join(', ')}`);
  const chosen = <T>(benches: Record<string, T>) =>
    Object.entries(benches).flatMap(([name, bench]) => (names.length === 0 || names.includes(name) ? [bench] : []));
  await onCluster(chosen(ofCatalogue), chosen(ofCluster));
  for (const bench of chosen(ofItsOwn)) await bench();
}

/**
 * Each figure has a ceiling, measured in the same run on the same machine, so that runs on different machines compare.
 */
async function onCluster(ofCatalogue: ClusterBench[], others: ClusterBench[]) {
  if (ofCatalogue.length + others.length === 0) return;
  const database = await startPostgres();
  try {
    const cluster = await startCluster({ environment: production, balanced: false, marketplace: roomyChat });
    await measureAll(cluster, ofCatalogue, others).finally(cluster.close);
  } finally {
    await database.stop();
  }
}

async function measureAll(cluster: Cluster, ofCatalogue: ClusterBench[], others: ClusterBench[]) {
  if (ofCatalogue.length > 0) {
    await fillDatabase(cluster.databaseUrl, products);
    console.log(`${products} products, 16 connections`);
  }
  for (const bench of [...ofCatalogue, ...others]) await bench(cluster);
}

const programs = await makeProgramsFolder();
await main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(programs.remove);
