import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/telemetry/log.ts';
import { startTestDatabase, type TestDatabase } from '#world/database.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { createPassage } from '#world/passage.ts';
import { createJobs, jobKind } from './jobs.ts';

/** Busy machines need it; a poll that is right ends at once. */
const patience = { timeout: 10_000 };

const greetingJob = jobKind<{ name: string }>('greeting');
const greeting = (name: string) => ({ name: greetingJob.name, data: { name } });

let database: TestDatabase;
let way: Awaited<ReturnType<typeof createPassage>>;
beforeEach(async () => {
  database = await startTestDatabase();
  way = await createPassage(database.url);
});
afterEach(async () => {
  await way.close();
  await database.close();
});

test('a database that refuses connections at first is retried until the jobs run', async () => {
  const greeted: string[] = [];
  const jobs = createJobs({ url: way.url, log: createLog({ level: 'silent' }) });
  jobs.handle(greetingJob, async ({ name }) => void greeted.push(name));
  const started = jobs.start();
  await expect.poll(jobs.status, patience).toBe('down');
  await expect(jobs.insert([greeting('Kofi')])).rejects.toThrow('ECONNREFUSED');
  await way.open();
  await started;
  expect(jobs.status()).toBe('up');
  await jobs.insert([greeting('Ama')]);
  await expect.poll(() => greeted, patience).toEqual(['Ama']);
  await jobs.close();
});

test('a job is sent as soon as the database is back', async () => {
  const jobs = createJobs({ url: way.url, log: createLog({ level: 'silent' }) });
  jobs.handle(greetingJob, async () => {});
  await expect(jobs.insert([greeting('Kofi')])).rejects.toThrow();
  await way.open();
  await jobs.insert([greeting('Ama')]);
  await jobs.close();
});

test('a database that disconnects just before the end of a job stops nothing, and later jobs run', async () => {
  const greeted: string[] = [];
  const warned: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => void warned.push(line) } });
  const jobs = createJobs({ url: way.url, log });
  jobs.handle(greetingJob, async ({ name }) => {
    if (name === 'Kofi') await way.close();
    greeted.push(name);
  });
  await way.open();
  await jobs.insert([greeting('Kofi')]);
  // An unhandled rejection would fail the whole file.
  await expect.poll(() => warned.join(), patience).toContain('failed to persist job outcome');
  await way.open();
  await expect
    .poll(
      () =>
        jobs.insert([greeting('Ama')]).then(
          () => 'sent',
          () => 'refused',
        ),
      patience,
    )
    .toBe('sent');
  await expect.poll(() => greeted, patience).toEqual(['Kofi', 'Ama']);
  await jobs.close();
});

test('a scheduled job whose outcome is not saved stops nothing', async () => {
  await way.open();
  const greeted: string[] = [];
  const warned: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => void warned.push(line) } });
  const jobs = createJobs({ url: way.url, log });
  jobs.handle(greetingJob, async ({ name }) => void greeted.push(name));
  await jobs.start();
  await database.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin raise 'the database restarts'; end $$`);
  await database.db.execute(sql`create trigger refuse before update on pgboss.job for each row
    when (new.name = '__pgboss__send-it' and new.state = 'completed') execute function refuse()`);
  await jobs.insert([{ name: '__pgboss__send-it', data: greeting('Ama') }]);
  await expect.poll(() => greeted, patience).toEqual(['Ama']);
  await expect.poll(() => warned.join(), patience).toContain('failed to persist job outcome');
  await jobs.close();
});

test('closing stops a start that never succeeds', async () => {
  const jobs = createJobs({ url: way.url, log: createLog({ level: 'silent' }) });
  const started = jobs.start();
  await expect.poll(jobs.status, patience).toBe('down');
  await jobs.close();
  await started;
});

test('readiness reports whether the jobs have started', async () => {
  const it = await startTestMarketplace({ environment: { DATABASE_URL: way.url } });
  const ready = async () => {
    const { status, body } = await it.client().get('/readyz');
    return [status, body.status, body.jobs];
  };
  void it.marketplace.jobs.start();
  await expect.poll(ready, patience).toEqual([200, 'degraded', 'down']);
  await way.open();
  await expect.poll(ready, patience).toEqual([200, 'ok', 'up']);
  await it.close();
});
