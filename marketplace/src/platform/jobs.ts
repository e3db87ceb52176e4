import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '#platform/db/database.ts';
import { aloneOn } from '#platform/db/migrate.ts';
import type { Logger } from '#platform/telemetry/log.ts';

/** A kind of job: its name and its payload. */
export interface JobKind<P extends object = object> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: P;
}

export function jobKind<P extends object>(name: string): JobKind<P> {
  return { name };
}

export interface PendingJob {
  name: string;
  data: object;
  startAfter?: Date;
}

export interface JobQueue {
  /** With a transaction, the jobs exist only if it commits. */
  insert(jobs: readonly PendingJob[], db?: Pick<Database, '$client'>): Promise<void>;
}

export interface JobWorkers {
  handle<P extends object>(kind: JobKind<P>, handler: (payload: P) => Promise<void>): void;
  /** Handles the kind at the times of a cron expression, in UTC. */
  schedule(kind: JobKind, cron: string, handler: () => Promise<void>): void;
}

export interface Jobs extends JobQueue, JobWorkers {
  /**
   * Creates the tables and starts the workers, retrying while the database is unavailable. An earlier `insert` tries
   * once.
   */
  start(): Promise<void>;
  /** `down`: the start failed, so no job runs and sending one fails until a retry succeeds. */
  status(): 'up' | 'down' | 'starting';
  close(): Promise<void>;
}

type Handler = (payload: object) => Promise<void>;

interface Registration {
  name: string;
  cron: string | null;
  handler: Handler;
}

interface Settings {
  url: string;
  log: Logger;
}

/** Queues that users wait for are polled every second. Mails of a busy minute are sent in batches. */
const waitedFor = { pauseMs: 1_000, batchSize: 20 };

/**
 * Scheduled work only needs to be on time to the minute. Most queues are of this kind, and polling them every second
 * was most of the database load of an idle service.
 */
const byTheCalendar = { pauseMs: 15_000, batchSize: 1 };

const retry = { retryLimit: 8, retryDelay: 10, retryBackoff: true };

interface Queue {
  boss: PgBoss;
  /** Ends when the queue is closed and the jobs at work are done. */
  work: Promise<unknown>;
  connections: Pool;
}

const firstPauseMs = 250;
const longestPauseMs = 15_000;
/** Closing waits this long for the jobs at work. */
const closingMs = 5_000;

/** Jobs are in the same PostgreSQL, so that a change and its follow-up work commit together. */
export function createJobs({ url, log }: Settings): Jobs {
  const registrations: Registration[] = [];
  const closing = new AbortController();
  // Each queue waits for it.
  setMaxListeners(0, closing.signal);
  let attempt: Promise<Queue> | null = null;
  let status: 'up' | 'down' | 'starting' = 'starting';

  /** Concurrent callers share one attempt. A failure is not cached for later callers. */
  const begun = () => {
    closing.signal.throwIfAborted();
    attempt ??= begin({ url, log }, registrations, closing.signal).then(
      (queue) => {
        status = 'up';
        return queue;
      },
      (error: unknown) => {
        status = 'down';
        attempt = null;
        throw error;
      },
    );
    return attempt;
  };
  const register = (name: string, cron: string | null, handler: Handler) => {
    if (attempt) throw new Error(`The handler of ${name} was registered after the jobs started`);
    registrations.push({ name, cron, handler });
  };

  return {
    insert: async (jobs, db) => {
      const { boss } = await begun();
      const rows = jobs.map((job) => ({ ...retry, ...job }));
      await boss.insert(rows, db ? { db: { executeSql: (text, values) => db.$client.query({ text }, values) } } : {});
    },
    // A job of this name was sent with this kind's payload.
    handle: (kind, handler) =>
      register(kind.name, null, (payload) => handler(payload as Parameters<typeof handler>[0])),
    schedule: (kind, cron, handler) => register(kind.name, cron, handler),
    start: async () => {
      for (let pause = firstPauseMs; !closing.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
        try {
          return void (await begun());
        } catch (error) {
          log.error({ err: error, tryAgainMs: pause }, 'could not start the jobs');
          await delay(pause, null, { signal: closing.signal }).catch(() => {});
        }
      }
    },
    status: () => status,
    close: async () => {
      closing.abort();
      const queue = await attempt?.catch(() => null);
      if (!queue) return;
      await Promise.race([queue.work, delay(closingMs, null, { ref: false })]);
      await end(queue.boss, queue.connections);
    },
  };
}

/** One complete start. A queue whose start failed cannot be reused, so the next attempt creates another. */
async function begin({ url, log }: Settings, registrations: Registration[], closing: AbortSignal): Promise<Queue> {
  const connections = openConnections(url, log);
  const boss = new PgBoss({ db: { executeSql: (text, values) => connections.query(text, values) } });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  try {
    // Each queue is a table, and two processes that attach tables at once lock each other out.
    await aloneOn(url, async () => {
      await boss.start();
      await boss.offWork(dueJobs);
      for (const { name, cron } of registrations) {
        await boss.createQueue(name);
        if (cron) await boss.schedule(name, cron);
      }
    });
    const all = [...registrations, { name: dueJobs, cron: null, handler: (job: object) => insertDue(boss, job) }];
    const work = Promise.all(all.map((registration) => attend(boss, registration, log, closing)));
    return { boss, work, connections };
  } catch (error) {
    await end(boss, connections);
    throw error;
  }
}

/** The queue in which pg-boss puts scheduled jobs when they are due. Its own worker would end the process: see `attend`. */
const dueJobs = '__pgboss__send-it';

async function insertDue(boss: PgBoss, job: object): Promise<void> {
  await boss.insert([job as PgBoss.JobInsert]);
}

/** The connections are closed even if stopping the queue fails. */
async function end(boss: PgBoss, connections: Pool): Promise<void> {
  await boss.stop({ graceful: false }).catch(() => {});
  await connections.end();
}

/** The queue's own connections, so that jobs never wait for requests. */
function openConnections(url: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    application_name: 'besesaka jobs',
    // Without a timeout, an unresponsive host would block forever.
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', (error) => log.error({ err: error }, 'job queue connection failed'));
  return pool;
}

/**
 * Handles the jobs of one name until the queue closes. The workers of pg-boss 10 do not wait until an outcome is saved,
 * so a lost database would end the process; ours do. A job whose outcome is not saved expires, and then runs again.
 */
async function attend(boss: PgBoss, registration: Registration, log: Logger, closing: AbortSignal): Promise<void> {
  const { name, cron, handler } = registration;
  const { pauseMs, batchSize } = cron ? byTheCalendar : waitedFor;
  while (!closing.aborted) {
    // pg-boss answers an empty list while the database is unavailable.
    const jobs = await boss.fetch<object>(name, { batchSize });
    await Promise.all(jobs.map((job) => run(boss, name, job, handler, log)));
    if (jobs.length < batchSize) await delay(pauseMs, null, { signal: closing }).catch(() => {});
  }
}

/** A job that fails is retried alone: the others of its batch are done. */
async function run(boss: PgBoss, name: string, { id, data }: PgBoss.Job<object>, handler: Handler, log: Logger) {
  const failure = await handler(data).then(
    () => null,
    (error: unknown) => {
      log.error({ job: name, id, err: error }, 'job failed, will be retried');
      return { reason: reasonForLog(error) };
    },
  );
  try {
    await (failure ? boss.fail(name, id, failure) : boss.complete(name, id));
  } catch (error) {
    log.error({ job: name, id, err: error }, 'failed to persist job outcome');
  }
}
