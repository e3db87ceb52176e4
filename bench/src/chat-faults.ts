import {
  cutSubscribers,
  killServers,
  type Outage,
  pauseReader,
  restartPostgres,
  stopRedis,
} from '@besesaka/e2e/chat/faults.ts';
import { flawless, judge, type Verdict } from '@besesaka/e2e/chat/judge.ts';
import { type TalkOptions, talk } from '@besesaka/e2e/chat/talk.ts';
import { roomyChat } from '@besesaka/e2e/chat/users.ts';
import { type Cluster, startCluster } from '@besesaka/e2e/cluster.ts';
import { type OwnPostgres, startOwnPostgres } from '@besesaka/e2e/own-postgres.ts';

const messages = 10_000;
const completeWithinMs = 5_000;
const sleepMs = 60_000;
const sleeperMayCost = 50 * 1024;

/**
 * The tests of `e2e/tests/chat-faults.test.ts` at full size, on built servers and a database with production
 * durability.
 */
export async function benchChatFaults() {
  const postgres = await startOwnPostgres({ fast: false });
  const environment = { NODE_ENV: 'production' };
  const cluster = await startCluster({ environment, database: postgres, marketplace: roomyChat });
  console.log(`\n${messages} messages by 16 senders, with this fault:`);
  try {
    await fallIntoTalks(cluster, postgres);
  } finally {
    await cluster.close();
  }
}

async function fallIntoTalks(cluster: Cluster, postgres: OwnPostgres) {
  const notes: string[] = [];
  const during = ({ states, acknowledged }: Outage) =>
    notes.push(`${acknowledged} sent during the outage, readiness ${[...new Set(states)].join(', ')}`);
  const cost = (grownBy: number) => {
    notes.push(
      `its BFF grew by ${(grownBy / 1024).toFixed(1)} MB${grownBy < sleeperMayCost ? '' : ' (50 allowed: BROKEN)'}`,
    );
    if (grownBy >= sleeperMayCost) process.exitCode = 1;
  };
  const scenes: [string, Omit<TalkOptions, 'messages'>][] = [
    ['one BFF is killed every 2.5 s', { fault: killServers(['bff-1', 'bff-2'], { everyMs: 2_500, times: 4 }) }],
    ["Redis's subscribers are cut 5 times", { fault: cutSubscribers({ everyMs: 2_500, times: 5 }) }],
    ['Redis is away for 30 s', { fault: stopRedis(30_000, during) }],
    ['PostgreSQL restarts 3 times', { fault: restartPostgres(postgres, { times: 3 }) }],
    [
      'one marketplace is killed every 5 s',
      { fault: killServers(['marketplace-1', 'marketplace-2'], { everyMs: 5_000, times: 2 }) },
    ],
    ['a reader takes nothing for 60 s', { fault: pauseReader(sleepMs, cost), textLength: 1_500 }],
  ];
  for (const [what, options] of scenes) {
    const result = await talk(cluster, { messages, ...options });
    const verdict = await judge(cluster, result);
    await result.close();
    print(what, verdict, notes.splice(0));
  }
}

function print(what: string, verdict: Verdict, notes: string[]) {
  const holds = Object.keys(flawless).every((fault) => verdict[fault as keyof typeof flawless] === 0);
  const fine = holds && verdict.slowestMs < completeWithinMs;
  if (!fine) process.exitCode = 1;
  const { acknowledged, lost, twice, misplaced, gaps, unlikeDatabase, slowestMs, connections } = verdict;
  console.log(`  ${what}: ${fine ? 'met' : 'BROKEN'}`);
  console.log(
    `    ${acknowledged} acknowledged, ${lost} lost, ${twice} twice, ${misplaced} out of order, ${gaps} gaps, ${unlikeDatabase} different from the database;`,
    `complete at most ${(slowestMs / 1000).toFixed(1)} s after the last fault, over ${connections} connections`,
  );
  for (const note of notes) console.log(`    ${note}`);
}
