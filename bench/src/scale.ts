import { cpus, loadavg } from 'node:os';
import { type Cluster, startCluster } from '@besesaka/e2e/cluster.ts';
import { createActs, createCrowd } from './acts.ts';
import { fill } from './catalogue.ts';
import { config } from './config.ts';
import { addUsers, startPostgres } from './fixtures.ts';
import { inTurns } from './load.ts';
import { roomyMarket } from './market.ts';
import { compared, type Figures, print } from './report.ts';
import { type Cost, eachPart, parts, startTeam, type Team } from './team.ts';

const few = 10_000;
const sizes = [1, 2, 4];
/** An act may cost this many times as much with more data, and with four processes of each server. */
const withMoreData = 1.5;
const withMoreProcesses = 1.2;

const acts = 400;
/** For each process, because a new one is slow until its code is compiled. */
const warmUps = 600;
const atOnce = 4;
/** Few, because one address may open only so many subscriptions in a while. */
const crowd = { sockets: 100, events: 1000 };
const fanOut = `event to ${crowd.sockets} sockets`;

type Costs = Record<string, Cost>;

/** How the processor time of an act grows with the number of processes and with the data. Other load on the machine hardly changes it. */
export async function benchScale() {
  console.log(
    `Processor milliseconds of an act, on ${cpus().length} x ${cpus()[0]?.model}, load average ${loadavg()[0]?.toFixed(1)}.`,
  );
  console.log(
    'Simulated: all processes share this machine and its loopback network; users and products are generated.',
  );
  const database = await startPostgres();
  const environment = { NODE_ENV: 'production' };
  const cluster = await startCluster({ environment, balanced: false, marketplace: roomyMarket });
  try {
    await Promise.all([cluster.kill('marketplace-2'), cluster.kill('bff-2')]);
    await grow(cluster, few);
    const costs = new Map<number, Costs>();
    for (const size of sizes) costs.set(size, await measured(cluster, size));
    const [one = {}, four = {}] = [costs.get(1), costs.get(4)];
    const few1 = totals(one);
    print('Four processes of each server, compared with one', compared(totals(four), few1, withMoreProcesses));
    await grow(cluster, config.scale);
    const many = await measured(cluster, 1);
    const title = `${config.scale} users and products, compared with ${few}`;
    print(title, compared(totals(many), few1, withMoreData));
    nameLimit(many);
  } finally {
    await cluster.close();
    await database.stop();
  }
}

async function grow(cluster: Cluster, size: number): Promise<void> {
  await fill(cluster, size);
  await addUsers(cluster.databaseUrl, size);
}

async function measured(cluster: Cluster, size: number): Promise<Costs> {
  const team = await startTeam(cluster, size);
  console.log(`\n${size} of each server`);
  show('a second without work', team.idle);
  const costs: Costs = {};
  try {
    const { acts: kinds, close } = await createActs(cluster, team);
    for (const [name, act] of Object.entries(kinds)) {
      await inTurns(warmUps * size, atOnce, act);
      costs[name] = perAct(await team.costOf(() => inTurns(acts, atOnce, act)), acts);
      show(name, costs[name]);
    }
    close();
    costs[fanOut] = await fanOutOf(cluster, team);
    show(fanOut, costs[fanOut]);
  } finally {
    await team.close();
  }
  return costs;
}

function show(name: string, cost: Cost): void {
  const each = parts.map((part) => `${part} ${cost[part].toFixed(2)}`).join(', ');
  console.log(`  ${name.padEnd(24)} ${sum(cost).toFixed(2).padStart(7)} ms: ${each}`);
}

async function fanOutOf(cluster: Cluster, team: Team): Promise<Cost> {
  for (let round = 0; ; round += 1) {
    const { deliver, close } = await createCrowd(cluster, team, crowd);
    const cost = await team.costOf(deliver);
    close();
    if (round > 0) return perAct(cost, crowd.events);
  }
}

/** What more of our processes cannot share among them. */
function nameLimit(costs: Costs): void {
  const lines = Object.entries(costs).flatMap(([name, { PostgreSQL }]) =>
    name === fanOut ? [] : [`${(1000 / PostgreSQL).toFixed(0)} of ${name}`],
  );
  console.log(
    `\nFirst limit: the processors of PostgreSQL, of which there is one server. One processor does, in a second,`,
  );
  console.log(`  ${lines.join(', or ')}. Marketplaces and BFFs grow by more processes.`);
}

const perAct = (cost: Cost, count: number) => eachPart((part) => cost[part] / count);
const sum = (cost: Cost) => parts.reduce((all, part) => all + cost[part], 0);
const totals = (costs: Costs): Figures =>
  Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, sum(cost)]));
