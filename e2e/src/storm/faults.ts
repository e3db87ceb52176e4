import { setTimeout as delay } from 'node:timers/promises';
import type { Dice } from '@besesaka/marketplace/demo/dice.ts';
import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { sql } from 'drizzle-orm';
import type { Network } from '#balancer.ts';
import { cutSubscriptions } from '#chat/faults.ts';
import type { Cluster, ServerName } from '#cluster.ts';
import type { OwnPostgres } from '#own-postgres.ts';
import { patiently } from '#server-process.ts';

export interface Place {
  cluster: Cluster;
  postgres: OwnPostgres;
  /** Between the clients and the BFFs. */
  outside: Network;
}

/** Each deck has one of each line: what happens, and to which of these. */
const deck = [
  ['kill', 'marketplace-1', 'marketplace-2'],
  ['kill', 'bff-1', 'bff-2'],
  ['kill', 'redis'],
  ['kill', 'PostgreSQL'],
  ['pause', 'marketplace-1', 'marketplace-2', 'bff-1', 'bff-2'],
  ['pause', 'redis'],
  ['cut', 'outside', 'inside'],
  ['cut', 'subscriptions', 'database'],
  ['lose answers', 'outside', 'inside'],
  ['freeze', 'outside', 'inside'],
] as const;

export type Kind = (typeof deck)[number][0];
type Target = Exclude<(typeof deck)[number][number], Kind>;

export interface Fault {
  kind: Kind;
  target: Target;
  atMs: number;
  forMs: number;
}

export interface Weather {
  forMs: number;
  /** The usual time between two faults. */
  everyMs: number;
  /** The longest pause of a server or a network. */
  longestMs: number;
}

/** The same faults for the same dice. */
export function planFaults(dice: Dice, { forMs, everyMs, longestMs }: Weather): Fault[] {
  const count = Math.floor(forMs / everyMs);
  const decks = Array.from({ length: Math.ceil(count / deck.length) }, () => dice.shuffle(deck));
  return decks
    .flat()
    .slice(0, count)
    .map(([kind, ...targets], n) => ({
      kind,
      target: dice.pick<Target>(targets),
      atMs: Math.round((n + dice.roll()) * everyMs),
      forMs: dice.between(300, longestMs),
    }));
}

/** Carries out the plan. A fault begins at its time, also while others last, but a server has one at a time. */
export async function carryOut(place: Place, plan: readonly Fault[]): Promise<void> {
  const last = new Map<Target, Promise<void>>();
  await Promise.all(
    plan.map(async (fault) => {
      await delay(fault.atMs);
      const run = () => acts[fault.kind](place, fault);
      if (fault.kind !== 'kill' && fault.kind !== 'pause') return run();
      const turn = (last.get(fault.target) ?? Promise.resolve()).then(run);
      last.set(fault.target, turn);
      await turn;
    }),
  );
}

const acts: Record<Kind, (place: Place, fault: Fault) => Promise<void>> = {
  kill: async ({ cluster, postgres }, { target }) => {
    if (target === 'PostgreSQL') return postgres.crash();
    await cluster.kill(target as ServerName);
    // A server that starts while its database restarts ends, and its supervisor starts it once more.
    await patiently(() => cluster.start(target as ServerName));
  },
  pause: async ({ cluster }, { target, forMs }) => {
    const server = cluster.server(target as ServerName);
    server.signal('SIGSTOP');
    await delay(forMs);
    server.signal('SIGCONT');
  },
  cut: async (place, { target }) => {
    const { cluster } = place;
    if (target === 'subscriptions') await cutSubscriptions(cluster.redisUrl).catch(() => {});
    else if (target === 'database') await cutDatabase(cluster).catch(() => {});
    else networkOf(place, target).cut();
  },
  'lose answers': async (place, { target, forMs }) => {
    const stop = networkOf(place, target).loseAnswers();
    await delay(forMs);
    stop();
  },
  freeze: async (place, { target, forMs }) => {
    const stop = networkOf(place, target).freeze();
    await delay(forMs);
    stop();
  },
};

const networkOf = ({ cluster, outside }: Place, target: Target) => (target === 'inside' ? cluster.inside : outside);

const cutDatabase = ({ db }: Cluster) =>
  rowsOf(
    db,
    sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
    and backend_type = 'client backend'`,
  );
