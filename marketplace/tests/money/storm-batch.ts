import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { disputes, refunds } from '#payments/tables.ts';
import { compareBooks } from '#payouts/books/compare-books.ts';
import { readBooks } from '#payouts/books/read-books.ts';
import { runPayoutsJob } from '#payouts/shop-money/create-payout.ts';
import { isPayoutTime } from '#payouts/shop-money/rules.ts';
import { orderMoney } from '#payouts/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { settingChanges } from '#platform/settings/tables.ts';
import { dice } from './dice.ts';
import { beginnings, decideDispute, endTransfer, retry, send, setWallet, stepOf } from './storm-acts.ts';
import { type History, openShop, startHistory } from './storm-history.ts';
import { checkBooks, checkBuyers, checkPages, checkPaidOut, checkStock, type Rate } from './storm-model.ts';
import { checkHolds, createRules } from './storm-rules.ts';
import { act, deliver, nextStep, pass, pick, type Storm, startStormWorld, timerAct } from './storm-world.ts';

const spans = [
  { minutes: 1 },
  { minutes: 4 },
  { minutes: 20 },
  { minutes: 300 },
  { days: 1 },
  { days: 2 },
  { days: 3 },
];

/** Failing storms can be repeated alone. */
const only = process.env.STORM_SEEDS?.split(',').map(Number);

/** Two files have a part of the storms each, so that two workers share them. */
export const seeds = (first: number, count: number) => only ?? Array.from({ length: count }, (_, n) => first + n);

export const testStorms = (chosen: readonly number[]) =>
  test.each(chosen)(
    'storm %i: whatever 100 buyers, their shops and admins do in whatever order, and whatever fails, the money is exact',
    (seed) => runBatch({ seed, histories: 100, rounds: 8, faults: 'thrown' }),
    600_000,
  );

interface Batch {
  seed: number;
  histories: number;
  rounds: number;
  faults: Storm['faults'];
}

/** So many histories side by side: in each round every one takes a step, and sometimes time passes. */
export async function runBatch({ seed, faults, ...extent }: Batch): Promise<void> {
  const world = await startStormWorld();
  const log: string[] = [];
  try {
    await run({ ...world, seed, step: 0, roll: dice(seed), faults }, extent, log);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`storm ${seed}: ${text}\n${log.slice(-40).join('\n')}`, { cause: error });
  } finally {
    await world.close();
  }
}

async function run(storm: Storm, { histories, rounds }: Omit<Batch, 'seed' | 'faults'>, log: string[]): Promise<void> {
  const rates: Rate[] = [];
  const isDeadly = storm.faults === 'kill -9';
  const { id: adminId } = await storm.it.world.createUser({ staffRole: 'owner' });
  const shops = [];
  for (let n = 0; n < histories / 3; n += 1) shops.push(await openShop(storm));
  await changeRate(storm, rates);
  const all: History[] = [];
  const checkRules = createRules(storm);
  const check = async () => {
    await checkRules();
    await checkBooks(storm, rates);
  };
  for (let n = 0; n < histories; n += 1) all.push(await startHistory(storm, shops));
  for (const { ownerId } of shops) await act(storm, setWallet(storm, ownerId));
  for (const beginning of beginnings)
    for (const history of all.filter(() => storm.roll() < 0.9)) await stepOf(storm, history, adminId, [beginning]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [n, history] of all.entries()) log.push(`${n} ${await stepOf(storm, history, adminId)}`);
    nextStep(storm);
    await storm.tick();
    await deliver(storm, 0.5);
    if (round === Math.floor(rounds / 2)) await changeRate(storm, rates);
    await check();
    if (storm.roll() < 0.5) {
      const span = pick(storm, spans);
      log.push(`time ${JSON.stringify(span)}`);
      await pass(storm, span);
      await check();
    }
  }
  await calm(storm, adminId, check);
  while (!isPayoutTime(storm.it.clock.now())) storm.it.clock.pass({ minutes: 60 });
  await pass(storm, { minutes: 0 }, 1);
  // A timer that came after the run may have released money, or ended a payout that failed.
  await act(storm, timerAct(runPayoutsJob.name));
  await checkPaidOut(storm);
  await check();
  await checkPages(
    storm,
    shops.map(({ ownerId }) => ownerId),
  );
  await checkStock(storm);
  await checkBuyers(storm);
  await compareBooks({ ctx: storm.it.context() });
  if (isDeadly) expect(storm.kills.ours + storm.kills.sandbox, 'kills').toBeGreaterThan(0);
  const { differences, is_matched, provider, provider_balance } = await readBooks({ ctx: storm.it.context() });
  expect(differences, 'movements at the provider').toEqual([]);
  expect({ is_matched, provider }).toEqual({ is_matched: true, provider: provider_balance });
}

async function changeRate({ it, roll }: Storm, rates: Rate[]): Promise<void> {
  const commission = 100 + Math.floor(roll() * 900);
  // It counts for none of the sales before it.
  it.clock.pass({ seconds: 1 });
  const validFrom = it.clock.now();
  const version = rates.length + 1;
  const row = { id: newId(), name: 'commission', value: String(commission / 100), validFrom, version } as const;
  await it.db.insert(settingChanges).values({ ...row, reason: 'A new rate', actorId: newId(), createdAt: validFrom });
  await it.bus.publish(channels.settings, '');
  await expect.poll(() => it.context().settings.at(validFrom, 'commission'), { interval: 5 }).toBe(commission);
  rates.push({ from: validFrom, commission });
}

/** The failures end, but nothing else that users could do is done. Afterwards admins see to what waits for them. */
async function calm(storm: Storm, adminId: string, check: () => Promise<void>): Promise<void> {
  await deliver(storm, 1);
  storm.faults = 'none';
  // The hour of the payouts.
  while (!isPayoutTime(storm.it.clock.now())) storm.it.clock.pass({ minutes: 60 });
  for (let days = 0; days < 35; days += 5) {
    await pass(storm, { days: 5 }, 1);
    await checkHolds(storm);
    await check();
    await endTransfer(storm, undefined);
    await storm.tick();
    await deliver(storm, 1);
  }
  await pass(storm, { minutes: 61 }, 1);
  await checkHolds(storm);
  const retried = new Set<string>();
  for (let tries = 0; tries < 20; tries += 1) {
    const open = await openOf(storm);
    if (open.refunds.length + open.disputes.length + open.held.length === 0) return;
    for (const { id } of open.disputes) await decideDispute(storm, id);
    for (const { id, state } of open.refunds) {
      const isNew = state === 'needs_attention' && !retried.has(id);
      if (isNew) retried.add(id);
      await act(storm, isNew ? retry(id, adminId) : send(id, adminId));
    }
    await pass(storm, { days: 1 }, 1);
    await deliver(storm, 1);
  }
  throw new Error(`it does not end: ${JSON.stringify(await openOf(storm))}`);
}

/** What is still under way. */
async function openOf({ it }: Storm) {
  const isOpen = inArray(refunds.state, ['asking', 'pending', 'processing', 'needs_attention']);
  // Losses are the marketplace's, and no owner adds money here.
  const isShort = sql`exists (select from refund_transfers sent where sent.refund_id = ${refunds.id}
    and sent.failure like '%balance is not enough%')`;
  return {
    refunds: await it.db
      .select()
      .from(refunds)
      .where(and(isOpen, not(isShort))),
    disputes: await it.db.select().from(disputes).where(eq(disputes.state, 'open')),
    held: await it.db
      .select()
      .from(orderMoney)
      .where(inArray(orderMoney.state, ['held', 'frozen'])),
  };
}
