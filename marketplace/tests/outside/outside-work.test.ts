import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { pruneExternalCalls, resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';
import { outsideWorks } from '#platform/idempotency/tables.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { programOf } from '#world/program.ts';
import { charge, chargeWork, read, type Step, steps } from './charge.ts';

/** Busy machines need it; a poll that is right ends at once. */
const patience = { timeout: 10_000 };

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let provider: ChildProcess;
let providerUrl: string;
beforeAll(async () => {
  market = await startTestMarketplace({ poolSize: 1, environment: { OUTSIDE_CALL_MS: '60000' } });
  provider = fork(new URL('./provider.mjs', import.meta.url), { execArgv: [] });
  const [{ port }] = await once(provider, 'message');
  providerUrl = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  provider.kill('SIGKILL');
  await market.close();
});

const work = (silent = 'no') => chargeWork(providerUrl, () => {}, silent);
const counted = async () => read<{ charges: number; asked: number }>(await fetch(`${providerUrl}/count`));
const rowOf = async (key: string) => (await market.db.select().from(outsideWorks).where(eq(outsideWorks.key, key)))[0];
const written = (act: string, reference = '') =>
  market.db.$count(auditLog, and(eq(auditLog.act, act), eq(auditLog.subject, reference)));

/** Checks the result, each part of which exists once. */
async function expectOnce(key: string): Promise<void> {
  const row = await rowOf(key);
  expect(row).toMatchObject({ state: 'settled', answer: { charged: 3000, reference: row?.id } });
  expect([await written('test.reserved', row?.id), await written('test.charged', row?.id)]).toEqual([1, 1]);
  expect((await fetch(`${providerUrl}/charges/${row?.id}`)).status).toBe(200);
}

async function dieAt(step: Step, key: string): Promise<void> {
  const env = { ...process.env, ...testSecrets, DATABASE_URL: market.url, NOW: market.clock.now().toISOString() };
  const args = [await programOf('marketplace/tests/outside/dying-process.ts'), providerUrl, key, step];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  expect([step, signal]).toEqual([step, 'SIGKILL']);
  // PostgreSQL notices it later. Until then the row is locked, and resuming skips it.
  await market.db.select().from(outsideWorks).for('update');
}

/** Gives up a call that is not answered. */
function impatient() {
  const ctx = market.context();
  return { ...ctx, config: { ...ctx.config, outsideCallMs: 5_000 } };
}

test.each(steps)(
  'a process killed at "%s" leaves nothing half done: a repeated request continues there',
  async (step) => {
    const key = newId();
    const before = await counted();
    await dieAt(step, key);
    market.clock.pass({ minutes: 2 });
    const answer = await charge(market.context(), work(), key);
    expect(await charge(market.context(), work(), key)).toEqual(answer);
    await expectOnce(key);
    // A provider that takes no reference would charge again.
    const { charges, asked } = await counted();
    expect([charges - before.charges, asked - before.asked]).toEqual([1, 1]);
  },
  60_000,
);

test('a job finishes calls that are not repeated, once', async () => {
  const keys = (['before the call', 'after the call', 'settle'] as const).map((step) => [step, newId()] as const);
  for (const [step, key] of keys) await dieAt(step, key);
  await resumeExternalCalls({ ctx: market.context(), works: [work()] });
  expect((await rowOf(keys[0]?.[1] ?? ''))?.state).toBe('reserved');
  market.clock.pass({ minutes: 2 });
  await Promise.all([1, 2].map(() => resumeExternalCalls({ ctx: market.context(), works: [work()] })));
  for (const [, key] of keys) await expectOnce(key);
}, 60_000);

test('the call holds no connection and no lock, and parallel requests with its key get Retry-After', async () => {
  const key = newId();
  const before = await counted();
  const answering = charge(impatient(), work('yes'), key).catch(({ code }) => code);
  const { charges } = before;
  await expect.poll(async () => (await counted()).charges, patience).toBe(charges + 1);
  expect(market.db.$client.idleCount).toBe(market.db.$client.totalCount);
  await expect(charge(market.context(), work(), key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await answering).toBe('UNAVAILABLE');
  market.clock.pass({ minutes: 2 });
  await resumeExternalCalls({ ctx: market.context(), works: [work()] });
  await expectOnce(key);
}, 30_000);

test('a stored outcome is settled later without another call', async () => {
  const key = newId();
  const failing = { ...work(), settle: () => Promise.reject(new Error('a mistake of ours')) };
  await expect(charge(market.context(), failing, key)).rejects.toThrow('a mistake of ours');
  expect((await rowOf(key))?.state).toBe('called');
  const { asked } = await counted();
  market.clock.pass({ minutes: 2 });
  await resumeExternalCalls({ ctx: market.context(), works: [work()] });
  await expectOnce(key);
  expect((await counted()).asked).toBe(asked);
});

test('a refusal before the call frees the key, and another body with the key is refused', async () => {
  const key = newId();
  const refused = charge(market.context(), work(), key, () => {
    throw new Error('out of stock');
  });
  await expect(refused).rejects.toThrow('out of stock');
  expect(await rowOf(key)).toBeUndefined();
  await charge(market.context(), work(), key);
  await market.db.update(outsideWorks).set({ requestHash: 'another' }).where(eq(outsideWorks.key, key));
  await expect(charge(market.context(), work(), key)).rejects.toMatchObject({ code: 'KEY_REUSED' });
});

test('an external call never starts inside a transaction', async () => {
  const asked = inTransaction(market.context(), (tx) => charge(tx, work(), newId()));
  await expect(asked).rejects.toThrow('outside of any transaction');
});

test('settled calls are deleted after their time, and no others', async () => {
  await market.db.insert(outsideWorks).values({
    id: newId(),
    callerId: newId(),
    key: 'open',
    requestHash: '',
    kind: 'test.charge',
    input: {},
    dueAt: market.clock.now(),
    createdAt: market.clock.now(),
  });
  market.clock.pass({ days: 91 });
  await pruneExternalCalls({ ctx: market.context() });
  expect((await market.db.select().from(outsideWorks)).map(({ key }) => key)).toEqual(['open']);
});
