import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { AppError } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { failAt } from '#world/fail-at.ts';
import { testSecrets } from '#world/marketplace.ts';
import { programOf } from '#world/program.ts';
import { dice } from './dice.ts';
import { secretKey, startMoneyWorld, type Weather } from './money-world.ts';
import { type Act, perform, timerNames } from './storm-verbs.ts';

const environment = {
  COMMISSION_PERCENT: '5',
  COMMISSION_VAT_PERCENT: '20',
  // Nothing is slow here, except a busy machine.
  OUTSIDE_CALL_MS: '60000',
  PROTECTED_PAYMENTS: 'on',
};

interface Mail {
  raw: string;
  signature: string;
}

type StormWorld = Awaited<ReturnType<typeof startStormWorld>>;
export interface Storm extends StormWorld {
  seed: number;
  /** The number of this step. */
  step: number;
  roll: () => number;
  faults: 'none' | 'thrown' | 'kill -9';
}

/** Each step has dice of its own, so that chance in one of them does not change the others. */
export function nextStep(storm: Storm): void {
  storm.step += 1;
  storm.roll = dice(Math.imul(storm.seed * 7919 + storm.step, 2_654_435_761) >>> 1);
}

/** A marketplace and a sandbox whose clock, webhooks and failures the storm decides. */
export async function startStormWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'besesaka-storm-'));
  const file = join(folder, 'sandbox.json');
  const it = await startMoneyWorld({ ...environment, CLOCK_AT: '2026-03-06T09:00:00Z', SANDBOX_FILE: file });
  const mail: Mail[] = [];
  const kills = { ours: 0, sandbox: 0 };
  it.takeWebhooks(async (request) => {
    mail.push({ raw: await request.text(), signature: request.headers.get('x-paystack-signature') ?? '' });
    return new Response('');
  });

  async function there(method: 'GET' | 'POST', path: string, body?: object) {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const answer = await fetch(it.sandboxUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return text.startsWith('{') ? Object(JSON.parse(text)).data : null;
  }
  /** The sandbox catches up, and its webhooks arrive. */
  const tick = () => there('POST', '/clock', { at: it.clock.now() });
  return {
    it,
    mail,
    there,
    tick,
    choose: (path: string, choice: Record<string, string>) =>
      fetch(it.sandboxUrl + path, { method: 'POST', body: new URLSearchParams(choice), redirect: 'manual' }),
    inDatabase: failAt(it.db),
    kills,
    restartSandbox: () => {
      kills.sandbox += 1;
      // Its time never goes back.
      return it.restartSandbox({ CLOCK_AT: new Date(it.clock.now().getTime() + kills.sandbox * 1000).toISOString() });
    },
    close: async () => {
      await it.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function pick<T>({ roll }: Pick<Storm, 'roll'>, all: readonly T[]): T {
  const found = all[Math.floor(roll() * all.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** A refusal is an answer. Any other error is a fault of ours, unless the storm caused it. */
async function attempt({ it }: Storm, one: Act, mayFail = false): Promise<boolean> {
  const ctx = it.context(one.as ? { userId: one.as, sessionId: newId() } : null);
  try {
    await perform(ctx, one);
    return true;
  } catch (error) {
    if (mayFail || error instanceof AppError) return false;
    throw error;
  }
}

const weathers: readonly Weather[] = ['away', '500', 'nonsense', 'answer lost', 'charge lost'];

/** Performs an act, in which something may fail. */
export async function act(storm: Storm, one: Act): Promise<void> {
  const { it, roll, faults } = storm;
  const chance = faults === 'none' ? 1 : roll();
  if (faults === 'kill -9' && roll() < 0.15) await killed(storm, one);
  else if (chance < 0.12) await underWeather(storm, one, pick(storm, weathers));
  else if (chance < 0.3) await withDeadStatement(storm, one);
  else if (chance < 0.4) await atOnce(storm, one);
  else if (chance < 0.5) {
    // Webhooks arrive before the answer does.
    let early = Promise.resolve();
    it.setMeanwhile(() => {
      it.setMeanwhile(async () => {});
      early = storm.tick().then(() => deliver(storm, 1));
      return early;
    });
    await attempt(storm, one);
    await early;
    it.setMeanwhile(async () => {});
  } else await attempt(storm, one);
}

async function underWeather(storm: Storm, one: Act, weather: Weather): Promise<void> {
  storm.it.setWeather(weather);
  await attempt(storm, one, true);
  storm.it.setWeather('fine');
}

/** The n-th statement of its next transaction fails, or the answer to the commit is lost. */
async function withDeadStatement(storm: Storm, one: Act): Promise<void> {
  const { inDatabase, roll } = storm;
  if (roll() < 0.2) inDatabase.loseNextAnswer();
  else inDatabase.next(roll() < 0.7 ? 'killed' : 'deadlock', 1 + Math.floor(roll() ** 2 * 25));
  await attempt(storm, one, true);
  inDatabase.clear();
}

/** Twice at the same time, or beside a timer. */
async function atOnce(storm: Storm, one: Act): Promise<void> {
  const other = storm.roll() < 0.5 ? one : timerAct(pick(storm, timerNames));
  await Promise.all([attempt(storm, one), attempt(storm, other)]);
}

/** The process that acts is killed, or the sandbox is, before it answers or after it. */
async function killed(storm: Storm, one: Act): Promise<void> {
  const { it, roll } = storm;
  if (roll() < 0.6) {
    await killDoing(storm, one, Math.floor(roll() ** 2 * 40));
    return;
  }
  let restarted: Promise<void> | null = null;
  const kill = () => {
    restarted ??= storm.restartSandbox();
  };
  it.onDeath(kill);
  await underWeather(storm, one, roll() < 0.5 ? 'killed before' : 'killed after');
  kill();
  await restarted;
}

async function killDoing({ it, kills }: Storm, one: Act, steps: number): Promise<void> {
  kills.ours += 1;
  const env = {
    ...process.env,
    ...testSecrets,
    ...environment,
    DEMO_LOGINS: 'on',
    DATABASE_URL: it.url,
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_API_URL: it.wayUrl,
    NOW: it.clock.now().toISOString(),
  };
  const program = await programOf('marketplace/tests/money/dying-act.ts');
  const args = [program, JSON.stringify(one), String(steps)];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  // PostgreSQL notices it later, and holds its locks until then.
  const left = sql`select from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  await vi.waitFor(async () => expect(await rowsOf(it.db, left)).toEqual([]), { timeout: 10_000, interval: 10 });
}

export const timerAct = (name: string): Act => ({ verb: 'runTimer', as: null, input: { name } });

/** Webhooks arrive in any order: this part of them now, the others later, some again, and a few of those that we can do without never. */
export async function deliver(storm: Storm, part: number): Promise<void> {
  const { mail, roll, faults } = storm;
  const arrived = mail.splice(0);
  while (arrived.length > 0) {
    const [one] = arrived.splice(Math.floor(roll() * arrived.length), 1);
    if (!one) break;
    const mayBeLost = /"(charge\.success|transfer\.success|transfer\.failed)"/.test(one.raw);
    if (roll() >= part) mail.push(one);
    else if (mayBeLost && faults !== 'none' && roll() < 0.2) continue;
    // The provider repeats one that was refused.
    else if (!(await attempt(storm, { verb: 'handleWebhook', as: null, input: one })) || roll() < 0.1) mail.push(one);
  }
}

/** Time passes, and the timers run, or not all of them. */
export async function pass(storm: Storm, span: { minutes?: number; days?: number }, part = 0.7): Promise<void> {
  nextStep(storm);
  storm.it.clock.pass(span);
  await storm.tick();
  const due = timerNames.filter(() => storm.roll() < part).toSorted(() => storm.roll() - 0.5);
  for (const name of due) await act(storm, timerAct(name));
}
