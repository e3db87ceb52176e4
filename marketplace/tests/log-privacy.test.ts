import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { createDatabase } from '#platform/db/create-database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls } from '#platform/idempotency/resume-external-calls.ts';
import { outsideWorks } from '#platform/idempotency/tables.ts';
import { jobKind } from '#platform/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

const lines: string[] = [];
const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
const failingJob = jobKind('tests.failing');
let market: Awaited<ReturnType<typeof startTestMarketplace>>;

beforeAll(async () => {
  market = await startTestMarketplace({ log });
  market.marketplace.jobs.handle(failingJob, () => addUser('0207654321'));
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const statement = 'insert into \\"users\\"';

/** A signup with a taken address. */
async function addUser(telephoneNumber: string): Promise<void> {
  const user = await market.world.createUser();
  await market.db.insert(users).values({ ...user, id: user.id.replace(/.$/, '0'), telephoneNumber });
}

function logged(): string {
  return lines.splice(0).join('');
}

test('a statement that is cancelled during a request logs nothing that the user typed', async () => {
  const blocker = createDatabase({ url: market.url, poolSize: 2 });
  const typed = { full_name: 'Private Name', email: 'private@example.com', telephone_number: '0207654321' };
  await blocker.transaction(async (tx) => {
    await tx.execute(sql`lock table users in exclusive mode`);
    const answer = market.client().post('/api/signup', { ...typed, password, password_confirm: password });
    const cut = () =>
      rowsOf(
        blocker,
        sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "users"%'`,
      );
    await expect.poll(cut).toHaveLength(1);
    expect((await answer).status).toBe(503);
  });
  await blocker.$client.close();
  const text = logged();
  expect(text).toContain(statement);
  expect(text).toContain('57014');
  expect(text).toContain('canceling statement');
  for (const private_ of ['Private Name', 'private@example.com', '0207654321', '207654321', '$argon2', password])
    expect(text).not.toContain(private_);
});

test('nor does a row that breaks a rule of the database', async () => {
  const error = await addUser('0207654321').catch((reason: unknown) => reason);
  log.error({ err: error }, 'a row was refused');
  log.error(error);
  const text = logged();
  expect(text).toContain(statement);
  expect(text).toContain('23505');
  for (const private_ of ['0207654321', '@example.com', '$argon2']) expect(text).not.toContain(private_);
});

test('nor data that PostgreSQL cannot read, though its own words repeat it', async () => {
  const error = await market.db.execute(sql`select ${'private words'}::uuid`).catch((reason: unknown) => reason);
  log.error({ err: error }, 'data was refused');
  const text = logged();
  expect(text).toContain('22P02');
  expect(text).not.toContain('private words');
});

test('nor a job that fails, in the log and in what is kept of it', async () => {
  await market.marketplace.jobs.insert([{ name: failingJob.name, data: {} }]);
  const outcome = () =>
    rowsOf(market.db, sql`select output::text from pgboss.job where name = 'tests.failing' and output is not null`);
  await expect.poll(outcome, { timeout: 8_000 }).toHaveLength(1);
  const text = logged() + JSON.stringify(await outcome());
  expect(text).toContain('job failed');
  expect(text).toContain('23505');
  for (const private_ of ['0207654321', '@example.com', '$argon2']) expect(text).not.toContain(private_);
});

test('nor a call to the provider whose result cannot be saved', async () => {
  const work: ExternalCall = {
    kind: 'tests.unsaved',
    call: async () => ({ card: 'AUTH_private' }),
    settle: async ({ tx }) => tx.db.execute(sql`select ${'private words'}::uuid`),
  };
  const row = { key: 'a', requestHash: 'a', kind: work.kind, input: {}, createdAt: new Date(0), dueAt: new Date(0) };
  await market.db.insert(outsideWorks).values({ ...row, id: newId(), callerId: newId() });
  await resumeExternalCalls({ ctx: { ...market.context(), log }, works: [work] });
  const text = logged();
  expect(text).toContain('external call postponed');
  expect(text).toContain('22P02');
  expect(text).not.toContain('private');
});
